/** Biddings, token by token, as the log tells them: the table itself forgets them when they have been scored. */

import type { LogLine, Message } from "../../../../net/types";
import { namedIn } from "../../../../table/mentions";
import type { AnyBoard } from "../../../types";

/** What came of a token: its event was used, came too late, or could not be paid; null while it is being paid for. */
export type Outcome = "joined" | "taken" | "missed" | null;

export interface Turned {
  number: number;
  event: string;
  outcome: Outcome;
  /** What was given for it: goods, or coins. */
  paid: string[];
}

export interface Bidding {
  /** The scoring for which it was held; 0 while it is being held. */
  number: number;
  /** By seat. */
  heights: Map<number, number>;
  tokens: Map<number, Turned[]>;
}

const nameIn = (message: Message): string => namedIn(message, "feast") ?? "";
/** The good that a sentence speaks of, if it does. */
export const goodOf = (message: Message): string => namedIn(message, "good") ?? "";

const last = ({ tokens }: Bidding, seat: number): Turned | undefined => tokens.get(seat)?.at(-1);
const came = (outcome: Outcome) => (bidding: Bidding, { seat, message }: LogLine) => {
  const token = last(bidding, seat);
  if (token?.event === nameIn(message)) token.outcome = outcome;
};

const READERS: Record<string, (bidding: Bidding, line: LogLine) => void> = {
  "log-bid-stacked": ({ heights }, { seat, message }) => heights.set(seat, Number(message.args["n"])),
  "log-bid-revealed": ({ tokens }, { seat, message }) => tokens.set(seat, [...(tokens.get(seat) ?? []), { number: Number(message.args["n"]), event: nameIn(message), outcome: null, paid: [] }]),
  "log-feast-joined": came("joined"),
  "log-feast-taken": came("taken"),
  "log-feast-missed": came("missed"),
};

/** In their order, without those before the first line. */
export function biddingsOf(log: readonly LogLine[]): Bidding[] {
  const found: Bidding[] = [];
  for (const line of log) {
    const { code, args } = line.message;
    const bidding = found.at(-1);
    if (code === "log-bidding") found.push({ number: 0, heights: new Map(), tokens: new Map() });
    else if (!bidding || bidding.number) continue;
    else if (code === "log-scoring") bidding.number = Number(args["n"]);
    else if (line.kind === "pay") last(bidding, line.seat)?.paid.push(goodOf(line.message) || "coin");
    else READERS[code]?.(bidding, line);
  }
  return found;
}

/** How many steps there are to be seen: as many as anybody has turned tokens. */
export const stepsOf = ({ tokens }: Bidding): number => Math.max(0, ...[...tokens.values()].map((each) => each.length));

/** Who has a marker on an event after so many steps. */
export const usersAfter = ({ tokens }: Bidding, event: string, steps: number): number[] =>
  [...tokens].filter(([, each]) => each.slice(0, steps).some((token) => token.event === event && token.outcome === "joined")).map(([seat]) => seat).sort((a, b) => a - b);

/** The step in which an event was closed; 0 if it never was. */
export function closedIn({ tokens }: Bidding, event: string): number {
  const steps = [...tokens.values()].map((each) => each.findIndex((token) => token.event === event && token.outcome === "joined") + 1).filter(Boolean);
  return steps.length ? Math.min(...steps) : 0;
}

/** By its line in the whole log, of which a table has the end: a name for the newest bidding. */
export const newestOf = ({ session: { log, logStart } }: AnyBoard): string | null => {
  const begun = newest(log);
  return begun === null ? null : String(logStart + begun);
};

/** The line of the log with which the newest bidding began of which something has been revealed; null if there is none. */
export function newest(log: readonly LogLine[]): number | null {
  const turned = log.findLastIndex(({ message }) => message.code === "log-bid-revealed");
  const begun = log.slice(0, turned + 1).findLastIndex(({ message }) => message.code === "log-bidding");
  return turned < 0 ? null : begun;
}
