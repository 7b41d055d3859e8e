// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { begun, keepGame, keepPrinted, keptGames, printedTiles } from "../../src/companion/kept";

const PLOCKTON = { tile: "b-plockton", type: "village", river: false, scotsmen: 1, exchanges: [] };
beforeEach(() => localStorage.clear());

test("what was read on a tile is remembered, the newest reading of each, and the next game begins with it", () => {
  expect(begun("raiglar", [], 1).printed).toEqual([]);
  keepPrinted(PLOCKTON);
  keepPrinted({ ...PLOCKTON, tile: "a-dornie" });
  keepPrinted({ ...PLOCKTON, scotsmen: 2 });
  expect(printedTiles().map(({ tile, scotsmen }) => [tile, scotsmen])).toEqual([["a-dornie", 1], ["b-plockton", 2]]);
  expect(begun("raiglar", [], 1).printed).toEqual(printedTiles());
});

test("a game keeps what was read when it was played, and one of an earlier time has read nothing", () => {
  const first = begun("raiglar", [], 1);
  keepGame(first);
  keepPrinted(PLOCKTON);
  expect(keptGames()[0]?.printed).toEqual([]);
  const { printed: _, ...older } = first;
  localStorage.setItem("hindmost-companions", JSON.stringify([older]));
  expect(keptGames()).toEqual([first]);
});

test("what cannot be read is left out", () => {
  localStorage.setItem("hindmost-printed", JSON.stringify([PLOCKTON, { tile: "a-dornie" }, null]));
  expect(printedTiles()).toEqual([PLOCKTON]);
  localStorage.setItem("hindmost-printed", "{");
  expect(printedTiles()).toEqual([]);
});
