/** Points by seat, source and moment, from the list of awards. */

import type { Award } from "../games/types";
import { say } from "../text/text.svelte";

export interface Tally {
  sources: { key: string; label: string }[];
  /** The scorings, the last of which is the end of the game. */
  moments: string[];
  /** What a seat has got from a source up to a moment; of all sources or at the end if that is left out. */
  points: (seat: number, source?: string, moment?: number) => number;
}

/** `between`: the source that gives points between scorings. */
export function tally(awards: Award[], order: string[], sourceOf: (award: Award) => string, between: string): Tally {
  const last = Math.max(1, ...awards.map((each) => each.round));
  /** What was given before a scoring is in the sum after it. */
  const moment = (award: Award) => (sourceOf(award) === between ? Math.min(award.round + 1, last) : award.round);
  const found = new Set(awards.map(sourceOf));
  return {
    sources: order.filter((key) => found.has(key)).map((key) => ({ key, label: say(key) })),
    moments: Array.from({ length: last }, (_, i) => (i === last - 1 ? say("web-end-game") : say("web-scoring-n", { n: i + 1 }))),
    points: (seat, source, until = last - 1) =>
      awards
        .filter((each) => each.seat === seat && (source === undefined || sourceOf(each) === source) && moment(each) <= until + 1)
        .reduce((sum, each) => sum + each.points, 0),
  };
}
