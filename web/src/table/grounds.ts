/** Which territory lies beside one's own: the one that the question points into, else the one somebody wants to look at. */

import { cellIn } from "../lib/targets";
import type { Option } from "../net/types";

/** Whose cell a target names. */
export const seatIn = (target: string): number | null => cellIn(target)?.seat ?? null;

/** By the seat: how many options point into its territory. In the order of the seats. `whose`: in which one a target lies. */
export function optionsBySeat(options: readonly Option[], whose: (target: string) => number | null = seatIn): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { targets = [] } of options)
    for (const seat of new Set(targets.map(whose))) if (seat !== null) found.set(seat, (found.get(seat) ?? 0) + 1);
  return new Map([...found].sort(([a], [b]) => a - b));
}

export interface Looking {
  /** Whose somebody opened to look at, and the question that was open then. */
  looked: number | null;
  since: string | null;
  /** Whose somebody turned to among those that a question points into, and that question. */
  turned: number | null;
  during: string | null;
}

export const NOBODY: Looking = { looked: null, since: null, turned: null, during: null };

export interface Asking {
  question: string | null;
  home: number;
  options: ReadonlyMap<number, number>;
  /** Whose territory the proposed answer lies in. */
  proposed: number | null;
}

/** The rivals into whose territories the question points. */
export const concerned = ({ options, home }: Asking): number[] => [...options.keys()].filter((seat) => seat !== home);

/** What somebody wants to see, unless the question needs another one and is newer. */
function wanted({ looked, since, turned, during }: Looking, asking: Asking): number | null {
  const asked = concerned(asking);
  if (!asked.length) return looked;
  if (turned !== null && during === asking.question) return turned;
  return looked !== null && (since === asking.question || asked.includes(looked)) ? looked : null;
}

const first = (asking: Asking): number | null => {
  const asked = concerned(asking);
  return asked.find((seat) => seat === asking.proposed) ?? asked[0] ?? null;
};

/** Where one's own is always there. */
export function shownBeside(looking: Looking, asking: Asking): number | null {
  const seat = wanted(looking, asking);
  return seat === null || seat === asking.home ? first(asking) : seat;
}

/** Where there is room for one only: one's own goes first, if something is asked there. */
export function shownAlone(looking: Looking, asking: Asking): number {
  return wanted(looking, asking) ?? (asking.options.has(asking.home) ? null : first(asking)) ?? asking.home;
}

/** A click on somebody opens the territory, and a second one puts it away; one that is asked for stays. */
export function lookAt(seat: number, looking: Looking, asking: Asking): Looking {
  const asked = concerned(asking);
  if (asked.length && (seat === asking.home || asked.includes(seat))) return { ...looking, turned: seat, during: asking.question };
  if (seat === asking.home || wanted(looking, asking) === seat) return NOBODY;
  return { looked: seat, since: asking.question, turned: null, during: null };
}
