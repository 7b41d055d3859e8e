/** The log as a table of contents: where turns and scorings begin, and what each line names. */

import type { LogLine } from "../net/types";

/** What is logged first in a turn. */
const OPENING = new Set(["log-took", "log-went"]);
const SCORING = /^log-(final-)?scoring$/;

export interface Moment {
  /** How many answers have been given by then. */
  at: number;
  line: LogLine;
  scoring: boolean;
}

/** A turn begins before its first answer; a scoring is shown when its points are given. */
export function moments(log: LogLine[]): Moment[] {
  return log
    .filter(({ message }) => OPENING.has(message.code) || SCORING.test(message.code))
    .map((line) => {
      const scoring = SCORING.test(line.message.code);
      return { at: scoring ? line.at : Math.max(0, line.at - 1), line, scoring };
    });
}

/** The things a line names: cells of its seat or of the one city, spaces of the ring. */
export function named({ seat, message: { args } }: LogLine): string[] {
  const cells = ["cell", "to"].map((name) => args[name]).filter((value) => typeof value === "string");
  const { space } = args;
  return [
    ...(seat >= 0 ? cells.flatMap((cell) => [`cell:${seat}:${cell}`, `city:${cell}`]) : []),
    ...(typeof space === "number" ? [`rondel:${space}`] : []),
  ];
}
