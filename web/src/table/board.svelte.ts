/** The table as one reader sees and plays it: prompt, pointing at things, previews, what runs alone, the past. */

import { tick, untrack } from "svelte";
import { NEUTRAL } from "../art/neutral";
import { COLOURS, PLAYERS, type Colour } from "../art/pieces";
import type { Drawer, Furniture, Gain, Piece, View } from "../games/types";
import { prefs } from "../lib/prefs.svelte";
import { api } from "../net/api";
import { applyPatch } from "../net/patch";
import type { Play } from "../net/play";
import type { Delta, LogLine, Message, Option, PastView, Prompt, TableInfo } from "../net/types";
import { say, text } from "../text/text.svelte";

/** After a new prompt final buttons cannot be hit by the second half of a double click. */
const GUARD = 300;

export type Region = "ring" | "territory" | "market" | "side" | "rivals" | "log";

export const isMessage = (value: unknown): value is Message => typeof value === "object" && value !== null && "code" in value;

/** Whether the sentence speaks of a thing. */
export function mentions(message: Message, code: string): boolean {
  return message.code === code || Object.values(message.args).some((arg) => isMessage(arg) && mentions(arg, code));
}

export class Board<F extends Furniture = Furniture> {
  readonly session: Play;
  readonly furniture: F;
  table = $state.raw<TableInfo>()!;

  /** The option pointed at, and the one chosen by a first tap. */
  hovered = $state<string | null>(null);
  selected = $state<string | null>(null);
  /** Several options at one place: the reader says which. */
  menu = $state.raw<{ options: Option[]; x: number; y: number } | null>(null);
  /** Things named by the line of the log under the pointer. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The tile whose card is open. */
  card = $state.raw<{ tile: string; x: number; y: number } | null>(null);
  clause = $state<string | null>(null);
  pinned = $state<number | null>(null);
  sheet = $state<string | null>(null);
  /** Which of the things beside the ring is looked at. */
  beside = $state<string | null>(null);
  /** What is laid over the whole table. */
  dialog = $state<"scoring" | "end" | "keys" | null>(null);
  /** The tile that is being dragged. */
  lifted = $state.raw<{ tile: string; x: number; y: number } | null>(null);
  /** The territory in the middle, for the keys. */
  zoom: { fit: () => void; scale: (factor: number) => void } | null = null;
  /** Whether a move is being typed. */
  entry = $state(false);
  /** Into a plan and out of it; null where nothing can be planned. */
  togglePlan = $state.raw<(() => void) | null>(null);
  /** Whatever cannot be done, said once. */
  notice = $state("");
  /** The past goes by of itself. */
  playing = $state(false);
  /** A moment of the past. */
  past = $state.raw<PastView | null>(null);
  skipped = $state.raw<ReadonlySet<string>>(new Set());
  /** Choices are asked one by one instead of taking the default. */
  byHand = $state(false);
  /** Steps of the draft that ran alone, by their number. */
  ran = $state.raw<ReadonlyMap<number, Gain[]>>(new Map());
  /** Free things run alone after a step of one's own, not after undo. */
  #armed = $state(false);
  #all = $state(false);
  #accepted = $state(false);
  #since = 0;
  #waiting: (() => void)[] = [];
  readonly #pasts = new Map<number, PastView>();

  constructor(session: Play, furniture: F, table: TableInfo) {
    this.session = session;
    this.furniture = furniture;
    this.table = table;
    $effect(() => {
      void this.#asked;
      this.#since = performance.now();
      this.hovered = null;
      this.menu = null;
      this.selected = untrack(() => this.#forced());
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
      }
      if (this.end) this.#accepted = false;
    });
  }

  // ------------------------------------------------------------ what is seen

  live = $derived.by(() => this.session.state?.view ?? null);
  view = $derived.by<View | null>(() => this.past?.view ?? this.live);
  prompt = $derived.by<Prompt | null>(() => (this.past ? null : (this.session.state?.prompt ?? null)));
  /** Changes with the question only, not when the same one is told again. */
  #asked = $derived.by(() => this.prompt?.id ?? null);
  seat = $derived.by(() => this.session.state?.seat ?? null);
  /** Whose territory lies in the middle. */
  home = $derived.by(() => this.seat ?? (this.session.welcome?.seats[0] ?? 0));
  /** Whether it is a seat of the reader's own: in a plan rivals' moves are tried too. */
  mine = $derived.by(() => this.seat !== null && (this.session.welcome?.seats.includes(this.seat) ?? false));
  seats = $derived.by(() => this.table.seats.map((each) => each.seat));
  options = $derived.by<Option[]>(() => this.prompt?.options.filter((each) => !each.why_not) ?? []);
  refused = $derived.by<Option[]>(() => this.prompt?.options.filter((each) => each.why_not) ?? []);
  byTarget = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options)
      for (const target of option.targets ?? []) found.set(target, [...(found.get(target) ?? []), option]);
    return found;
  });
  whyNot = $derived.by(() => {
    const found = new Map<string, Option>();
    for (const option of this.refused) for (const target of option.targets ?? []) found.set(target, option);
    return found;
  });
  end = $derived.by(() => this.options.find((each) => each.group === "end") ?? null);
  pointed = $derived.by(() => this.hovered ?? this.selected);
  pointedOption = $derived.by(() => this.options.find((each) => each.id === this.pointed) ?? null);
  preview = $derived.by<Delta | null>(() => this.session.previewOf(this.pointed));
  /** The view as it would be. */
  ghost = $derived.by<View | null>(() =>
    this.preview?.patch && this.live && !this.past ? applyPatch(this.live, this.preview.patch) : null,
  );
  running = $derived.by(() => this.#all || this.#next() !== null);
  canUndo = $derived.by(() => this.session.undoable > 0);
  canRedo = $derived.by(() => (this.session.state?.draft?.redo.length ?? 0) > 0);
  canActivate = $derived.by(() => this.willing.length > 0);
  over = $derived.by(() => this.session.state?.status === "over");

  /** Activations that wait for a click, in order. */
  queue = $derived.by(() =>
    this.options.filter((each) => each.group === "activate" && !this.isFree(each) && !this.skipped.has(each.id)),
  );
  /** What "Activate all" does: whatever nothing has to be bought for. */
  willing = $derived.by(() =>
    this.options.filter(
      (each) => each.group === "activate" && !this.skipped.has(each.id) && (each.preview?.seats?.[String(this.seat)]?.["coins"] ?? 0) >= 0,
    ),
  );
  /** Options without a place on the board: chips under the status line. */
  loose = $derived.by(() =>
    this.options.filter((each) => each.group !== "end" && !(each.targets ?? []).some((target) => this.furniture.places.test(target))),
  );
  /** What this turn has cost so far: lines of the draft's log, each with the step that chose it if one did. */
  paid = $derived.by<{ message: Message; step: number | null }[]>(() => {
    const steps = this.session.state?.draft?.steps ?? [];
    const first = this.drafted[0]?.at ?? 0;
    return this.drafted
      .filter((line) => /^log-(gave|bought|paid)/.test(line.message.code))
      .map(({ message, at }) => ({ message, step: steps[at - first]?.startsWith("pay ") ? at - first : null }));
  });
  /** What the log tells of one's own draft. */
  drafted = $derived.by<LogLine[]>(() => {
    const { state, log } = this.session;
    const { draft } = state ?? {};
    return draft && draft.seat === this.seat && !this.past ? log.slice(log.length - draft.lines) : [];
  });
  /** The steps of the draft that pay for something. */
  payments = $derived.by(() => {
    const draft = this.session.state?.draft;
    if (!draft || draft.seat !== this.seat) return [];
    return draft.steps.map((step, index) => ({ step, index })).filter(({ step }) => step.startsWith("pay "));
  });

  nameOf(piece: Piece): string {
    if (typeof piece === "string") return say(NEUTRAL[piece]?.name ?? piece);
    const info = this.table.seats.find((each) => each.seat === piece);
    const name = info?.name ?? "";
    // Several hands of one person are told apart by their colours.
    const unlike = this.table.seats.every((each) => each.seat === piece || each.name !== name);
    return name && unlike && info?.kind !== "bot" ? name : PLAYERS[this.colourOf(piece)].n;
  }

  colourOf(seat: number): Colour {
    return COLOURS[seat] ?? "rust";
  }

  /** The reader's own, and not a rival's whose move is being tried. */
  owns(seat: number): boolean {
    return seat === this.seat && this.mine;
  }

  optionsAt(target: string): Option[] {
    return this.byTarget.get(target) ?? [];
  }

  /** The drawer in which something lies that is asked now; what one may always do besides, like selling, lies elsewhere. */
  wanted(drawers: Drawer[]): Drawer | undefined {
    const targets = [...this.byTarget.keys()];
    return drawers.find(({ places }) => places && targets.some((target) => places.test(target)));
  }

  isFree(option: Option): boolean {
    return option.sort === "free";
  }

  /** Warned of before it is done: the tile would only be thrown away. */
  wasteful(option: Option): boolean {
    return /-(unpayable|unplaceable)$/.test(option.label.code) || option.group === "discard";
  }

  // ------------------------------------------------------------ pointing

  /** The only thing to do is selected from the start, unless it cannot be taken back. */
  #forced(): string | null {
    const [only, other] = this.options;
    if (!only || other || only === this.end || only.reveals || this.wasteful(only)) return null;
    this.session.wantPreview(only.id);
    return only.id;
  }

  point(option: string | null): void {
    this.hovered = option;
    if (option) this.session.wantPreview(option);
  }

  /** A click or tap on a thing. Touch selects first and confirms with the second tap. */
  pick(target: string, event?: { pointerType?: string; clientX?: number; clientY?: number }): void {
    this.pickFrom(this.#main(this.optionsAt(target)), target, event);
  }

  pickFrom(
    options: Option[],
    target: string,
    event?: { pointerType?: string; clientX?: number; clientY?: number },
  ): void {
    const [only] = options;
    if (!only) {
      const refused = this.whyNot.get(target);
      if (refused?.why_not) {
        this.notice = text.of(refused.why_not);
        this.#refusedRule = refused.rule ?? "";
      }
      return;
    }
    if (options.length > 1) {
      this.menu = { options, x: event?.clientX ?? innerWidth / 2, y: event?.clientY ?? innerHeight / 2 };
      return;
    }
    const careful = event?.pointerType === "touch" || this.wasteful(only);
    if (careful && this.selected !== only.id) {
      this.selected = only.id;
      this.session.wantPreview(only.id);
      this.notice = this.wasteful(only) ? text.of(only.label) : "";
      return;
    }
    void this.choose(only);
  }

  #refusedRule = "";
  get noticeRule(): string {
    return this.#refusedRule;
  }

  /** At a tile its activation comes first; selling is done at the market. */
  #main(options: Option[]): Option[] {
    const rest = options.filter((each) => each.group !== "sell");
    return rest.length ? rest : options;
  }

  /** Answer with an option. Unless `sure`, a final one is not taken so soon after a change that it may be a slip. */
  async choose(option: Option, sure = false): Promise<void> {
    if (option.why_not) {
      this.notice = text.of(option.why_not);
      return;
    }
    if (!sure && (option.reveals || option.group === "end") && performance.now() - this.#since < GUARD) return;
    this.notice = "";
    this.menu = null;
    this.card = null;
    this.#armed = true;
    this.#forget(this.session.state?.draft?.steps.length ?? 0);
    await this.session.act(option.id);
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

  confirm(sure = false): void {
    if (this.primary) void this.choose(this.primary, sure);
  }

  /** By its number in the list, or on the badge where activations wait. */
  chooseNumber(number: number): void {
    const option = (this.queue.length && !prefs.words ? this.queue : this.options)[number - 1];
    if (option) void this.choose(option, true);
  }

  /** When everything under way is done, and what runs alone has run. */
  async settled(): Promise<void> {
    await tick();
    if (this.running || this.session.busy > 0) await new Promise<void>((resume) => this.#waiting.push(resume));
  }

  /** Whatever lies over the table goes, and nothing stays selected. */
  close(): void {
    this.menu = null;
    this.card = null;
    this.clause = null;
    this.selected = null;
    this.notice = "";
    this.sheet = null;
    this.pinned = null;
    this.entry = false;
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
    return ["unit-movement", "unit-movement-point"].some((unit) => mentions(option.label, unit)) ? [...changes, { icon: "boot", label: say("cli-legend-movement"), amount: 1 }] : changes;
  }

  /** What ran alone from this step on is no longer so. */
  #forget(from: number): void {
    this.ran = new Map([...this.ran].filter(([step]) => step < from));
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
    const step = this.session.state?.draft?.steps.lastIndexOf(`activate ${cell}`) ?? -1;
    if (step >= 0) void this.undoTo(step);
  }

  /** Pay otherwise: back to where the payment began, and then step by step. */
  changePayment(): void {
    const first = this.payments[0];
    if (!first) return;
    this.byHand = true;
    void this.undoTo(first.index);
  }

  /** One unit from the next of its sources; what is paid after it is proposed anew. */
  async payFromElsewhere(step: number): Promise<void> {
    const before = this.session.state?.draft?.steps[step];
    this.byHand = false;
    await this.undoTo(step);
    await this.settled();
    const sources = this.options.filter((each) => each.group === "pay");
    const next = sources[(sources.findIndex((each) => each.id === before) + 1) % sources.length];
    if (next) await this.choose(next, true);
  }

  skip(option: string): void {
    this.skipped = new Set(this.skipped).add(option);
  }

  // ------------------------------------------------------------ the past

  async goTo(n: number | null): Promise<void> {
    if (n === null || this.session.planned) {
      this.past = null;
      this.playing = false;
      return;
    }
    const known = this.#pasts.get(n);
    try {
      const past = known ?? (await api.past(this.table.id, n, this.seat));
      this.#pasts.set(n, past);
      this.past = past;
    } catch {
      this.past = null;
    }
  }
  /** From a moment on, until now. */
  async playBack(from: number): Promise<void> {
    await this.goTo(Math.max(0, from - 1));
    this.playing = true;
  }
  /** One move back or on; back from the present is the last move. */
  async step(by: 1 | -1): Promise<void> {
    const now = this.past;
    if (now) return this.goTo(Math.max(0, Math.min(now.total, now.n + by)));
    if (by > 0 || this.session.planned) return;
    const { total } = await api.past(this.table.id, 0, this.seat);
    await this.goTo(Math.max(0, total - 1));
  }
}
