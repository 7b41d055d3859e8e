/** The race: one lap of it as a line, where the boats are on it, and what lies ahead of them. */

import type { ChronicleBoat, ChronicleRace } from "../../../../net/types";
import type { View } from "../../../types";
import { seen } from "../../view";
import { tablePart } from "../parts";

export const raceOf = (view: View | null): ChronicleRace | undefined => tablePart<ChronicleRace>(view, "boat-race");
export const boatOf = (view: View | null, seat: number): ChronicleBoat | undefined => raceOf(view)?.boats[seat];
/** What whoever looks at a castle sees; nothing for everybody else. */
export const looked = (view: View | null): string[] => tablePart<string[]>(view, "reward-tokens") ?? [];
export const isOver = ({ boats }: ChronicleRace): boolean => boats.every(({ result }) => result !== null);

/** A place of a river, and whether the castle with the reward tokens is there. */
export interface Stop {
  river: number;
  place: number;
  castle: boolean;
}

/** From a seat's home castle once round the table and back to it: the castle is its first stop and its last. */
export function lapOf({ rivers }: ChronicleRace, seat: number): Stop[] {
  const own = rivers.findIndex((each) => each.seat === seat);
  const stops = rivers.flatMap((_, k) => {
    const river = (own + k) % rivers.length;
    const { places, castle } = rivers[river]!;
    return places.map((_, place): Stop => ({ river, place, castle: place === castle }));
  });
  const start = stops.findIndex(({ castle }) => castle);
  return [...stops.slice(start), ...stops.slice(0, start + 1)];
}

/** Where on a seat's lap a boat is. The home castle is the start of the seat's own boat until it has come home. */
export function stopOf(race: ChronicleRace, lap: readonly Stop[], seat: number, whose: number): number {
  const boat = race.boats[whose];
  const at = lap.findIndex(({ river, place }) => river === boat?.river && place === boat.place);
  return at === 0 && whose === seat && boat?.result ? lap.length - 1 : at;
}

/** The rivers whose castles a seat's boat has come to on its lap. */
export function passedBy(race: ChronicleRace, seat: number): number[] {
  const lap = lapOf(race, seat);
  return lap.slice(1, stopOf(race, lap, seat, seat) + 1).flatMap(({ castle, river }) => (castle ? [river] : []));
}

/** How far a seat's boat has come, from 0 to 1. */
export function progressOf(race: ChronicleRace, seat: number): number {
  const { ahead = 0 } = race.boats[seat] ?? {};
  const steps = lapOf(race, seat).length - 1;
  return (steps - ahead) / steps;
}

/** The next castle ahead on a seat's lap: how many steps, on which river, and whether it is home. */
export function nextCastle(race: ChronicleRace, seat: number): { steps: number; river: number; home: boolean } | null {
  const lap = lapOf(race, seat);
  const at = stopOf(race, lap, seat, seat);
  const next = lap.findIndex(({ castle }, index) => castle && index > at);
  return next < 0 ? null : { steps: next - at, river: lap[next]!.river, home: next === lap.length - 1 };
}

/** What an option calls a place that it points at. */
export function targetOf({ rivers }: ChronicleRace, { river, place }: Stop): string {
  const { seat = null, places = [] } = rivers[river] ?? {};
  return seat === null ? `river:${river}:${place}` : `cell:${seat}:${places[place]}`;
}

/** Movement points that a seat has now. */
export function movementOf(view: View, seat: number): number {
  const { active, table } = seen(view);
  return active === seat ? table.turn.movement : 0;
}

/** Lines of about the same length, none longer than there is room for. */
export function inLines<T>(all: readonly T[], most: number): T[][] {
  const lines = Math.ceil(all.length / Math.max(1, most));
  const each = Math.ceil(all.length / lines);
  return Array.from({ length: lines }, (_, k) => all.slice(k * each, (k + 1) * each)).filter(({ length }) => length > 0);
}

/** Stops of a line that lie on one river, side by side. */
export function stretches(line: readonly Stop[]): { river: number; from: number; span: number }[] {
  const found: { river: number; from: number; span: number }[] = [];
  line.forEach(({ river }, from) => {
    const last = found.at(-1);
    if (last?.river === river) last.span++;
    else found.push({ river, from, span: 1 });
  });
  return found;
}

/** In the order of the race: who is home, then who has the shortest way. */
export function inOrder({ boats, prizes }: ChronicleRace): number[] {
  const cards = ["winner", "second", "third"];
  const rank = ({ result, ahead }: ChronicleBoat) => (result === null ? prizes.length + ahead : result === "last" ? Infinity : cards.indexOf(result));
  return boats.map((_, seat) => seat).sort((a, b) => rank(boats[a]!) - rank(boats[b]!) || a - b);
}
