/** The race in words. */

import { named, say } from "../../../../text/text.svelte";
import type { AnyBoard, TextTable } from "../../../types";
import type { ChronicleRace } from "../../../../net/types";
import { faceOf } from "../../faces";
import { seen } from "../../view";
import { inOrder, looked, passedBy, raceOf, targetOf } from "./race";

const NOTHING = "–";

function riverName(board: AnyBoard, owner: number | null): string {
  return owner === null ? say("race-river-neutral") : say("web-c1-river-of", { name: board.nameOf(owner) });
}

/** Where a boat is: its tile and whose river that is. */
function whereIs(board: AnyBoard, race: ChronicleRace, seat: number): string {
  const { river, place } = race.boats[seat]!;
  const { seat: owner = null, places = [] } = race.rivers[river] ?? {};
  if (owner === null || !board.view) return say("boat-spot-neutral", { space: place + 1 });
  const tile = seen(board.view).seats[owner]?.territory.find(({ cell }) => cell === places[place])?.tile;
  return `${tile ? faceOf(tile).name : ""} (${places[place]}), ${riverName(board, owner)}`;
}

function boatsInWords(board: AnyBoard, race: ChronicleRace): TextTable {
  const castle = (river: number) => riverName(board, race.rivers[river]?.seat ?? null);
  return {
    key: "boat-race",
    title: say("web-c1-race"),
    note: race.started ? "" : say("race-not-started"),
    head: [say("web-words-player"), say("web-c1-where"), say("web-c1-way"), say("web-c1-castles"), say("web-c1-result")],
    rows: inOrder(race).map((seat) => {
      const { ahead, result } = race.boats[seat]!;
      return { cells: [board.nameOf(seat), whereIs(board, race, seat), result ? NOTHING : String(ahead), (race.started && passedBy(race, seat).map(castle).join("; ")) || NOTHING, result ? say(`race-${result}`) : NOTHING], things: [`boat:${seat}`] };
    }),
  };
}

/** Places of a neutral river are told nowhere else: what points at them stands here. */
function riversInWords(board: AnyBoard, race: ChronicleRace): TextTable {
  return {
    key: "rivers",
    title: say("web-c1-rivers"),
    head: [say("web-c1-river"), say("web-c1-length"), say("web-c1-lying")],
    rows: race.rivers.map(({ seat, places, tokens }, river) => ({
      cells: [riverName(board, seat), String(places.length), String(tokens)],
      things: seat === null ? places.map((_, place) => targetOf(race, { river, place, castle: false })) : [],
    })),
  };
}

function tokensInWords(board: AnyBoard, race: ChronicleRace): TextTable[] {
  const before = looked(board.view);
  const seen = before.length ? [{ key: "reward-tokens", title: say("web-c1-looking"), note: say("web-c1-only-you"), head: [say("web-c1-token")], rows: [...new Set(before)].map((token) => ({ cells: [named("reward", token)], things: [`reward:${token}`] })) }] : [];
  const hidden = Object.entries(race.hidden).filter(([, n]) => n > 0);
  return [...seen, { key: "rewards-hidden", title: say("web-c1-hidden"), head: [say("web-c1-token"), say("web-c1-number")], rows: hidden.map(([token, n]) => ({ cells: [named("reward", token), String(n)], things: [] })) }];
}

export function inWords(board: AnyBoard): TextTable[] {
  const race = raceOf(board.view);
  return race ? [boatsInWords(board, race), riversInWords(board, race), ...tokensInWords(board, race)] : [];
}
