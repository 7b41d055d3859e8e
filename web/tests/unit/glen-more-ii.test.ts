// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { openEnds, pieceOf } from "../../src/games/glen/common";
import { PLACES, roadsBetween, sign, START } from "../../src/games/glen-more-ii/clans";
import { domains, roads } from "../../src/games/glen-more-ii/faces";
import furniture from "../../src/games/glen-more-ii/furniture";
import { layOwn } from "./printed";

layOwn();

describe("the clan map", () => {
  it("has a place for every domain", () => {
    expect([START, ...domains().map(({ id }) => id)].filter((id) => !PLACES[id])).toEqual([]);
  });
  it("lays no domain on another", () => {
    const all = Object.entries(PLACES);
    const near = all.flatMap(([a, one], i) => all.slice(i + 1).flatMap(([b, other]) => (Math.hypot(one.x - other.x, one.y - other.y) < 38 ? [`${a} and ${b}`] : [])));
    expect(near).toEqual([]);
  });
  it("draws every road between the domains in use, and none to the others", () => {
    const used = new Set(domains().filter(({ closed }) => !closed).map(({ id }) => id));
    const expected = roads().filter(({ from, to }) => [from, to].every((end) => end === START || used.has(end)));
    expect(roadsBetween(used)).toHaveLength(expected.length);
    expect(roadsBetween(new Set())).toEqual([]);
  });
  it("shows in one sign what a domain is good for", () => {
    const of = (id: string) => sign(domains().find((each) => each.id === id)!);
    expect(of("sinclair")).toBe("inf");
    expect(of("brodie")).toEqual({ vp: 8 });
    expect(of("chisholm")).toBe("barley");
  });
});

describe("open ends", () => {
  it("of a river lie at the left and the right of its row", () => {
    const row = [
      { cell: "0,0", tile: "village" },
      { cell: "1,0", tile: "castle" },
    ];
    expect(openEnds(row, () => ({ river: "west-east" }))).toEqual([
      { x: -1, y: 0, way: "river", from: "east" },
      { x: 2, y: 0, way: "river", from: "west" },
    ]);
  });
});

describe("points", () => {
  it("are told by what gave them: a tile by its name, a domain, a landmark; all else is a chronicle's", () => {
    const from = (source: string) => furniture.sourceOf({ seat: 0, points: 1, source, round: 1 });
    expect(["tile-butcher", "domain-brodie", "landmark-duart-castle", "score-whisky", "great-glen-herds"].map(from)).toEqual([
      "web-tiles-source",
      "web-gm2-domains-source",
      "web-gm2-landmarks-source",
      "score-whisky",
      "web-gm2-chronicles-source",
    ]);
  });
});

describe("pieces", () => {
  it("are the seats first, then those of nobody", () => {
    expect([0, 2, 3, 4].map((piece) => pieceOf(piece, 3, ["die", "englishman"]))).toEqual([0, 2, "die", "englishman"]);
  });
});
