// @vitest-environment happy-dom
/** What Lady Auto MacNifique's parts of the client go by. */

import { describe, expect, test } from "vitest";
import type { LogLine } from "../../src/net/types";
import { looksAround, placeOf } from "../../src/games/glen-more-ii/chronicles/c12-macnifique/story";
import { left, onRondel } from "../../src/games/glen-more-ii/chronicles/c12-macnifique/eye.svelte";
import { colourIn } from "../../src/games/glen-more-ii/view";
import type { AnyBoard, View } from "../../src/games/types";

const line = (code: string, at: number, kind: LogLine["kind"] = ""): LogLine => ({ seat: 1, message: { code, args: {} }, at, kind });
const log = [line("log-took", 3), line("log-joined", 4, "table"), line("log-laid", 4), line("log-lady-card", 4), line("log-lady-looks", 4), line("log-lady-took", 4), line("log-lady-barrels", 4)];

describe("her turn, step by step", () => {
  test("a line is found among those that came of the same answer, and what befell the table is not counted", () => {
    expect(placeOf(log, log[4]!)).toEqual({ at: 4, told: 3 });
    expect(placeOf(log, log[0]!)).toEqual({ at: 3, told: 1 });
  });

  test("she looks around from her card until she has moved", () => {
    const at = (told: number) => looksAround({ session: { log }, rewind: { moment: { at: 4, told, view: {} } } } as unknown as AnyBoard);
    expect([1, 2, 3, 4, 5].map(at)).toEqual([false, true, true, false, false]);
    expect(looksAround({ session: { log }, rewind: { moment: null } } as unknown as AnyBoard)).toBe(false);
  });
});

describe("a tile that is kept an eye on", () => {
  const odds = [
    { space: 4, tile: "a", cards: ["a01", "a02", "a03"] },
    { space: 6, tile: "b", cards: ["a04"] },
  ];
  const view = { table: { rondel: [{ tile: "a" }, { tile: null }, { tile: "b" }] }, seats: [{}, { "automa-board": { odds } }], opponent: 12 } as unknown as View;
  test("is left in as many cases as there are cards that lead elsewhere", () => {
    expect([left(view, "a"), left(view, "b"), left(view, "c")]).toEqual([25, 75, 100]);
    expect(onRondel(view)).toEqual(["a", "b"]);
  });
  test("nothing is said where she does not come to choose", () => {
    expect(left({ ...view, seats: [{}, { "automa-board": { odds: [] } }] } as unknown as View, "a")).toBeNull();
  });
  test("and she has no player's colour", () => {
    expect([colourIn(view, 0), colourIn(view, 1)]).toEqual(["rust", "crown"]);
    expect(colourIn({ ...view, opponent: undefined } as unknown as View, 1)).toBe("sky");
  });
});
