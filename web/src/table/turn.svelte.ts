/** One's turn: answering, what runs alone after it, and taking back. */

import { tick } from "svelte";
import type { Furniture, Gain } from "../games/types";
import { prefs } from "../lib/prefs.svelte";
import type { Play } from "../net/play";
import type { Option, TableInfo } from "../net/types";
import { say, text } from "../text/text.svelte";
import { mentions } from "./mentions";
import { Sight } from "./sight.svelte";

/** After a new prompt final buttons cannot be hit by the second half of a double click. */
const GUARD = 300;

export class Turn<F extends Furniture = Furniture> extends Sight<F> {
  /** Whatever cannot be done, said once. */
  notice = $state("");
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
  /** Changes with the question only, not when the same one is told again. */
  protected asked = $derived.by(() => this.prompt?.id ?? null);

  constructor(session: Play, furniture: F, table: TableInfo) {
    super(session, furniture, table);
    $effect(() => {
      void this.asked;
      this.#since = performance.now();
    });
    $effect(() => this.#runAlone());
    $effect(() => {
      if (this.running || this.session.busy > 0) return;
      for (const resume of this.#waiting.splice(0)) resume();
    });
    $effect(() => {
      const steps = this.session.state?.draft?.steps.length ?? 0;
      if (steps === 0) {
        this.ran = new Map();
        this.skipped = new Set();
        this.byHand = false;
        this.#all = false;
        this.#reminded = false;
      }
      if (this.end) this.#accepted = false;
    });
  }

  running = $derived.by(() => this.#all || this.#next() !== null);
  canUndo = $derived.by(() => this.session.undoable > 0);
  canRedo = $derived.by(() => (this.session.state?.draft?.redo.length ?? 0) > 0);
  canActivate = $derived.by(() => this.willing.length > 0);

  /** Activations that wait for a click, in order. */
  queue = $derived.by(() =>
    this.options.filter((each) => each.kind === "activate" && !this.isFree(each) && !this.skipped.has(each.id)),
  );
  /** What "Activate all" does: whatever nothing has to be bought for. */
  willing = $derived.by(() =>
    this.options.filter(
      (each) => each.kind === "activate" && !this.skipped.has(each.id) && (each.preview?.seats?.[String(this.seat)]?.["coins"] ?? 0) >= 0,
    ),
  );

  // ------------------------------------------------------------ answering

  /** Answer with an option. Unless `sure`, a final one is not taken so soon after a change that it may be a slip. */
  async choose(option: Option, sure = false): Promise<void> {
    if (option.why_not) {
      this.notice = text.of(option.why_not);
      return;
    }
    if (!sure && (option.reveals || option.kind === "end") && performance.now() - this.#since < GUARD) return;
    if (option === this.end && this.#remind()) return;
    this.notice = "";
    this.#armed = true;
    this.#forget(this.session.state?.draft?.steps.length ?? 0);
    await this.session.act(option.id);
  }

  /** Whether the end is held back, once: an activation that is left would have given something. */
  #remind(): boolean {
    const left = this.options.find((each) => each.kind === "extra" && Object.keys(each.preview?.seats?.[String(this.seat)] ?? {}).length > 0);
    if (!left || this.#reminded) return false;
    this.#reminded = true;
    this.notice = say("web-end-reminds", { option: text.of(left.label) });
    return true;
  }

  /** What the big button does now. */
  primary = $derived.by<Option | null>(() => {
    const chosen = this.selected ? this.options.find((each) => each.id === this.selected) : null;
    if (chosen) return chosen;
    if (this.end) return this.end;
    if (this.options.length === 1) return this.options[0] ?? null;
    const proposed = this.prompt?.default?.[0];
    return this.options.find((each) => each.id === proposed) ?? null;
  });

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
    if (this.running || this.session.busy > 0) await new Promise<void>((resume) => this.#waiting.push(resume));
  }

  // ------------------------------------------------------------ what runs alone

  #next(): Option | null {
    const { prompt } = this;
    if (!prompt || this.past || !this.#armed) return null;
    const proposed = this.options.find((each) => each.id === prompt.default?.[0]) ?? null;
    if (proposed && prompt.detail) return this.byHand && !this.#all ? null : proposed;
    // In the middle of something that was accepted as proposed.
    if (proposed && !this.end && (this.#all || this.#accepted)) return proposed;
    if (this.#all) return this.willing[0] ?? null;
    if (!prefs.auto || !proposed?.sort) return null;
    const alone = (each: Option) => this.isFree(each) && !each.reveals;
    // A good of one's choice may be proposed before things that are free.
    return alone(proposed) ? proposed : (this.options.find(alone) ?? null);
  }

  #runAlone(): void {
    const option = this.#next();
    if (!option) {
      if (this.#all && this.prompt) this.#all = false;
      return;
    }
    if (this.session.busy > 0 || this.session.link !== "live") return;
    const step = this.session.state?.draft?.steps.length ?? 0;
    this.ran = new Map(this.ran).set(step, this.#gains(option));
    void this.session.act(option.id);
  }

  #gains(option: Option): Gain[] {
    if (this.seat === null) return [];
    const changes = option.preview ? this.furniture.changes(option.preview, this.seat) : [];
    const unit = ["unit-movement", "unit-movement-point"].find((each) => mentions(option.label, each));
    return unit ? [...changes, { icon: "boot", label: say(unit, { n: 1 }), amount: 1 }] : changes;
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
    const steps = this.session.state?.draft?.steps.length ?? 0;
    if (!this.canUndo) return;
    let count = 1;
    while (count < steps && this.ran.has(steps - count)) count++;
    this.#forget(steps - count);
    this.#still();
    await this.session.undo(count);
  }

  async undoTo(step: number): Promise<void> {
    const steps = this.session.state?.draft?.steps.length ?? 0;
    if (steps <= step) return;
    this.#forget(step);
    this.#still();
    await this.session.undo(steps - step);
  }

  async redo(): Promise<void> {
    if (!this.canRedo) return;
    this.#still();
    await this.session.redo();
  }

  async reset(): Promise<void> {
    if (!this.canUndo) return;
    this.#still();
    await this.session.reset();
  }

  #still(): void {
    this.#armed = false;
    this.#accepted = false;
    this.#all = false;
    this.notice = "";
  }

  /** An activation, and what was done after it. */
  takeBack(cell: string): void {
    const line = this.drafted.findLast((each) => each.kind === "activated" && each.message.args["cell"] === cell);
    if (line) void this.undoTo(this.stepOf(line));
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
    const before = this.session.state?.draft?.steps[step];
    this.byHand = false;
    await this.undoTo(step);
    await this.settled();
    const sources = this.options.filter((each) => each.kind === "pay");
    const next = sources[(sources.findIndex((each) => each.id === before) + 1) % sources.length];
    if (next) await this.choose(next, true);
  }

  skip(option: string): void {
    this.skipped = new Set(this.skipped).add(option);
  }
}
