import { describe, expect, it } from "vitest";
import { tileAt } from "../../src/games/glasgow/boxes";
import { boxOf, framesOf, outside, ringPlace, ringWay, windowOf } from "../../src/games/glasgow/geometry";
import { changesOf, goodIn, goodsOn, openEnds, standingOf, tempoOf } from "../../src/games/glen/common";
import { effectLine, effectText } from "../../src/games/glen/effects";
import { domains, roads } from "../../src/games/glen-more-ii/faces";
import { FRAME, outline, PLACES, roadsBetween, START } from "../../src/games/glen-more-ii/clans";
import { cellXY, xyCell } from "../../src/games/types";
import type { CityBuilding } from "../../src/net/types";
import { layOwn } from "./printed";

layOwn();
const RING = Array.from({ length: 16 }, (_, position) => position);
const city = (...cells: string[]): CityBuilding[] => cells.map((cell) => ({ cell, building: "f1", owner: 0 }) as unknown as CityBuilding);

describe("the ring of Glasgow", () => {
  it("is a frame of five by five places, each once", () => {
    const places = RING.map(ringPlace);
    expect(new Set(places.map(String)).size).toBe(16);
    expect(places.every(([column, row]) => [column, row].some((each) => each === 0 || each === 4) && column >= 0 && column <= 4 && row >= 0 && row <= 4)).toBe(true);
    expect([0, 4, 8, 12].map((position) => ringPlace(position))).toEqual([[0, 0], [4, 0], [4, 4], [0, 4]]);
  });
  it("runs clockwise, from each place to the next", () => {
    for (const position of RING) {
      const [[x, y], [dx, dy], next] = [ringPlace(position), ringWay(position), ringPlace((position + 1) % 16)];
      expect([x + dx, y + dy], `place ${position}`).toEqual(next);
    }
  });
  it("has the architects' buildings outside of it", () => {
    expect([0, 5, 10, 15].map(outside)).toEqual(["left", "right", "below", "left"]);
  });
  it("is drawn with equal steps", () => {
    const ring = { side: 500, unit: 90, step: 100, x: 10, y: 20 };
    expect([tileAt(ring, 0), tileAt(ring, 8), tileAt(ring, 13)]).toEqual([{ x: 10, y: 20 }, { x: 410, y: 420 }, { x: 10, y: 320 }]);
  });
});

describe("the ground of Glasgow", () => {
  it("turns cells into places and back, up being up", () => {
    expect([cellXY("2,-1"), cellXY("0,3")]).toEqual([[2, 1], [0, -3]]);
    for (const cell of ["0,0", "-2,3", "4,-4"]) expect(xyCell(...cellXY(cell))).toBe(cell);
  });
  it("has a box about all buildings, and none about nothing", () => {
    expect(boxOf([])).toBeNull();
    expect(boxOf([[0, 0], [2, -1], [-1, 3]])).toEqual({ x0: -1, y0: -1, w: 4, h: 5 });
  });
  it("shows five by five cells with the city inside, and a cell more where it may grow", () => {
    for (const cells of [[], ["0,0"], ["0,0", "1,0", "2,0"], ["0,0", "0,1", "-1,1"]]) {
      const { x0, y0, n } = windowOf(city(...cells));
      expect(n).toBe(5);
      for (const [x, y] of cells.map(cellXY)) {
        expect(x > x0 && x < x0 + n - 1, cells.join(" ")).toBe(true);
        expect(y > y0 && y < y0 + n - 1, cells.join(" ")).toBe(true);
      }
    }
  });
  it("lies in the middle once nothing can be added around", () => {
    const full = city("0,0", "4,0", "0,-3");
    expect(windowOf(full)).toEqual({ x0: 0, y0: -0.5, n: 5 });
  });
  it("may become five by four, lying or standing, until one of them is decided", () => {
    expect(framesOf([], null)).toEqual([]);
    const open = framesOf(city("0,0"), null);
    expect(open.map(({ w, h, fixed }) => [w, h, fixed])).toEqual([[5, 4, false], [4, 5, false]]);
    const long = framesOf(city("0,0", "4,0"), null);
    expect(long.map(({ w, h }) => [w, h])).toEqual([[5, 4]]);
    expect(long[0]!.x0).toBe(0);
    expect(framesOf(city("0,0", "4,0", "0,-3"), null)).toEqual([{ x0: 0, y0: 0, w: 5, h: 4, fixed: true }]);
  });
  it("takes the cell that is pointed at into account, without taking it for built", () => {
    const frames = framesOf(city("0,0", "3,0"), [4, 0]);
    expect(frames.map(({ w, fixed }) => [w, fixed])).toEqual([[5, false]]);
    expect(frames[0]!.x0).toBe(0);
  });
  it("keeps every frame about the city", () => {
    for (const { x0, y0, w, h } of framesOf(city("0,0", "2,0", "0,-2"), null)) {
      expect(x0 <= 0 && x0 + w >= 3).toBe(true);
      expect(y0 <= 0 && y0 + h >= 3).toBe(true);
    }
  });
});

describe("the clan map", () => {
  const [left, top, width, height] = FRAME;
  it("lies inside of its frame", () => {
    for (const [id, { x, y }] of Object.entries(PLACES)) expect(x > left && x < left + width && y > top && y < top + height, id).toBe(true);
  });
  it("has roads from place to place, each between the two that it names", () => {
    const all = new Set(domains().map(({ id }) => id));
    const drawn = roadsBetween(all);
    expect(drawn).toHaveLength(roads().length);
    for (const { from, to, a, b } of drawn) expect([a, b]).toEqual([PLACES[from], PLACES[to]]);
    expect(drawn.some(({ from, to }) => from === START || to === START)).toBe(true);
  });
  it("draws no road to a domain that is not shown", () => {
    const { to } = roads().find((road) => road.from !== START && road.to !== START)!;
    const without = roadsBetween(new Set(domains().map(({ id }) => id).filter((id) => id !== to)));
    expect(without.some((road) => road.from === to || road.to === to)).toBe(false);
    expect(without.length).toBeLessThan(roads().length);
  });
  it("tells colours by outline, too", () => {
    const one = (colour: string) => outline({ ...domains()[0]!, colour } as Parameters<typeof outline>[0], 0, 0);
    expect(new Set(["yellow", "blue", "violet"].map(one)).size).toBe(3);
    expect(one("unheard-of")).toBe(one("yellow"));
  });
});

describe("what both Glen More games read alike", () => {
  it("finds a good among things", () => {
    expect([goodIn(["cell:0:0,0", "good:wood"]), goodIn(["market:wood"]), goodIn()]).toEqual(["wood", "", ""]);
    expect(goodsOn({ wood: 2, grain: 1 })).toEqual(["wood", "wood", "barley"]);
  });
  it("names pieces in the order of the turn", () => {
    const seen = { order: [{ piece: 2, turns: 3 }, { piece: 0, turns: 1 }], left: [4], drawn: 2, scoring: false };
    const tempo = tempoOf(seen as unknown as Parameters<typeof tempoOf>[0], (piece) => (piece === 2 ? "die" : piece));
    expect(tempo).toMatchObject({ order: [{ piece: "die", turns: 3 }, { piece: 0, turns: 1 }], left: [4], refill: 2 });
  });
  it("has open ends where no tile lies", () => {
    const one = [{ cell: "0,0", tile: "x" }];
    expect(openEnds(one, () => ({ river: "north-south" }))).toEqual([
      { x: 0, y: -1, way: "river", from: "south" },
      { x: 0, y: 1, way: "river", from: "north" },
    ]);
    expect(openEnds([...one, { cell: "1,0", tile: "y" }], (tile) => (tile === "x" ? { road: "west-east" } : {}))).toEqual([{ x: -1, y: 0, way: "road", from: "east" }]);
  });
  it("tells changes in its own order, and nothing of what stays", () => {
    const shown = [{ name: "coins", icon: "coin", label: "a" }, { name: "vp", label: "b" }, { name: "wood", label: "c" }];
    expect(changesOf({ wood: 2, coins: -1, vp: 0, stone: 9 }, shown).map(({ icon, amount }) => [icon, amount])).toEqual([["coin", -1], ["wood", 2]]);
  });
  it("counts a scoring by category and by seat, with nothing for what is missing", () => {
    const scoring = { counts: [{ whisky: 2 }, {}], if_scored_now: [{ whisky: 5 }, {}], at_end: [{ "card-loch": 3 }, {}] } as unknown as Parameters<typeof standingOf>[0];
    const standing = standingOf(scoring, [{ key: "whisky", icon: "barrel" }]);
    expect([standing.counts, standing.points]).toEqual([[[2, 0]], [[5, 0]]]);
    expect(standing.atEnd.map(({ card, points }) => [card, points])).toEqual([["card-loch", [3, null]]]);
  });
});

describe("effects on cards", () => {
  const effect = { message: { code: "deed", args: {} }, tokens: [1, "wood"] } as unknown as NonNullable<Parameters<typeof effectLine>[1]>;
  it("are a line with its source where that is known, and none where there is no effect", () => {
    expect(effectLine("Cost", null)).toEqual([]);
    expect(effectLine("Cost", effect)).toEqual([{ label: "Cost", text: "deed", tokens: [1, "wood"] }]);
    expect(effectLine("Cost", effect, "R")[0]).toMatchObject({ source: "R" });
    expect(effectLine("Cost", { ...effect, tokens: ["mob"] } as typeof effect, undefined, { mob: "sign" })[0]!.tokens).toEqual(["sign"]);
  });
  it("are told by the catalogue where nobody has written words for them", () => {
    expect(effectText("glen-more-ii", "domain", { id: "unheard-of", effect })).toBe("deed");
    expect(effectText("glen-more-ii", "domain", { id: "unheard-of", effect: null })).toBe("");
  });
});
