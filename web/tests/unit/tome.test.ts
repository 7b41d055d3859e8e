import { describe, expect, it } from "vitest";
import { abroad } from "../../src/games/glen-more-ii/chronicles/c06-dubious-tome/errands";
import { backLine, chanceOf, countOf, eventTokens, isTurned, tableOf } from "../../src/games/glen-more-ii/chronicles/c06-dubious-tome/tome";
import type { View } from "../../src/games/types";
import type { Option } from "../../src/net/types";
import { layOwn } from "./printed";

layOwn();

const option = (group: string, target: string, more: Partial<Option> = {}): Option => ({ id: `${group} ${target}`, label: { code: "x", args: {} }, group, targets: [target], ...more });

describe("a card of the Tome", () => {
  const why = { code: "reason-event-price", args: {} };
  const [event, turn, other] = [option("event", "landmark:donan-castle"), option("turn", "landmark:donan-castle"), option("turn", "landmark:loch-ness")];
  it("is triggered or only turned over", () => {
    expect(chanceOf("donan-castle", [event, turn, other], [])).toEqual({ trigger: event, turn, why: undefined });
  });
  it("says why its event cannot be", () => {
    expect(chanceOf("loch-ness", [event, turn, other], [option("event", "landmark:loch-ness", { why_not: why })])).toEqual({ trigger: undefined, turn: other, why });
  });
  it("draws what its event costs and does", () => {
    expect(eventTokens("dunvegan-castle")).toEqual([2, "cattle", ">", { vp: 7 }]);
    expect(eventTokens("loch-ness")).toEqual(["event-face", ">", 1, "coin"]);
    expect(backLine("loch-morar")).toHaveLength(1);
    expect(backLine("no-such-card")).toEqual([]);
  });
  it("brings a score table for one category", () => {
    expect(["inverness", "old-man-of-storr", "loch-ness"].map(tableOf)).toEqual(["whisky", "castle", null]);
  });
});

describe("landmarks", () => {
  const seats = [
    { seat: 0, cards: ["inverness", "loch-ness"], tome: { turned: ["inverness"], tables: [] } },
    { seat: 1, cards: ["donan-castle"], tome: { turned: [], tables: [] } },
  ];
  const view = { seats, table: { scoring: { counts: [{ landmarks: 3 }, { landmarks: 1 }] } } } as unknown as View;
  it("count with their event faces", () => {
    expect([0, 1].map((seat) => countOf(view, seat))).toEqual([
      { cards: 2, turned: 1, counts: 3 },
      { cards: 1, turned: 0, counts: 1 },
    ]);
  });
  it("are turned, whoever has them", () => {
    expect(["inverness", "loch-ness", "donan-castle"].map((card) => isTurned(view, card))).toEqual([true, false, false]);
  });
});

describe("tiles of rivals", () => {
  it("are told by their owners", () => {
    const tiles = [option("borrow", "cell:1:0,0"), option("borrow", "cell:2:0,-1"), option("borrow", "cell:1:1,0")];
    expect(abroad(tiles).map(({ seat, places }) => [seat, places.map(({ cell }) => cell)])).toEqual([
      [1, ["0,0", "1,0"]],
      [2, ["0,-1"]],
    ]);
  });
});
