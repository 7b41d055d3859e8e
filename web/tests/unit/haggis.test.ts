import { beforeAll, describe, expect, it } from "vitest";
import { dinnersOf, upAfter } from "../../src/games/glen-more-ii/chronicles/c05-haggis/dinners";
import { backsOf, outlook, product, scoringsLeft, valuesOf, worth } from "../../src/games/glen-more-ii/chronicles/c05-haggis/tokens";
import type { View } from "../../src/games/types";
import type { LogLine } from "../../src/net/types";
import { layOwn } from "./printed";

beforeAll(layOwn);

const viewOf = (stacks: Record<string, number>, seats: object[] = [], winners: number[] | null = null) => ({ table: { stacks }, seats, winners }) as unknown as View;

describe("haggis that is turned up", () => {
  it("is worth its number times its sum, and that is spelt out", () => {
    expect([[], [3], [1, 3], [1, 2, 3]].map(worth)).toEqual([0, 3, 8, 18]);
    expect([[], [3], [1, 3], [1, 2, 3]].map(product)).toEqual(["0", "1 × 3", "2 × (1 + 3)", "3 × (1 + 2 + 3)"]);
  });
  it("may become more with one more roll", () => {
    expect(outlook([3, 1, 1], [2])).toEqual({
      hits: [
        { value: 1, sides: 3, served: [1, 2] },
        { value: 3, sides: 1, served: [2, 3] },
      ],
      misses: 2,
    });
  });
});

describe("a serving table", () => {
  const view = viewOf({}, [{ haggis: [1, 3] }, { haggis: 2 }]);
  it("is known to its owner by values, to others by their number", () => {
    expect([0, 1].map((seat) => valuesOf(view, seat))).toEqual([[1, 3], null]);
    expect([0, 1].map((seat) => backsOf(view, seat))).toEqual([2, 2]);
  });
});

describe("haggis is still scored", () => {
  it("after B, after C and at the end", () => {
    expect(scoringsLeft(viewOf({ A: 0, B: 4, C: 18, D: 18 }))).toBe(3);
    expect(scoringsLeft(viewOf({ A: 0, B: 0, C: 2, D: 18 }))).toBe(2);
    expect(scoringsLeft(viewOf({ A: 0, B: 0, C: 0, D: 0 }))).toBe(1);
    expect(scoringsLeft(viewOf({ A: 0, B: 0, C: 0, D: 0 }, [], [1]))).toBe(0);
  });
});

describe("a haggis scoring in the log", () => {
  const line = (seat: number, code: string, args: LogLine["message"]["args"] = {}, kind: LogLine["kind"] = ""): LogLine => ({ seat, at: 1, message: { code: `log-${code}`, args }, kind: kind ?? "" });
  const rolled = (value: number) => line(-1, "haggis-rolled", { value });
  const log = [
    line(2, "haggis-served", { value: 2 }),
    line(-1, "scoring", { n: 3 }, "scoring"),
    line(-1, "haggis-scoring", {}, "scoring"),
    rolled(1),
    line(0, "haggis-served", { value: 1 }),
    line(1, "haggis-served", { value: 1 }),
    rolled(2),
    line(1, "haggis-rolled-again", { value: 3 }),
    line(1, "haggis-served", { value: 3 }),
    line(1, "award", { vp: 8 }, "award"),
  ];
  it("is told roll by roll, bought ones too", () => {
    const [dinner, other] = dinnersOf(log);
    expect(other).toBeUndefined();
    expect(dinner?.number).toBe(2);
    expect(dinnersOf(log.slice(2))[0]?.number).toBe(0);
    expect(dinner?.rolls).toEqual([
      { value: 1, by: null, served: [0, 1] },
      { value: 2, by: null, served: [] },
      { value: 3, by: 1, served: [1] },
    ]);
  });
  it("shows after each roll what lies open", () => {
    const [dinner] = dinnersOf(log);
    expect([0, 1, 2, 3].map((steps) => upAfter(dinner!, 1, steps))).toEqual([[], [1], [1], [1, 3]]);
    expect(upAfter(dinner!, 0, 3)).toEqual([1]);
  });
});
