/** One's turn: answering, what runs alone after it, and taking back. */

import { tick } from "svelte";
import type { Gain } from "../games/types";
import { prefs } from "../lib/prefs.svelte";
import { NATURE } from "../net/play";
import type { LogLine, Message, Option } from "../net/types";
import { say, text } from "../text/text.svelte";
import type { Board } from "./board.svelte";
import { mentions } from "./mentions";

/** After a new prompt final buttons cannot be hit by the second half of a double click. */
const GUARD = 300;

export class Turn {
  readonly #board: Board;
  /** Whatever cannot be done, said once. */
  #notice = $state.raw({ words: "", rule: "" });
  skipped = $state.raw<ReadonlySet<string>>(new Set());
  /** Choices are asked one by one instead of taking the default. */
  byHand = $state(false);
  /** Steps of the draft that ran alone, by their number. */
  ran = $state.raw<ReadonlyMap<number, Gain[]>>(new Map());
  /** Free things run alone after a step of one's own, not after undo. */
  #armed = $state(false);
  #all = $state(false);
  #accepted = $state(false);
  /** Whether the end was held back already because something was left undone. */
  #reminded = false;
  #since = 0;
  #waiting: (() => void)[] = [];

  constructor(board: Board) {
    this.#board = board;
    $effect(() => {
      void this.#board.asked;
      this.#since = performance.now();
    });
    $effect(() => this.#runAlone());
    $effect(() => {
      if (this.running || this.#board.session.busy > 0) return;
      for (const resume of this.#waiting.splice(0)) resume();
    });
    $effect(() => {
      const steps = this.#draft?.steps.length ?? 0;
      if (steps === 0) {
        this.ran = new Map();
        this.skipped = new Set();
        this.byHand = false;
        this.#all = false;
        this.#reminded = false;
      }
      if (this.#board.end) this.#accepted = false;
    });
  }

  /** A seat's: what was told of chance is no turn. */
  #draft = $derived.by(() => {
    const draft = this.#board.session.state?.draft ?? null;
    return draft?.seat === NATURE ? null : draft;
  });
  /** The draft, if it is one's own. */
  #own = $derived.by(() => (this.#draft?.seat === this.#board.seat ? this.#draft : null));

  running = $derived.by(() => this.#all || this.#next() !== null);
  canUndo = $derived.by(() => this.#board.session.undoable > 0);
  canRedo = $derived.by(() => (this.#draft?.redo.length ?? 0) > 0);
  canActivate = $derived.by(() => this.willing.length > 0);

  /** Activations that wait for a click, in order. */
  queue = $derived.by(() =>
    this.#board.options.filter((each) => each.kind === "activate" && !this.#board.isFree(each) && !this.skipped.has(each.id)),
  );
  /** What "Activate all" does: whatever nothing has to be bought for. */
  willing = $derived.by(() =>
    this.#board.options.filter(
      (each) => each.kind === "activate" && !this.skipped.has(each.id) && (each.preview?.seats?.[String(this.#board.seat)]?.["coins"] ?? 0) >= 0,
    ),
  );

  // ------------------------------------------------------------ what was done in it

  /** What the log tells of it. */
  drafted = $derived.by<LogLine[]>(() => {
    const { log } = this.#board.session;
    return this.#own && !this.#board.rewind.past ? log.slice(log.length - this.#own.lines) : [];
  });
  /** What it has cost so far: lines of its log, each with the step that chose it if one did. */
  paid = $derived.by<{ line: LogLine; step: number | null }[]>(() =>
    this.drafted
      .filter((line) => line.kind === "pay")
      .map((line) => ({ line, step: this.payments.includes(this.#stepOf(line)) ? this.#stepOf(line) : null })),
  );
  /** The steps that pay for something. */
  payments = $derived.by(() => (this.#own?.kinds ?? []).flatMap((kind, step) => (kind === "pay" ? [step] : [])));

  /** The step that led to a line of its log. */
  #stepOf(line: LogLine): number {
    return line.at - (this.#own?.at ?? 0) - 1;
  }

  /** What is said to whoever did something that did not go; there is a rule behind it only if it was refused by one. */
  get notice(): string {
    return this.#notice.words;
  }

  set notice(words: string) {
    this.#notice = { words, rule: "" };
  }

  get noticeRule(): string {
    return this.#notice.rule;
  }

  refuse(why: Message, rule: string | null | undefined): void {
    this.#notice = { words: text.of(why), rule: rule ?? "" };
  }

  // ------------------------------------------------------------ answering

  /** Answer with an option. Unless `sure`, a final one is not taken so soon after a change that it may be a slip. */
  async choose(option: Option, sure = false): Promise<void> {
    this.#board.tray.answered();
    this.#board.books.seen();
    if (option.why_not) {
      this.refuse(option.why_not, option.rule);
      return;
    }
    if (!sure && (option.reveals || option.kind === "end") && performance.now() - this.#since < GUARD) return;
    if (option === this.#board.end && this.#remind()) return;
    this.notice = "";
    this.#armed = true;
    this.#forget(this.#draft?.steps.length ?? 0);
    await this.#board.session.act(option.id);
  }

  /** Whether the end is held back, once: an activation that is left would have given something. */
  #remind(): boolean {
    const left = this.#board.options.find((each) => each.kind === "extra" && Object.keys(each.preview?.seats?.[String(this.#board.seat)] ?? {}).length > 0);
    if (!left || this.#reminded) return false;
    this.#reminded = true;
    this.notice = say("web-end-reminds", { option: text.of(left.label) });
    return true;
  }

  /** What the big button does now. */
  primary = $derived.by<Option | null>(() => {
    const chosen = this.#board.finger.selected ? this.#board.options.find((each) => each.id === this.#board.finger.selected) : null;
    if (chosen) return chosen;
    if (this.#board.end) return this.#board.end;
    if (this.#board.options.length === 1) return this.#board.options[0] ?? null;
    const proposed = this.#board.prompt?.default?.[0];
    // Where nothing is better than the rest without thinking one may still leave it, as one may end a turn.
    return this.#board.options.find((each) => each.id === proposed) ?? this.#board.options.find((each) => each.kind === "pass") ?? null;
  });

  /** The same with a mouse as with a finger: what the button says it does, though nothing has been pointed at. */
  ready = $derived.by(() => this.primary !== null && !this.running);

  /** With all that follows from it as proposed. */
  accept(option: Option): Promise<void> {
    this.byHand = false;
    this.#accepted = true;
    return this.choose(option);
  }

  /** With every question that follows from it. */
  chooseSlowly(option: Option): Promise<void> {
    this.byHand = true;
    this.#accepted = false;
    return this.choose(option);
  }

  /** When everything under way is done, and what runs alone has run. */
  async settled(): Promise<void> {
    await tick();
    if (this.running || this.#board.session.busy > 0) await new Promise<void>((resume) => this.#waiting.push(resume));
  }

  // ------------------------------------------------------------ what runs alone

  #next(): Option | null {
    const { prompt } = this.#board;
    if (!prompt || this.#board.rewind.past || !this.#armed) return null;
    const proposed = this.#board.options.find((each) => each.id === prompt.default?.[0]) ?? null;
    // What cannot be taken back is answered by hand, also where it is only a detail of what was accepted.
    const certain = proposed?.reveals ? null : proposed;
    if (proposed && prompt.detail) return this.byHand && !this.#all ? null : certain;
    // In the middle of something that was accepted as proposed.
    if (certain && !this.#board.end && (this.#all || this.#accepted)) return certain;
    if (this.#all) return this.willing.find((each) => !each.reveals) ?? null;
    if (!prefs.auto || !proposed?.sort) return null;
    const alone = (each: Option) => this.#board.isFree(each) && !each.reveals;
    // A good of one's choice may be proposed before things that are free.
    return alone(proposed) ? proposed : (this.#board.options.find(alone) ?? null);
  }

  #runAlone(): void {
    const option = this.#next();
    if (!option) {
      if (this.#all && this.#board.prompt) this.#all = false;
      return;
    }
    if (this.#board.session.busy > 0 || this.#board.session.link !== "live") return;
    const step = this.#draft?.steps.length ?? 0;
    this.ran = new Map(this.ran).set(step, this.#gains(option));
    void this.#board.session.act(option.id);
  }

  #gains(option: Option): Gain[] {
    const { furniture, seat } = this.#board;
    if (seat === null) return [];
    const changes = option.preview ? furniture.changes(option.preview, seat) : [];
    const unit = `unit-${furniture.movement}`;
    return furniture.movement && mentions(option.label, unit) ? [...changes, { icon: "boot", label: say(unit, { n: 1 }), amount: 1 }] : changes;
  }

  /** What ran alone from this step on is no longer so. */
  #forget(from: number): void {
    if ([...this.ran.keys()].some((step) => step >= from)) this.ran = new Map([...this.ran].filter(([step]) => step < from));
  }

  activateAll(): Promise<void> {
    this.#armed = true;
    this.#all = true;
    return this.settled();
  }

  /** One step of one's own, together with what ran alone after it. */
  async undo(): Promise<void> {
    await this.#still();
    const steps = this.#draft?.steps.length ?? 0;
    if (!this.canUndo) return;
    let count = 1;
    while (count < steps && this.ran.has(steps - count)) count++;
    this.#forget(steps - count);
    await this.#board.session.undo(count);
  }

  async undoTo(step: number): Promise<void> {
    await this.#still();
    const steps = this.#draft?.steps.length ?? 0;
    if (steps <= step) return;
    this.#forget(step);
    await this.#board.session.undo(steps - step);
  }

  async redo(): Promise<void> {
    await this.#still();
    if (this.canRedo) await this.#board.session.redo();
  }

  async reset(): Promise<void> {
    await this.#still();
    if (this.canUndo) await this.#board.session.reset();
  }

  /** Nothing more runs alone, and what is on its way has come: a step taken back before that would be refused as too late. */
  #still(): Promise<void> {
    this.#armed = false;
    this.#accepted = false;
    this.#all = false;
    this.notice = "";
    return this.settled();
  }

  /** An activation, and what was done after it. */
  takeBack(cell: string): void {
    const line = this.drafted.findLast((each) => each.kind === "activated" && each.message.args["cell"] === cell);
    if (line) void this.undoTo(this.#stepOf(line));
  }

  /** Pay otherwise: back to where the payment began, and then step by step. */
  changePayment(): void {
    const [first] = this.payments;
    if (first === undefined) return;
    this.byHand = true;
    void this.undoTo(first);
  }

  /** One unit from the next of its sources; what is paid after it is proposed anew. */
  async payFromElsewhere(step: number): Promise<void> {
    const before = this.#draft?.steps[step];
    this.byHand = false;
    await this.undoTo(step);
    await this.settled();
    const sources = this.#board.options.filter((each) => each.kind === "pay");
    const next = sources[(sources.findIndex((each) => each.id === before) + 1) % sources.length];
    if (next) await this.choose(next, true);
  }

  skip(option: string): void {
    this.skipped = new Set(this.skipped).add(option);
  }
}
