// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { hatch } from "../../src/end/hatch";
import { tally } from "../../src/end/tally";
import glasgow from "../../src/games/glasgow/furniture";
import glenMore from "../../src/games/glen-more/furniture";
import glenMoreII from "../../src/games/glen-more-ii/furniture";

const awards = [
  { seat: 0, points: 3, source: "tile-fair", round: 0 },
  { seat: 0, points: 2, source: "score-whisky", round: 1 },
  { seat: 1, points: 5, source: "score-whisky", round: 1 },
  { seat: 0, points: 8, source: "score-whisky", round: 2 },
  { seat: 1, points: -3, source: "score-size", round: 2 },
];
const sums = tally(awards, ["tiles", "score-whisky", "score-size", "score-coins"], (each) => (each.source.startsWith("tile-") ? "tiles" : each.source), "tiles");

describe("points by seat, source and moment", () => {
  it("grow from scoring to scoring, what tiles gave included in the next", () => {
    expect(sums.moments.map((_, moment) => sums.points(0, undefined, moment))).toEqual([5, 13]);
    expect(sums.points(1)).toBe(2);
    expect(sums.points(1, "score-whisky")).toBe(5);
  });
  it("name only the sources that gave something, in the order of the score sheet", () => {
    expect(sums.sources.map((each) => each.key)).toEqual(["tiles", "score-whisky", "score-size"]);
  });
});

describe("patterns", () => {
  it("tell sources apart without colour, that of a chronicle's category included", async () => {
    await glenMoreII.prepare?.([10]);
    const most = Math.max(...[glenMore, glenMoreII, glasgow].map(({ sources }) => sources.length));
    const marks = Array.from({ length: most }, (_, index) => hatch(index).mark);
    expect(new Set(marks).size).toBe(marks.length);
  });
});
