// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CountedSheet, SheetLine } from "../../src/net/types";
import { arrived, begun, dropSheet, keepSheet, keptSheets } from "../../src/sheet/kept";
import { read, written } from "../../src/sheet/link";
import { across, beside, places, shownLines } from "../../src/sheet/order";
import { blank, entered, placedOn, seated, typed, type Paper } from "../../src/sheet/paper";
import { pictureOf, verdict } from "../../src/sheet/picture";
import { text } from "../../src/text/text.svelte";

const paper: Paper = {
  game: "glen-more-ii",
  names: ["Ailsa", "Bran; the 1st, & <co>", ""],
  chronicles: [5, 10],
  counts: { "1-castle": [1, 0, null], "end-tokens": [21, -3, 17] },
};

const line = (id: string, more: Partial<SheetLine> = {}): SheetLine => ({
  id,
  name: id.slice(id.indexOf("-") + 1),
  column: id.slice(0, id.indexOf("-")),
  title: { code: "score-whisky", args: {} },
  hint: null,
  clause: "GM2-SCORE-02",
  mark: false,
  alone: false,
  optional: false,
  tie: 0,
  least: 0,
  most: 999,
  scores: true,
  counts: [null, null],
  points: [null, null],
  faults: [null, null],
  ...more,
});

const sheet = (more: Partial<CountedSheet>): CountedSheet => ({
  game: "glen-more",
  seats: 2,
  columns: [{ id: "1", title: { code: "sheet-scoring", args: { n: 1 } }, about: { code: "sheet-glen-more-1", args: {} }, points: [3, -9], complete: true }],
  lines: [line("1-whisky", { counts: [4, 1], points: [3, -9] })],
  tables: [],
  totals: [3, -9],
  missing: [],
  winners: [0],
  tie: null,
  ...more,
});

beforeAll(async () => {
  await text.use("en");
  await text.withSheets();
});
beforeEach(() => localStorage.clear());

describe("a link", () => {
  it("holds the whole sheet", () => {
    expect(read(`#${written(paper)}`)).toEqual(paper);
    expect(read(written(blank("glasgow", 2)))).toEqual(blank("glasgow", 2));
  });
  it("has a version, is short, and needs no escape", () => {
    const link = written(paper);
    expect(link).toMatch(/^1;glen-more-ii;5\.10;Ailsa,/);
    expect(new URL(`https://x/sheet#${link}`).hash).toBe(`#${link}`.replaceAll("'", "%27"));
  });
  it.each([
    "",
    "#2;glasgow;;a,b",
    "#1;Glasgow;;a,b",
    "#1;glasgow;x;a,b",
    "#1;glasgow;;a,b;end-park:1",
    "#1;glasgow;;a,b;end-park:1.x",
    "#1;glasgow;;a,b;end-park:1.-",
    "#1;glasgow;;a,b;<b>:1.2",
    "#1;glasgow;;%E0%A4%A,b",
  ])("that cannot be read is none: %s", (link) => {
    expect(read(link)).toBeNull();
  });
});

it("a link that is longer than any sheet is none", () => {
  expect(read(`#1;glasgow;;a,${"b".repeat(30_000)}`)).toBeNull();
});

describe("what is written on a sheet", () => {
  it("changes place by place; what is empty is not kept", () => {
    const more = entered(paper, { id: "1-castle", alone: false }, 2, 4);
    expect(more.counts["1-castle"]).toEqual([1, 0, 4]);
    const none = [0, 1].reduce((left, seat) => entered(left, { id: "1-castle", alone: false }, seat, null), paper);
    expect(Object.keys(none.counts)).toEqual(["end-tokens"]);
    expect(paper.counts["1-castle"]).toEqual([1, 0, null]);
  });
  it("belongs to one player where only one can have it", () => {
    const first = entered(paper, { id: "end-bk1", alone: true }, 0, 1);
    expect(entered(first, { id: "end-bk1", alone: true }, 2, 1).counts["end-bk1"]).toEqual([null, null, 1]);
  });
  it("keeps what has a place when players or chronicles change", () => {
    expect(seated(paper, 2).counts["end-tokens"]).toEqual([21, -3]);
    expect(seated(paper, 4).names).toHaveLength(4);
    expect(placedOn(paper, ["end-tokens"]).counts).toEqual({ "end-tokens": [21, -3, 17] });
  });
  it("is a whole number within its bounds", () => {
    const bounds = { least: -99, most: 999 };
    expect([typed("7", bounds), typed(" −3 ", bounds), typed("", bounds)]).toEqual([7, -3, null]);
    expect([typed("1.5", bounds), typed("x", bounds), typed("1000", bounds), typed("-1", { least: 0, most: 9 })]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("sheets that are kept", () => {
  it("lie there with the last one first, until they are removed", () => {
    const [one, two] = [begun(paper, 1000), begun(blank("glasgow", 2), 2000)];
    keepSheet(one);
    keepSheet(two);
    keepSheet({ ...one, paper: { ...paper, names: ["A", "B", "C"] } });
    expect(keptSheets().map(({ id, begun }) => [id, begun])).toEqual([[one.id, 1000], [two.id, 2000]]);
    expect(keptSheets()[0]?.paper.names).toEqual(["A", "B", "C"]);
    dropSheet(one.id);
    expect(keptSheets().map(({ id }) => id)).toEqual([two.id]);
  });
  it("are not there twice when a link brings one again", () => {
    const kept = begun(paper, 1000);
    keepSheet(kept);
    expect(arrived(structuredClone(paper), 3000).id).toBe(kept.id);
    expect(arrived({ ...paper, names: ["X", "Y", "Z"] }, 3000).begun).toBe(3000);
  });
  it("survive one that cannot be read", () => {
    localStorage.setItem("hindmost-sheets", JSON.stringify([{ id: "x", begun: 1, sheet: "nonsense" }, null, { id: "y", begun: 2, sheet: written(paper) }]));
    expect(keptSheets().map(({ id }) => id)).toEqual(["y"]);
    localStorage.setItem("hindmost-sheets", "{");
    expect(keptSheets()).toEqual([]);
  });
});

describe("the focus", () => {
  const lines = [line("1-a"), line("1-b"), line("2-a")];
  it("goes down a player's column, to the next player, then to the next part", () => {
    const order = places(lines, 2).map((place) => `${place.line}/${place.seat}`);
    expect(order).toEqual(["1-a/0", "1-b/0", "1-a/1", "1-b/1", "2-a/0", "2-a/1"]);
    expect(beside(places(lines, 2), { line: "1-b", seat: 0 }, 1)).toEqual({ line: "1-a", seat: 1 });
    expect(beside(places(lines, 2), { line: "2-a", seat: 1 }, 1)).toEqual({ line: "2-a", seat: 1 });
    expect(across({ line: "1-a", seat: 1 }, 1, 2)).toEqual({ line: "1-a", seat: 1 });
  });
  it("meets lines on demand only once they are wanted or written on", () => {
    const all = [line("end-a"), line("end-b", { optional: true }), line("end-c", { optional: true, counts: [1, null] })];
    expect(shownLines(all, new Set()).map(({ id }) => id)).toEqual(["end-a", "end-c"]);
    expect(shownLines(all, new Set(["end-b"]))).toHaveLength(3);
  });
});

describe("the picture", () => {
  it("has counts, points, sums and the winner, and nobody's name is taken for markup", () => {
    const counted = sheet({});
    const { svg, height } = pictureOf(counted, counted.lines, ["<Ann> & Co", "Bob"], "Glen More", "today");
    expect(svg).toContain("4 (+3)");
    expect(svg).toContain("1 (−9)");
    expect(svg).not.toContain("<Ann>");
    expect(svg).toContain("&#60;Ann&#62; &#38; Co");
    expect(height).toBeGreaterThan(200);
    expect(new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")).toBeNull();
  });
  it("says who has won, by what in a tie, or what is missing", () => {
    const names = ["Ann", "Bob"];
    expect(verdict(sheet({}), names)).toBe("Ann wins");
    expect(verdict(sheet({ tie: "1-whisky", winners: [1] }), names)).toBe("Bob wins; tie, decided by: Whisky");
    expect(verdict(sheet({ tie: "1-whisky", winners: [0, 1] }), names)).toBe("Ann and Bob share the win; tie, also in: Whisky");
    expect(verdict(sheet({ winners: [], missing: [{ line: "1-whisky", seat: 1 }] }), names)).toBe("one count is missing: Whisky, Bob");
  });
});
