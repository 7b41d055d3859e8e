/** Which lines are shown, and where the focus goes: down the column of a player, then to the next player, then to the next part. */

import type { SheetLine } from "../net/types";

type Shown = Pick<SheetLine, "id" | "column" | "optional" | "counts">;

/** Lines on demand are there as soon as somebody wants them, or has entered something. */
export const shownLines = <L extends Shown>(lines: readonly L[], wanted: ReadonlySet<string>): L[] =>
  lines.filter((line) => !line.optional || wanted.has(line.id) || line.counts.some((each) => each !== null));

export interface Place {
  line: string;
  seat: number;
}

export function places(lines: readonly Shown[], seats: number): Place[] {
  const columns = [...new Set(lines.map((line) => line.column))];
  return columns.flatMap((column) =>
    Array.from({ length: seats }, (_, seat) => lines.filter((line) => line.column === column).map((line) => ({ line: line.id, seat }))).flat(),
  );
}

/** One place further down, or up; the same at either end. */
export function beside(all: readonly Place[], from: Place, step: 1 | -1): Place {
  const at = all.findIndex((each) => each.line === from.line && each.seat === from.seat);
  return all[at + step] ?? from;
}

/** The same line of the next player. */
export const across = (from: Place, step: 1 | -1, seats: number): Place => ({ line: from.line, seat: Math.min(seats - 1, Math.max(0, from.seat + step)) });
