/** Haggis scorings, roll by roll, as the log tells them: the table itself remembers only what is turned up. */

import type { LogLine } from "../../../../net/types";

export interface Roll {
  value: number;
  /** Who has bought it; null: it counts for everybody. */
  by: number | null;
  /** Who turns up a token for it. */
  served: number[];
}

export interface Dinner {
  /** The first, second or third; 0 where the log does not go back far enough. */
  number: number;
  rolls: Roll[];
}

/** The one after the second scoring of the game is the first. */
const BEFORE_FIRST = 1;
export const LAST = 3;

const valueOf = ({ message }: LogLine): number => Number(message.args["value"]);

const READERS: Record<string, (dinner: Dinner, line: LogLine) => void> = {
  "log-haggis-rolled": ({ rolls }, line) => rolls.push({ value: valueOf(line), by: null, served: [] }),
  "log-haggis-rolled-again": ({ rolls }, line) => rolls.push({ value: valueOf(line), by: line.seat, served: [] }),
  "log-haggis-served": ({ rolls }, line) => rolls.at(-1)?.served.push(line.seat),
};

/** In their order, without those before the first line. */
export function dinnersOf(log: readonly LogLine[]): Dinner[] {
  const found: Dinner[] = [];
  let scorings = BEFORE_FIRST;
  for (const line of log) {
    const dinner = found.at(-1);
    if (line.message.code === "log-scoring") scorings = Number(line.message.args["n"]);
    if (line.message.code === "log-haggis-scoring") found.push({ number: scorings - BEFORE_FIRST, rolls: [] });
    else if (dinner) READERS[line.message.code]?.(dinner, line);
  }
  return found;
}

/** What a seat has turned up after so many of the rolls, in the order of the rolls. */
export const upAfter = ({ rolls }: Dinner, seat: number, steps: number): number[] =>
  rolls.slice(0, steps).flatMap(({ value, served }) => (served.includes(seat) ? [value] : []));
