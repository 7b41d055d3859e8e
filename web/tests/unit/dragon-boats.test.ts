import { describe, expect, it } from "vitest";
import { inLines, inOrder, lapOf, nextCastle, passedBy, progressOf, stopOf, stretches, targetOf } from "../../src/games/glen-more-ii/chronicles/c01-dragon-boats/race";
import { rewardOf } from "../../src/games/glen-more-ii/chronicles/c01-dragon-boats/rewards";
import type { ChronicleBoat, ChronicleRace } from "../../src/net/types";

const boat = (river: number, place: number, ahead: number, result: string | null = null): ChronicleBoat => ({ river, place, ahead, result });

/** Three players; the first has a tile on either side of the home tiles, so that the castle is the second place. */
const race = (...boats: ChronicleBoat[]): ChronicleRace => ({
  started: true,
  prizes: [15, 10],
  boats,
  hidden: {},
  rewards: { "coins-3": { thing: "coins", number: 3 }, odd: { thing: "marker", number: 1 } },
  rivers: [
    { seat: 0, places: ["2,0", "1,0", "0,0", "-1,0"], castle: 1, tokens: 3 },
    { seat: 1, places: ["1,0", "0,0"], castle: 0, tokens: 2 },
    { seat: 2, places: ["1,0", "0,0"], castle: 0, tokens: 0 },
    { seat: null, places: ["1", "2", "3", "4", "5"], castle: 2, tokens: 3 },
  ],
});
const AT_START = race(boat(0, 1, 13), boat(1, 0, 13), boat(2, 0, 13));

describe("a lap", () => {
  it("begins and ends at the home castle, and goes once along every river", () => {
    const lap = lapOf(AT_START, 0);
    expect(lap).toHaveLength(14);
    expect(lap[0]).toEqual({ river: 0, place: 1, castle: true });
    expect(lap.at(-1)).toEqual(lap[0]);
    expect(stretches(lap)).toEqual([
      { river: 0, from: 0, span: 3 },
      { river: 1, from: 3, span: 2 },
      { river: 2, from: 5, span: 2 },
      { river: 3, from: 7, span: 5 },
      { river: 0, from: 12, span: 2 },
    ]);
  });
  it("is another one for everybody", () => {
    expect(lapOf(AT_START, 2).map(({ river }) => river)).toEqual([2, 2, 3, 3, 3, 3, 3, 0, 0, 0, 0, 1, 1, 2]);
  });
  it("is broken into lines of about the same length", () => {
    const lap = lapOf(AT_START, 0);
    expect(inLines(lap, 18).map(({ length }) => length)).toEqual([14]);
    expect(inLines(lap, 9).map(({ length }) => length)).toEqual([7, 7]);
    expect(inLines(lap, 4).map(({ length }) => length)).toEqual([4, 4, 4, 2]);
    expect(inLines(lap, 4).flat()).toEqual(lap);
  });
  it("calls its places as options do", () => {
    expect(targetOf(AT_START, { river: 1, place: 1, castle: false })).toBe("cell:1:0,0");
    expect(targetOf(AT_START, { river: 3, place: 4, castle: false })).toBe("river:3:4");
  });
});

describe("a boat on the lap", () => {
  const at = (now: ChronicleRace, whose: number) => stopOf(now, lapOf(now, 0), 0, whose);
  it("is at the start before the race, and at its end when it has come home", () => {
    expect(at(AT_START, 0)).toBe(0);
    expect(at(race(boat(0, 1, 0, "winner"), boat(1, 1, 12), boat(2, 0, 13)), 0)).toBe(13);
  });
  it("of somebody else is where it is, seen from one's own castle", () => {
    expect([1, 2].map((whose) => at(AT_START, whose))).toEqual([3, 5]);
  });
  it("that gets a Last card at sea stays there", () => {
    expect(at(race(boat(3, 1, 0, "last"), boat(1, 0, 0, "winner"), boat(2, 0, 0, "second")), 0)).toBe(8);
  });
});

describe("the way home", () => {
  const now = race(boat(3, 0, 6), boat(1, 1, 12), boat(2, 0, 13));
  it("has castles behind it", () => {
    expect(passedBy(now, 0)).toEqual([1, 2]);
    expect(passedBy(now, 1)).toEqual([]);
    expect(passedBy(AT_START, 0)).toEqual([]);
  });
  it("has castles ahead, the last of which is home", () => {
    expect(nextCastle(now, 0)).toEqual({ steps: 2, river: 3, home: false });
    expect(nextCastle(race(boat(3, 2, 4), boat(1, 0, 13), boat(2, 0, 13)), 0)).toEqual({ steps: 4, river: 0, home: true });
    expect(nextCastle(race(boat(0, 1, 0, "winner"), boat(1, 0, 13), boat(2, 0, 13)), 0)).toBeNull();
  });
  it("is measured in parts of the lap", () => {
    expect([0, 1, 2].map((seat) => progressOf(now, seat))).toEqual([7 / 13, 1 / 13, 0]);
  });
  it("decides the order, after the cards", () => {
    expect(inOrder(now)).toEqual([0, 1, 2]);
    expect(inOrder(race(boat(1, 0, 11), boat(1, 0, 0, "winner"), boat(2, 1, 5)))).toEqual([1, 2, 0]);
    expect(inOrder(race(boat(0, 1, 0, "last"), boat(1, 0, 0, "second"), boat(2, 0, 0, "winner")))).toEqual([2, 1, 0]);
  });
});

describe("a reward token", () => {
  it("is an icon with a number", () => {
    expect(rewardOf(race(), "coins-3")).toEqual({ icon: "coin", number: 3 });
    expect(rewardOf(race(), "odd")).toEqual({ icon: "clan", number: 1 });
  });
});
