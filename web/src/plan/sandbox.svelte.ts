/** A plan: the table as it would be after moves that are only tried out. Each trial is a request of its own that keeps nothing. */

import { api, Refused } from "../net/api";
import type { Play, Seen } from "../net/play";
import type { Session } from "../net/session.svelte";
import type { Delta, LogLine, Message, PlanStep, Prompt, Tried } from "../net/types";

export class Sandbox implements Play {
  readonly live: Session;
  /** Whose plan it is. */
  readonly seat: number;
  readonly planned = true;
  readonly chat = [];
  steps = $state.raw<PlanStep[]>([]);
  busy = $state(0);
  /** What was drawn is only one of the things that may happen. */
  guessed = $state(false);
  over = $state(false);
  /** The table has moved on since, and what no longer fits was left out. */
  moved = $state(false);
  problem = $state.raw<Refused | null>(null);
  /** What does not work in a plan is its `problem`. */
  refusal: Message | null = null;
  #tried = $state.raw<Tried | null>(null);
  #undone = $state.raw<PlanStep[]>([]);

  private constructor(live: Session, seat: number) {
    this.live = live;
    this.seat = seat;
  }

  /** Null if nothing can be planned now. */
  static async open(live: Session, seat: number, steps: PlanStep[] = []): Promise<Sandbox | null> {
    const plan = new Sandbox(live, seat);
    return (await plan.#attempt(steps)) ? plan : null;
  }

  get table() {
    return this.live.table;
  }
  get link() {
    return this.live.link;
  }
  get welcome() {
    return this.live.welcome;
  }
  get together() {
    return this.live.together;
  }
  get logStart() {
    return this.live.logStart;
  }
  get undoable() {
    return this.steps.length;
  }
  /** The position that is planned on. */
  get version() {
    return this.#tried?.version ?? "0.0";
  }

  log = $derived.by<LogLine[]>(() => [...this.live.log, ...(this.#tried?.state.log ?? [])]);
  state = $derived.by<Seen | null>(() => {
    const state = this.#tried?.state;
    if (!state) return null;
    const draft = state.draft && { ...state.draft, redo: this.#undone.map((step) => step.option).reverse() };
    return { ...state, draft };
  });

  now(): number {
    return this.live.now();
  }

  // ------------------------------------------------------------ trying out

  async act(option: string): Promise<boolean> {
    const seat = this.state?.seat;
    if (seat === null || seat === undefined) return false;
    const done = await this.#attempt([...this.steps, { seat, option }]);
    if (done) this.#undone = [];
    return done;
  }

  async undo(steps = 1): Promise<boolean> {
    const kept = this.steps.slice(0, Math.max(0, this.steps.length - steps));
    const gone = this.steps.slice(kept.length).reverse();
    const done = await this.#attempt(kept);
    if (done) this.#undone = [...this.#undone, ...gone];
    return done;
  }

  async redo(): Promise<boolean> {
    const next = this.#undone.at(-1);
    if (!next) return false;
    const done = await this.#attempt([...this.steps, next]);
    if (done) this.#undone = this.#undone.slice(0, -1);
    return done;
  }

  reset(): Promise<boolean> {
    return this.undo(this.steps.length);
  }

  async after(option: string): Promise<Prompt | null> {
    const seat = this.state?.seat ?? this.seat;
    const steps = [...this.steps, { seat, option }];
    const tried = await api.trial(this.table, { seat: this.seat, version: this.version, steps }).catch(() => null);
    return tried?.state.prompt ?? null;
  }

  /** Bots play for the rivals until the planner is asked. */
  ahead(): Promise<boolean> {
    return this.#attempt(this.steps, true);
  }

  /** Other steps on the present position. */
  load(steps: PlanStep[]): Promise<boolean> {
    this.#undone = [];
    return this.#attempt(steps, false, "0.0");
  }

  /** After the table has moved on: the same steps as far as they still fit. */
  async follow(): Promise<void> {
    if (this.live.state?.version === this.version || this.live.state?.status !== "playing" || this.busy) return;
    this.#undone = [];
    const before = this.steps.length;
    if (await this.#attempt(this.steps)) this.moved = before > 0;
  }

  async #attempt(steps: PlanStep[], ahead = false, version = this.#tried?.version ?? this.live.state?.version ?? "0.0"): Promise<boolean> {
    this.busy++;
    try {
      const tried = await api.trial(this.table, { seat: this.seat, version, steps, ahead });
      this.#tried = tried;
      this.steps = tried.steps;
      this.guessed = tried.guessed;
      this.over = tried.over;
      this.moved = false;
      this.problem = null;
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error : null;
      return false;
    } finally {
      this.busy--;
    }
  }

  // ------------------------------------------------------------ what else a board asks for

  previewOf(option: string | null): Delta | null {
    return this.state?.prompt?.options.find((each) => each.id === option)?.preview ?? null;
  }
  /** All previews come along. */
  wantPreview(): void {}
  /** Who speaks does so at the table. */
  say(): void {}
  wholeLog(): Promise<void> {
    return this.live.wholeLog();
  }
  reconnect(): void {
    this.live.reconnect();
  }
}
