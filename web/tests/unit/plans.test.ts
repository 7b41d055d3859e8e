// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ICONS } from "../../src/art/icons";
import { tileSvg } from "../../src/art/tile";
import furniture from "../../src/games/glen-more-ii/chronicles/c11-plans-and-prosperity/furniture";
import { built, cellsOf, completes, conditionsOf, costOf, coversOf, coverText, gainOf, halvesOf, metAt, namesAt, openPlans, plansOf } from "../../src/games/glen-more-ii/chronicles/c11-plans-and-prosperity/plans";
import { faceOf, tileRecord } from "../../src/games/glen-more-ii/faces";
import { factsOf } from "../../src/games/glen-more-ii/facts";
import { fetchChronicles } from "../../src/games/glen-more-ii/chronicles/registry";
import type { View } from "../../src/games/types";
import type { ChroniclePlan, ChronicleSite } from "../../src/net/types";
import { text } from "../../src/text/text.svelte";
import { layOwn } from "./printed";

const site = (cell: string, more: Partial<ChronicleSite> = {}): ChronicleSite => ({ cell, face: 0, near: true, beside: [], ...more });
const plan = (monument: string, more: Partial<ChroniclePlan> = {}): ChroniclePlan => ({ monument, goods: [], needs: 2, paid: false, price: 3, sites: [], ...more });
const placed = (cell: string, tile: string, ...covered: string[]) => ({ cell, tile, covered, goods: {}, scotsmen: 0 });

const HOME = [placed("0,0", "home-village"), placed("1,0", "home-castle")];
const view = (plans: ChroniclePlan[], territory: ReturnType<typeof placed>[] = HOME): View =>
  ({ seats: [{ seat: 0, "monument-plans": plans, territory }], table: { "open-plans": ["a-new-lanark"] }, chronicles: [11] }) as unknown as View;

beforeAll(async () => {
  await text.use("en");
  await text.withChronicles([11]);
  await fetchChronicles([11]);
});
beforeEach(layOwn);

describe("what a plan covers", () => {
  it("is one type, with or without a river", () => {
    const [only, other] = coversOf("b-stirling-castle");
    expect(other).toBeUndefined();
    expect(only).toMatchObject({ types: ["castle"], river: true });
    expect(only && coverText(only)).toBe("Covers one castle tile with a river.");
  });
  it("is by the faces of a double monument two types, left and right, each with its own sites", () => {
    const [first, second] = coversOf("forth-bridge-left", [site("0,0"), site("4,0", { face: 1 })]);
    expect([first?.types, second?.types]).toEqual([
      ["village", "castle"],
      ["animal", "village"],
    ]);
    expect([first?.sites, second?.sites].map((sites) => sites?.map(({ cell }) => cell))).toEqual([["0,0"], ["4,0"]]);
    expect(second && coverText(second)).toBe("Face 2: animal, village with a river.");
  });
  it("is read on its tile, and on no other", () => {
    const said = (id: string) => factsOf(id).lines.map(({ text }) => text);
    expect(said("a-new-lanark")).toContain("Covers one material tile without a river.");
    expect(said("a-halkirk").join()).not.toContain("river");
  });
});

describe("a double monument", () => {
  it("has two halves, which lie side by side", () => {
    expect(halvesOf("caledonian-canal-left")).toEqual(["caledonian-canal-left", "caledonian-canal-right"]);
    expect(cellsOf("caledonian-canal-left", site("-1,0"))).toEqual(["-1,0", "0,0"]);
    expect(cellsOf("a-new-lanark", site("-1,0"))).toEqual(["-1,0"]);
  });
  it("is called by the two tiles that it would cover", () => expect(namesAt(view([]), 0, "forth-bridge-left", site("0,0"))).toBe("Home Village and Home Castle"));
  it("shows two pictures that go on in each other", () => {
    const [left, right] = halvesOf("forth-bridge-left").map((id) => faceOf(id).scene);
    expect(left).not.toBe(right);
  });
});

describe("conditions", () => {
  it("name the type and what is given there", () => {
    const conditions = conditionsOf("c-holyrood-palace");
    expect(conditions.map(({ type }) => type)).toEqual(["village", "whisky", "animal"]);
    expect(conditions.map(gainOf)).toEqual([["scot"], ["whisky"], [{ vp: 3 }]]);
    expect(conditions[0]?.words).toBe("Next to a village tile: Receive 1 Scotsman");
  });
  it("are met where the tile beside is of that type", () => {
    const conditions = conditionsOf("a-new-lanark");
    expect(metAt(conditions, site("0,0", { beside: ["trade"] })).map(({ type }) => type)).toEqual(["trade"]);
    expect(metAt(conditions, site("0,0"))).toEqual([]);
  });
  it("stand on the tile in rows, not on its strip", () => {
    const face = faceOf("b-stirling-castle");
    expect(face.conditions).toHaveLength(2);
    expect(face.now).toEqual(["landmark"]);
    expect(tileSvg(face, 96)).toContain("#i-of-villages");
    expect(faceOf("a-halkirk").conditions).toEqual([]);
  });
  it("have signs for all that they ask and give", () => {
    for (const name of ["of-loch", "of-monuments", "of-michael-scotus", "of-villages", "monument-plan"]) expect(ICONS).toHaveProperty([name]);
  });
});

describe("what has been paid", () => {
  it("is complete with the next resource when one is missing", () => {
    expect(completes(plan("a-new-lanark"))).toBe(false);
    expect(completes(plan("a-new-lanark", { goods: ["wood"] }))).toBe(true);
  });
  it("does not matter for what unbuilt plans cost", () => expect(costOf([plan("a-new-lanark", { goods: ["wood"] }), plan("a-melrose-abbey")])).toBe(6));
});

describe("monuments that are built", () => {
  it("count once each, covered ones and double ones too", () => {
    const territory = [...HOME, placed("0,1", "a-halkirk", "a-melrose-abbey"), placed("2,0", "caledonian-canal-left", "a-halkirk"), placed("3,0", "caledonian-canal-right", "b-kingussie")];
    expect(built(view([], territory), 0)).toBe(2);
    expect(built(view([]), 0)).toBe(0);
  });
});

describe("the shelf", () => {
  it("says how many plans are unbuilt", () => {
    expect(furniture.book?.fact(view([plan("a-new-lanark"), plan("a-melrose-abbey")]), 0)).toEqual(["2 unbuilt"]);
    expect(furniture.book?.fact(view([]), 0)).toEqual(["none"]);
    expect(furniture.book?.short(view([plan("a-new-lanark")]), 0)).toBe("1");
    expect([plansOf(null, 0), openPlans(null), openPlans(view([]))]).toEqual([[], [], ["a-new-lanark"]]);
  });
});

describe("the map, while the board is open", () => {
  it("outlines where a plan could be built, both cells of a double one", () => {
    const plans = [plan("forth-bridge-left", { sites: [site("0,0"), site("4,0", { near: false })] }), plan("b-stirling-castle", { goods: ["wood"], sites: [site("1,0")] })];
    expect(furniture.outlines?.(view(plans), 0)).toEqual([
      { cells: ["0,0", "1,0"], row: 0, tokens: ["monument-plan", "Forth Bridge, later"] },
      { cells: ["1,0"], row: 1, tokens: ["monument-plan", "Stirling Castle"] },
    ]);
  });
  it("says later for a plan that was paid in this turn", () => {
    const paid = plan("b-stirling-castle", { goods: ["wood"], paid: true, sites: [site("1,0")] });
    expect(furniture.outlines?.(view([paid]), 0)?.[0]?.tokens[1]).toBe("Stirling Castle, later");
  });
});

it("knows the records of its tiles", () => expect(tileRecord("new-fort-george-left")).toMatchObject({ covers: ["castle", "material"], right_half: "new-fort-george-right" }));
