/** The log as a table of contents: where turns and scorings begin. */

import type { LogLine } from "../net/types";

export interface Moment {
  /** How many answers have been given by then. */
  at: number;
  line: LogLine;
  scoring: boolean;
}

export const isScoring = ({ kind }: LogLine): boolean => kind === "scoring" || kind === "final";

/** A turn begins before its first answer; a scoring is shown when its points are given. */
export function moments(log: LogLine[]): Moment[] {
  return log
    .filter((line) => line.kind === "turn" || isScoring(line))
    .map((line) => {
      const scoring = isScoring(line);
      return { at: scoring ? line.at : Math.max(0, line.at - 1), line, scoring };
    });
}

/** What a line says for itself, with a mark of who did it; other lines tell what followed. */
export const isMain = ({ kind }: LogLine): boolean => kind === "turn" || kind === "deed";
/** VP given, or taken. */
export const isAward = ({ kind }: LogLine): boolean => kind === "award" || kind === "loss";

const endsScoring = ({ kind }: LogLine): boolean => kind === "turn" || kind === "final";

/**
 * The news of a scoring when the lines from this number on are new: its own line, and what it has given. One that is held in steps is told once its
 * points are given; those that follow one another without a turn between them are told as one.
 */
export function scoringNews(log: LogLine[], from: number): { title: LogLine; awards: LogLine[] } | null {
  let begun = -1;
  for (const [n, line] of log.entries()) {
    if (line.kind === "scoring") begun = n;
    else if (endsScoring(line)) begun = -1;
    const title = log[begun];
    if (!title || n < from || !isAward(line)) continue;
    const rest = log.slice(begun);
    const end = rest.findIndex(endsScoring);
    return { title, awards: rest.slice(0, end < 0 ? undefined : end).filter(isAward) };
  }
  return null;
}
