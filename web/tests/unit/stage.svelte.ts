/** A table without a server: what is answered is written down, and what comes of it is laid by the test. */

import { flushSync } from "svelte";
import { onTestFinished } from "vitest";
import type { Furniture } from "../../src/games/types";
import type { Play, Seen } from "../../src/net/play";
import type { Link } from "../../src/net/session.svelte";
import type { ChatLine, Delta, DraftInfo, LogLine, Message, Option, Prompt, TableInfo, Welcome } from "../../src/net/types";
import { Board } from "../../src/table/board.svelte";

export const words = (code: string, args: Message["args"] = {}): Message => ({ code, args });

export const option = (id: string, more: Partial<Option> = {}): Option => ({ id, label: words(`say-${id}`), ...more });
export const END = option("end", { kind: "end" });

export const prompt = (options: Option[], more: Partial<Prompt> = {}): Prompt => ({
  id: "1/0",
  version: "1.0",
  actors: [0],
  kind: "activate",
  title: words("ask"),
  options,
  pick: { least: 1, most: 1 } as unknown as Prompt["pick"],
  ...more,
});

export const draft = (steps: string[], more: Partial<DraftInfo> = {}): DraftInfo => ({ seat: 0, steps, redo: [], lines: 0, kinds: steps.map(() => ""), at: 0, ...more });

export const seen = (more: Partial<Seen> = {}): Seen => ({
  version: "1.0",
  seat: 0,
  status: "playing",
  view: { coins: 3 },
  prompt: null,
  waiting: [],
  draft: null,
  clock: { kind: "none", banks: [], since: 0, running: [], deadline: null },
  ...more,
});

export class Stage implements Play {
  table = "t1";
  link = $state<Link>("live");
  welcome = $state.raw<Welcome | null>({ type: "welcome", protocol: 1, table: "t1", seats: [0], host: true, now: 0 });
  state = $state.raw<Seen | null>(seen());
  log = $state.raw<LogLine[]>([]);
  logStart = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Message | null>(null);
  busy = $state(0);
  together = $state(false);
  planned = $state(false);
  previews = $state.raw<ReadonlyMap<string, Delta>>(new Map());
  /** All that was asked of the table, in order: `act take 3`, `undo 2`. */
  readonly done: string[] = [];
  /** What the table does with it. */
  answer: (deed: string) => void = () => {};
  /** What would be asked after an option. */
  afterwards: Record<string, Prompt | null> = {};

  get undoable(): number {
    const { draft, seat } = this.state ?? {};
    return draft && draft.seat === seat ? draft.steps.length : 0;
  }
  now = () => 0;

  async #do(deed: string): Promise<boolean> {
    this.done.push(deed);
    this.busy++;
    await Promise.resolve();
    this.answer(deed);
    this.busy--;
    return true;
  }
  act = (option: string) => this.#do(`act ${option}`);
  undo = (steps = 1) => this.#do(`undo ${steps}`);
  redo = () => this.#do("redo");
  reset = () => this.#do("reset");
  after = (option: string) => Promise.resolve(this.afterwards[option] ?? null);
  say = (line: string, seat: number | null) => void this.#do(`say ${line} as ${seat}`);
  wantPreview = (option: string) => void this.done.push(`preview ${option}`);
  previewOf = (option: string | null): Delta | null => (option === null ? null : (this.previews.get(option) ?? null));
  wholeLog = () => Promise.resolve();
  reconnect = () => void this.done.push("reconnect");

  /** Only the answers. */
  get acts(): string[] {
    return this.done.flatMap((deed) => (deed.startsWith("act ") ? [deed.slice(4)] : []));
  }

  /** Something else is seen; without a number of its own it is another question. */
  show(more: Partial<Seen>): void {
    this.state = { ...seen(), ...this.state, ...more };
    flushSync();
  }
  #asked = 0;
  ask(options: Option[], more: Partial<Prompt> = {}, rest: Partial<Seen> = {}): void {
    this.show({ prompt: prompt(options, { id: `${++this.#asked}/0`, ...more }), ...rest });
  }
}

export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "t1",
    game: "glen-more",
    seats: [
      { seat: 0, kind: "human", name: "Ailsa", yours: true },
      { seat: 1, kind: "bot", name: "", bot: "greedy" },
      { seat: 2, kind: "human", name: "Morag" },
    ],
    status: "playing",
    chronicles: [],
    options: {},
    clock: { kind: "none" },
    ...more,
  }) as unknown as TableInfo;

/** Cells, spaces and the market lie on the table; nothing else does. */
export const plain = (more: Partial<Furniture> = {}): Furniture =>
  ({
    id: "plain",
    activates: true,
    movement: "movement",
    drawers: () => [],
    draws: (target: string) => /^(cell|rondel|market):/.test(target),
    remark: () => "",
    changes: (delta: Delta, seat: number) => Object.entries(delta.seats?.[String(seat)] ?? {}).map(([icon, amount]) => ({ icon, label: icon, amount })),
    ...more,
  }) as unknown as Furniture;

/** What has effects lives until the test is over. */
export function living<T>(make: () => T): T {
  let made!: T;
  onTestFinished($effect.root(() => void (made = make())));
  flushSync();
  return made;
}

export function playing(furniture: Furniture = plain(), info: TableInfo = tableInfo()): { stage: Stage; board: Board } {
  const stage = new Stage();
  return { stage, board: living(() => new Board(stage, furniture, info)) };
}

/** Until everything that was promised has come. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 40; i++) await Promise.resolve();
  flushSync();
}
