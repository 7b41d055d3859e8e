/** The table as one reader plays it: pointing at things, and what comes of it. */

import { untrack } from "svelte";
import type { Furniture } from "../games/types";
import { prefs } from "../lib/prefs.svelte";
import type { Play } from "../net/play";
import type { Option, TableInfo } from "../net/types";
import type { StandingAnswers } from "../seats/standing.svelte";
import { text } from "../text/text.svelte";
import { Lamp } from "../lamp/lamp.svelte";
import type { Mark } from "../lamp/marks";
import { Hearing } from "./hearing.svelte";
import { Sight } from "./sight.svelte";
import { Tray } from "./tray.svelte";
import { Turn } from "./turn.svelte";

export class Board<F extends Furniture = Furniture> extends Sight<F> {
  readonly turn: Turn;
  /** Things named by the line of the log under the pointer. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The territory in the middle, for the keys. */
  zoom: { fit: () => void; scale: (factor: number) => void } | null = null;
  /** Into a plan and out of it; null where nothing can be planned. */
  togglePlan = $state.raw<(() => void) | null>(null);
  /** What the reader answers beforehand; null for whoever has no seat. */
  standing = $state.raw<StandingAnswers | null>(null);
  /** What lies over the table. */
  readonly tray = new Tray();
  /** What is said at the table. */
  readonly hearing: Hearing;
  /** A hint, where nobody but bots is played against. */
  readonly lamp: Lamp;
  /** What a hint or an analysis points at. */
  marks = $state.raw<readonly Mark[]>([]);
  /** Whether the game, which is over, is being thought over. */
  analysed = $state(false);
  /** Sales that would pay for the tile that is selected. */
  remedies = $state.raw<Option[]>([]);

  constructor(session: Play, furniture: F, table: TableInfo) {
    super(session, furniture, table);
    this.turn = new Turn(this, () => {
      this.tray.answered();
      this.books.seen();
    });
    this.hearing = new Hearing(this);
    this.lamp = new Lamp(this);
    $effect(() => {
      void this.asked;
      this.hovered = null;
      this.tray.menu = null;
      this.remedies = [];
      this.pointedWay = null;
      this.way = untrack(() => this.#onlyWay());
      this.selected = untrack(() => this.#forced());
    });
  }

  /** The only thing to do is selected from the start, unless it cannot be taken back. */
  #forced(): string | null {
    const [only, other] = this.options;
    if (!only || other || only === this.end || only.reveals || only.wasteful) return null;
    this.session.wantPreview(only.id);
    return only.id;
  }

  #onlyWay(): string | null {
    const [only, other] = this.openWays;
    return only !== undefined && other === undefined ? only : null;
  }

  /** The ways of a fork that lead anywhere. */
  openWays = $derived.by(() => this.fork?.ways.filter((way) => this.options.some((each) => each.group === way)) ?? []);

  /** At a fork: from now on places mean the options of this way. */
  follow(way: string): void {
    if (!this.openWays.includes(way)) return;
    this.way = way;
    this.pointedWay = null;
    this.selected = null;
    this.turn.notice = "";
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
        this.turn.notice = text.of(refused.why_not);
        this.#refusedRule = refused.rule ?? "";
      }
      return;
    }
    if (options.length > 1) {
      this.tray.menu = { options, x: event?.clientX ?? innerWidth / 2, y: event?.clientY ?? innerHeight / 2 };
      return;
    }
    const careful = event?.pointerType === "touch" || only.wasteful;
    if (careful && this.selected !== only.id) {
      this.selected = only.id;
      this.session.wantPreview(only.id);
      this.turn.notice = only.wasteful ? text.of(only.label) : "";
      if (only.wasteful) void this.#remedy(only);
      return;
    }
    void this.turn.choose(only);
  }

  #refusedRule = "";
  get noticeRule(): string {
    return this.#refusedRule;
  }

  /** At a tile its activation comes first; selling is done at the market. */
  #main(options: Option[]): Option[] {
    const rest = options.filter((each) => each.kind !== "sell");
    return rest.length ? rest : options;
  }

  /** One sale of each good is tried out in private: does the tile become payable? */
  async #remedy(option: Option): Promise<void> {
    const sales = this.options.filter((each) => each.kind === "sell");
    // A sale points at the tile that gives the good, and last at the good's place in the market.
    const goods = [...new Map(sales.map((each) => [each.targets?.at(-1), each])).values()];
    const after = await Promise.all(goods.map((sale) => this.session.after(sale.id)));
    const pays = (index: number) => after[index]?.options.some((each) => each.id === option.id && !each.why_not && !each.wasteful);
    if (this.selected === option.id) this.remedies = goods.filter((_, index) => pays(index));
  }

  confirm(sure = false): void {
    if (this.turn.primary) void this.turn.choose(this.turn.primary, sure);
  }

  /** By its number in the list, on the badge where activations wait, or on the big button of a fork. */
  chooseNumber(number: number): void {
    if (this.fork) return this.follow(this.fork.ways[number - 1] ?? "");
    if (!prefs.words && this.books.asks?.numbers?.(this, number)) return;
    const option = (this.turn.queue.length && !prefs.words ? this.turn.queue : this.options)[number - 1];
    if (option) void this.turn.choose(option, true);
  }

  /** Whatever lies over the table goes, and nothing stays selected. A board that a question has opened stays until the next time. */
  close(): void {
    const { books, tray } = this;
    const meant = this.selected !== null || (this.way !== null && this.way !== this.#onlyWay()) || tray.menu || tray.card || tray.clause;
    if (!meant || (books.open && books.open.key !== books.asked)) books.close();
    tray.clear();
    this.selected = null;
    this.way = this.#onlyWay();
    this.turn.notice = "";
    this.grounds.close();
    this.lamp.put();
  }
}
