import { describe, expect, it } from "vitest";
import mobs from "../../src/games/glen-more-ii/chronicles/c08-penny-mobs/furniture";
import { besides, tokensInWords } from "../../src/games/glen-more-ii/chronicles/c08-penny-mobs/mobs";
import { DRAWN, rascal } from "../../src/games/glen-more-ii/chronicles/c08-penny-mobs/portraits";
import { bookOf } from "../../src/games/glen-more-ii/chronicles/registry";
import type { AnyBoard, View } from "../../src/games/types";
import type { Option } from "../../src/net/types";

const BOX = ["mcwander", "mcduff", "mcmail", "mclaird", "mcsnitch", "macdarkie", "macsponge", "anderson", "mccastle", "mcquack", "mcmuscle", "mctrick", "macmalt", "mcstarve", "mchagg", "mcclaim", "mcdenial", "mcglory", "mcswitch"];

describe("portraits", () => {
  it("are there of every mob, none like another", () => {
    expect([...DRAWN].sort()).toEqual([...BOX].sort());
    expect(new Set(BOX.map((mob) => JSON.stringify(rascal(mob).look))).size).toBe(BOX.length);
    expect(new Set(BOX.map((mob) => rascal(mob).prop)).size).toBe(BOX.length);
  });
  it("have heads of their own, as these are shown alone when they are small", () => {
    const head = (mob: string) => {
      const { hat, face, hair, cut, trim, field, long } = rascal(mob).look;
      return JSON.stringify([hat, face, hair, cut, trim, field, long]);
    };
    expect(new Set(BOX.map(head)).size).toBe(BOX.length);
  });
  it("show a stranger where a mob is not drawn yet", () => {
    expect(rascal("mcnew").look.hat).toBe("hood");
  });
});

const option = (more: Partial<Option>): Option => ({ id: "x", label: { code: "x", args: {} }, ...more });
const penny = option({ id: "penny mcduff", targets: ["mob:mcduff"], module: 8 });
const call = option({ id: "call mcduff", targets: ["mob:mcduff"], module: 8 });
const mail = option({ id: "mail wood", targets: ["good:wood"], module: 8 });
const pass = option({ id: "pass", kind: "pass", module: 8 });
const lurk = option({ id: "lurk 1 0,0", targets: ["cell:1:0,0"], module: 8 });
const asking = (kind: string, options: Option[], placeless = options): AnyBoard => ({ prompt: { kind }, options, placeless }) as unknown as AnyBoard;

describe("the board", () => {
  const { asked, offers } = bookOf(8, mobs);
  it("opens at the end of a turn, and for all that only it can ask", () => {
    expect(asked(asking("penny-action", [penny, pass]))).toBe(true);
    expect(asked(asking("intercept", [mail, pass]))).toBe(true);
  });
  it("stays closed where a mob may be called besides, and where tiles are the answer", () => {
    expect(asked(asking("activate", [call, option({ rule: "GM2-ACT-01", targets: ["cell:0:0,0"] })], [call]))).toBe(false);
    expect(asked(asking("set-figure", [lurk, pass], [pass]))).toBe(false);
  });
  it("offers its mobs and all else that is its own", () => {
    expect([penny, call, mail, pass].map(offers)).toEqual([true, true, true, true]);
    expect(offers(option({ rule: "C8-13" }))).toBe(false);
  });
  it("shows in a box what points at no mob", () => {
    expect(besides(asking("intercept", [call, mail, pass, option({ rule: "C8-13" })]))).toEqual([mail, pass]);
  });
});

const view = {
  chronicles: [8],
  table: {
    prison: { mobs: [{ mob: "mcduff", pennies: 2, vp: 6 }], face_down: 1 },
    figures: [{ mob: "mcsnitch", seat: 0, host: 1, cell: "0,1" }],
    reserved: { tile: "a-halkirk", space: 4, seat: 1, coins: 2 },
    tollgates: [{ domain: "ross", seat: 1, coins: 3 }],
  },
  seats: [
    { pennies: { minus: 5, plus: 2 }, mobs: [{ mob: "mcsnitch", vp: 6, tokens: [], spent: false }] },
    { pennies: { minus: 0, plus: 0 }, mobs: [{ mob: "mclaird", vp: 5, tokens: [1, 3], spent: false }] },
  ],
} as unknown as View;

describe("pieces of mobs", () => {
  it("stand where they stand on a real table", () => {
    expect(Object.keys(mobs.pieces?.(view, 1) ?? {})).toEqual(["0,1"]);
    expect(mobs.pieces?.(view, 0)).toEqual({});
    expect(mobs.marks?.(view)).toMatchObject({ 4: { seat: 1, icon: "lock", coins: 2 } });
    expect(mobs.domainMarks?.(view)).toMatchObject({ ross: { seat: 1, coins: 3 } });
  });
  it("mark nothing once the reserved tile is in somebody's hand", () => {
    const taken = { ...view, table: { reserved: { tile: "a-halkirk", space: null, seat: 1, coins: 2 } } } as unknown as View;
    expect(mobs.marks?.(taken)).toEqual({});
  });
  it("are counted beside the names", () => {
    expect(mobs.badges?.(view, 0).map(({ value }) => value)).toEqual(["5 · +2", ""]);
    expect(mobs.badges?.(view, 1).map(({ value }) => value)).toEqual([0, 2]);
    expect(tokensInWords([])).toBe("");
  });
  it("wake the book, and none of them lets it sleep", () => {
    expect(mobs.book?.sleeping?.(view)).toBe(false);
    const over = { ...view, table: { prison: { mobs: [], face_down: 0 } }, seats: [{ mobs: [{ mob: "mcduff", vp: 6, tokens: [], spent: true }] }] } as unknown as View;
    expect(mobs.book?.sleeping?.(over)).toBe(true);
    expect(mobs.book?.short(view, 0)).toBe("1");
  });
});
