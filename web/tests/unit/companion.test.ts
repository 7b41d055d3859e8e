// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Companion, HER } from "../../src/companion/game.svelte";
import { begun, keptGames, printedFacts, printedTiles } from "../../src/companion/kept";
import { api } from "../../src/net/api";
import type { CompanionTable, CompanionTold, LogLine, PrintedTile, PrintForm } from "../../src/net/types";

const PLOCKTON: PrintedTile = { tile: "b-plockton", type: "village", river: false, scotsmen: 1, exchanges: [] };
const LOCH: PrintedTile = { ...PLOCKTON, type: "loch" };
const took = (tile: string): LogLine => ({ at: 0, seat: HER, kind: "deed", message: { code: `takes ${tile}`, args: { tile } }, things: [`tile:${tile}`] }) as unknown as LogLine;
const started = { at: 0, seat: HER, kind: "turn", message: { code: "log-lady-card", args: {} } } as unknown as LogLine;

/** She takes Plockton in the second step, unless it is known to be a loch, or her first card to say something else. */
function table({ steps, printed, facts }: CompanionTold): CompanionTable {
  const isLoch = printed?.some(({ type }) => type === "loch") || facts?.some(({ fact }) => fact === "a01");
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

const form = (fact: string): PrintForm => ({ chronicle: 12, fact, needs: 0, value: 1, reconstructed: true, kind: "number", least: 0, most: 20, choices: [], place: -1 });

test("C12-COMP-12: what is read on a card counts at once where nothing follows from it, and in the next game", async () => {
  const game = await played();
  expect(await game.readOn({ form: form("item_vp"), value: 3 })).toBe(true);
  expect(game.correction).toBeNull();
  const told = [{ chronicle: 12, fact: "item_vp", value: 3 }];
  expect(game.kept.facts).toEqual(told);
  expect(keptGames()[0]?.facts).toEqual(told);
  expect(begun("raiglar", [], 2).facts).toEqual(told);
  await game.tell("die 1");
  expect(asked.mock.lastCall?.[0].facts).toEqual(told);
  await game.readOn({ form: form("item_vp"), value: null });
  expect(game.kept.facts).toEqual([]);
  expect(printedFacts()).toEqual([]);
});

test("C12-COMP-12: what she would have done otherwise is shown first, and nothing of it stays if it is let be", async () => {
  const game = await played();
  await game.readOn({ form: form("a01"), value: ["distance-2", "box-1"] });
  expect(game.correction?.others.map(({ step, now }) => [step, now?.message.args.tile])).toEqual([[1, "a-dornie"]]);
  expect(printedFacts()).toEqual([]);
  game.letBe();
  expect(game.kept.facts).toEqual([]);
  await game.readOn({ form: form("a01"), value: ["distance-2", "box-1"] });
  await game.correct();
  expect(game.kept.facts).toEqual([{ chronicle: 12, fact: "a01", value: ["distance-2", "box-1"] }]);
  expect(game.story.map(({ message }) => message.args.tile)).toContain("a-dornie");
});

test("C12-COMP-12: facts that cannot be read are left out", () => {
  localStorage.setItem("hindmost-printed-facts", JSON.stringify([{ chronicle: 12, fact: "item_vp", value: 2 }, { fact: "x" }, null, { chronicle: 1, fact: "y", value: [{}] }]));
  expect(printedFacts()).toEqual([{ chronicle: 12, fact: "item_vp", value: 2 }]);
});
