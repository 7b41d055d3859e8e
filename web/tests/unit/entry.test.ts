import { describe, expect, it } from "vitest";
import { matching, moves, readMove } from "../../src/words/entry";

const offers = [
  { id: "take 1", text: "Take Distillery, 1 step ahead: 1 stone" },
  { id: "take 12", text: "Take Pâturage, 12 steps ahead: free" },
  { id: "sell wood 0,1", text: "Sell 1 wood from Forest (0,1) for 1 coin" },
  { id: "end", text: "End turn" },
];
const refused = [{ id: "place 1,0", text: "Place Quarry at (1,0)", why: "no member near", rule: "GM1-PLACE-03" }];
const found = (typed: string) => readMove(typed, offers, refused);

describe("a typed move", () => {
  it("is a number, an id, or its beginning", () => {
    expect(found("2")).toEqual({ found: "take 12" });
    expect(found("take 1")).toEqual({ found: "take 1" });
    expect(found("t 12")).toEqual({ found: "take 12" });
    expect(found("s w")).toEqual({ found: "sell wood 0,1" });
    expect(found("E")).toEqual({ found: "end" });
  });
  it("is words of the sentence, with or without accents", () => {
    expect(found("take distill")).toEqual({ found: "take 1" });
    expect(found("paturage")).toEqual({ found: "take 12" });
  });
  it("need not fill up a number", () => {
    const bids = ["bid 41---", "bid 415--", "bid -----"].map((id) => ({ id, text: id }));
    expect(matching("bid 41", bids).map(({ id }) => id)).toEqual(["bid 41---"]);
  });
  it("never takes one number for the beginning of another", () => {
    expect(matching("take 1", offers)).toHaveLength(1);
  });
  it("that could be several, or none, is not made", () => {
    for (const typed of ["take", "", "9", "dance"]) expect(found(typed)).toHaveProperty("problem");
  });
  it("that may not be made says why", () => {
    expect(found("place 1,0")).toEqual({ problem: "no member near", rule: "GM1-PLACE-03" });
  });
});

it("several moves stand in one line", () => {
  expect(moves("take 4 / place 1,0 / end")).toEqual(["take 4", "place 1,0", "end"]);
  expect(moves("")).toEqual([""]);
});
