// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Companion, HER } from "../../src/companion/game.svelte";
import { begun, keptGames, printedTiles } from "../../src/companion/kept";
import { api } from "../../src/net/api";
import type { CompanionTable, CompanionTold, LogLine, PrintedTile } from "../../src/net/types";

const PLOCKTON: PrintedTile = { tile: "b-plockton", type: "village", river: false, scotsmen: 1, exchanges: [] };
const LOCH: PrintedTile = { ...PLOCKTON, type: "loch" };
const took = (tile: string): LogLine => ({ at: 0, seat: HER, kind: "deed", message: { code: `takes ${tile}`, args: { tile } }, things: [`tile:${tile}`] }) as unknown as LogLine;
const started = { at: 0, seat: HER, kind: "turn", message: { code: "log-lady-card", args: {} } } as unknown as LogLine;

/** She takes Plockton in the second step, unless it is known to be a loch. */
function table({ steps, printed }: CompanionTold): CompanionTable {
  const isLoch = printed?.some(({ type }) => type === "loch");
  const lines = [[], [started, took(isLoch ? "a-dornie" : "b-plockton")], []];
  return { deal: "d", taken: steps?.length, steps: steps?.map((_, place) => ({ lines: lines[place] ?? [] })), set_up: [], doubtful: printed?.length ? [] : [PLOCKTON] } as unknown as CompanionTable;
}

const asked = vi.spyOn(api, "companion").mockImplementation((told) => Promise.resolve(table(told)));

async function played(): Promise<Companion> {
  const game = new Companion(begun("raiglar", [], 1));
  for (const step of ["die 3", "at 4", "tile x"]) await game.tell(step);
  game.done();
  return game;
}

beforeEach(() => localStorage.clear());
afterEach(() => asked.mockClear());

test("a tile that is printed as she took it to be is told with every step from then on, and in the next game", async () => {
  const game = await played();
  await game.asPrinted(PLOCKTON);
  await game.tell("die 1");
  expect(asked.mock.lastCall?.[0].printed).toEqual([PLOCKTON]);
  expect(game.table?.doubtful).toEqual([]);
  expect(game.story).toEqual([]);
  expect(keptGames()[0]?.printed).toEqual([PLOCKTON]);
  expect(begun("raiglar", [], 2).printed).toEqual([PLOCKTON]);
});

test("what follows from another print is shown first, and nothing of it stays if it is let be", async () => {
  const game = await played();
  await game.printedOtherwise(LOCH);
  expect(game.correction?.others.map(({ step, was, now }) => [step, was?.message.args.tile, now?.message.args.tile])).toEqual([[1, "b-plockton", "a-dornie"]]);
  game.letBe();
  expect(printedTiles()).toEqual([]);
  expect(game.kept.printed).toEqual([]);
});

test("put right, her turn is told once more", async () => {
  const game = await played();
  await game.printedOtherwise(LOCH);
  await game.correct();
  expect(game.kept.printed).toEqual([LOCH]);
  expect(game.kept.seen).toBe(1);
  expect(game.story.map(({ message }) => message.args.tile)).toContain("a-dornie");
});
