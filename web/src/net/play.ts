/** What a board is played through: the table itself over its socket, or a plan of it that nobody sees. */

import type { Link } from "./session.svelte";
import type { ChatLine, Delta, LogLine, Message, Prompt, State, Welcome } from "./types";

/** A state without the log, which is kept beside it. */
export type Seen = Omit<State, "type" | "log" | "log_start">;

/** Stands where others have a seat's number: chance, which the host of a real table tells. */
export const NATURE = -1;

export interface Play {
  readonly table: string;
  readonly link: Link;
  readonly welcome: Welcome | null;
  readonly state: Seen | null;
  readonly log: LogLine[];
  readonly logStart: number;
  readonly chat: ChatLine[];
  /** Why the last request was not carried out, until one is. */
  refusal: Message | null;
  /** Requests on their way. */
  readonly busy: number;
  /** How many steps can be taken back. */
  readonly undoable: number;
  /** Whether several people sit at this one screen, so that nobody in particular is "you". */
  readonly together: boolean;
  /** Whether it is only a plan. */
  readonly planned: boolean;
  /** Seconds since 1970 by the server's clock. */
  now(): number;
  act(option: string): Promise<boolean>;
  undo(steps?: number): Promise<boolean>;
  redo(): Promise<boolean>;
  reset(): Promise<boolean>;
  /** At a real table its host says what came, takes back a slip, and says that it stands. In a plan nobody does. */
  tell?(option: string): Promise<boolean>;
  untell?(steps?: number): Promise<boolean>;
  confirmTold?(): Promise<boolean>;
  /** What would be asked after this answer, found out in private. */
  after(option: string): Promise<Prompt | null>;
  say(line: string, seat: number | null): void;
  wantPreview(option: string): void;
  previewOf(option: string | null): Delta | null;
  wholeLog(): Promise<void>;
  reconnect(): void;
}
