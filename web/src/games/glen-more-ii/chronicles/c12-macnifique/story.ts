/** Her turns since one’s last answer, as her lines in the log tell them. */

import { prefs } from "../../../../lib/prefs.svelte";
import type { LogLine } from "../../../../net/types";
import { namedIn } from "../../../../table/mentions";
import type { AnyBoard } from "../../../types";
import { herSeat } from "./lady";
import type { Stand } from "./stand";

const CARD = "log-lady-card";
const SHUFFLED = "log-lady-shuffled";

export interface HerTurn {
  /** The name of her card, as in the component file. */
  card: string;
  lines: LogLine[];
}

const linesOf = ({ session, rewind }: Stand): LogLine[] => (rewind.past ? session.log.filter((line: LogLine) => line.at <= rewind.past!.n) : session.log);

/** The last of them first drew her card after this answer. */
export function turnsOf(board: Stand): HerTurn[] {
  if (!board.view) return [];
  const her = herSeat(board.view);
  const log = linesOf(board).filter((line) => line.seat === her && line.rule);
  const at = log.findLast(({ message }) => message.code === CARD)?.at;
  return turnsIn(log.filter((each) => each.at === at));
}

/** Lines of hers, turn by turn. */
export function turnsIn(lines: readonly LogLine[]): HerTurn[] {
  const turns: HerTurn[] = [];
  let waiting: LogLine[] = [];
  for (const line of lines) {
    if (line.message.code === CARD) {
      turns.push({ card: String(line.message.args["card"]).toLowerCase(), lines: [...waiting, line] });
      waiting = [];
    } else if (line.message.code === SHUFFLED || !turns.length) waiting.push(line);
    else turns.at(-1)!.lines.push(line);
  }
  return turns;
}

/** Where a line of her turn stands among all that came of the same answer: what befell the table itself did not come of it. */
export function placeOf(log: readonly LogLine[], line: LogLine): { at: number; told: number } {
  const same = log.filter((each) => each.at === line.at && each.kind !== "table");
  return { at: line.at, told: same.indexOf(line) + 1 };
}

const GONE = ["log-lady-took", "log-lady-stopped"];

/** Whether the moment that is shown is one in which she has her card and has not moved yet. */
export function looksAround({ session, rewind }: AnyBoard): boolean {
  if (!rewind.moment) return false;
  const { at, told } = rewind.moment;
  const lines = session.log.filter((line: LogLine) => line.at === at && line.kind !== "table").slice(0, told);
  return lines.findLastIndex(({ message }: LogLine) => message.code === CARD) > lines.findLastIndex(({ message }: LogLine) => GONE.includes(message.code));
}

/** What opens her board by itself: another card than before, unless nobody wants to be stopped. */
export function newest(board: AnyBoard): string | null {
  if (prefs.pause === "never") return null;
  const { log, logStart } = board.session;
  const last = log.findLastIndex(({ message }: LogLine) => message.code === CARD);
  return last < 0 ? null : String(logStart + last);
}

export type RowState = "" | "no" | "hit";

/** What has become of the rows of a card so far. */
export function rowStates(lines: readonly LogLine[], rows: readonly { box: number }[]): RowState[] {
  const states: RowState[] = rows.map(() => "");
  const box = rows.findIndex((row) => row.box > 0);
  for (const { message } of lines) {
    const row = Number(message.args["row"] ?? 0) - 1;
    if (message.code === "log-lady-beyond") states.fill("");
    if (message.code === "log-lady-row") states[row] = "no";
    if (message.code === "log-lady-found") states[row] = "hit";
    if (message.code === "log-lady-box") states[box] = "hit";
    if (message.code === "log-lady-no-box") states[box] = "no";
  }
  return states;
}

const ICONS: Record<string, string> = {
  "log-lady-card": "card", "log-lady-shuffled": "card", "log-lady-market": "coin", "log-lady-looks": "eye", "log-lady-too-far": "x", "log-lady-row": "x", "log-lady-no-box": "x", "log-lady-found": "check", "log-lady-box": "check", "log-lady-last": "check", "log-lady-took": "tile", "log-lady-stopped": "flag",
  "log-lady-scotsmen": "scot", "log-lady-landmark": "landmark", "log-lady-barrels": "whisky", "log-lady-stones": "stone", "log-lady-claimed": "clan", "log-lady-trade": "t-trade",
};
/** The sign of a line, and of a marker its own. */
export function iconOf({ message }: LogLine): string {
  const marker = namedIn(message, "lady-marker");
  return marker ? `lady-${marker}` : (ICONS[message.code] ?? "arrow");
}
/** What she looked at and why, where nothing is to be done on a table. */
const THOUGHTS = new Set(["looks", "row", "too-far", "found", "box", "no-box", "beyond", "last", "worlds-end"].map((code) => `log-lady-${code}`));
export const isThought = ({ message }: LogLine): boolean => THOUGHTS.has(message.code);
export const isHit = ({ message }: LogLine): boolean => ["log-lady-found", "log-lady-box", "log-lady-last"].includes(message.code);
