import { describe, expect, it } from "vitest";
import { aheadOf, bestOf, makesRoom, nextCellar, nextSpace, racksOf, saleAt, worths } from "../../src/games/glen-more-ii/chronicles/c03-single-cask/cellars";
import type { View } from "../../src/games/types";
import type { ChronicleCellars, ChronicleSingleCask } from "../../src/net/types";

const PRINTED: ChronicleSingleCask = {
  values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ends: [3, 6, 9],
  costs: [
    { wood: 1, stone: 1 },
    { wood: 1, stone: 2 },
  ],
  sales: [{ tile: "b-single-cask-sale", space: 1, bonus: false, sold: 1, spaces: 2 }],
};
/** Two in the 0 VP area, one each on 1, 3 and 5. */
const TWO: ChronicleCellars = { built: 2, barrels: [2, 1, 0, 1, 0, 1, 0] };

const view = (...cellars: ChronicleCellars[]): View =>
  ({
    seats: cellars.map((each, seat) => ({ seat, cellars: each })),
    table: { "single-cask": PRINTED, rondel: [[], [], [1], [0], []].map((pieces) => ({ tile: null, gap: false, pieces })) },
  }) as unknown as View;

describe("racks", () => {
  it("hold the spaces of each cellar, the 0 VP area in the first", () => {
    const racks = racksOf(PRINTED, TWO);
    expect(racks.map(({ number, built }) => [number, built])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
    expect(racks.map(({ places }) => places.map(({ vp }) => vp))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
    expect(racks.flatMap(({ places }) => places.map(({ barrels }) => barrels))).toEqual([2, 1, 0, 1, 0, 1, 0, 0, 0, 0]);
  });
});

describe("a barrel that ages", () => {
  it("goes to the space on its right, into the next cellar too", () => {
    expect([1, 3, 5].map((space) => nextSpace(PRINTED, TWO, space))).toEqual([2, 4, 6]);
  });
  it("neither jumps over another nor goes beyond what is built", () => {
    expect(nextSpace(PRINTED, TWO, 0)).toBeNull();
    expect(nextSpace(PRINTED, { built: 1, barrels: [0, 0, 0, 1] }, 3)).toBeNull();
    expect(nextSpace(PRINTED, { built: 3, barrels: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1] }, 9)).toBeNull();
  });
  it("is one that is there", () => expect(nextSpace(PRINTED, TWO, 2)).toBeNull());
  it("makes room for the one behind it", () => {
    expect([0, 1, 3].map((space) => makesRoom(TWO, space))).toEqual([false, true, false]);
  });
});

describe("what barrels are worth", () => {
  it("is the VP of their spaces, the best first", () => {
    expect(worths(view(TWO), 0)).toEqual([5, 3, 1, 0, 0]);
    expect(worths(view(TWO), 1)).toEqual([]);
  });
  it("is the sum of the best two for whoever stops, and of one for whoever crosses", () => {
    expect([bestOf([5, 3, 1]), bestOf([5, 3, 1], 1), bestOf([])]).toEqual([8, 5, 0]);
  });
});

describe("the next cellar", () => {
  it("has its price, until all are built", () => {
    expect([1, 2, 3].map((built) => nextCellar(PRINTED, { built, barrels: [] }))).toEqual([
      { number: 2, cost: [["wood", 1], ["stone", 1]] },
      { number: 3, cost: [["wood", 1], ["stone", 2]] },
      null,
    ]);
  });
});

describe("a sale", () => {
  it("is so many spaces ahead of a pawn, round the rondel", () => {
    const sale = saleAt(view(TWO), 1)!;
    expect([0, 1].map((seat) => aheadOf(view(TWO), seat, sale))).toEqual([3, 4]);
    expect(saleAt(view(TWO), 0)).toBeUndefined();
  });
});
