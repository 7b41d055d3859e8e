/** What one reader points at and picks, with a pointer, a finger or a key. */

import { untrack } from "svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Option } from "../net/types";
import { text } from "../text/text.svelte";
import type { Board } from "./board.svelte";

export class Finger {
  readonly #board: Board;
  /** The option pointed at, and the one chosen by a first tap. */
  hovered = $state<string | null>(null);
  selected = $state<string | null>(null);
  /** At a fork: the way that was chosen, and the one pointed at. */
  way = $state<string | null>(null);
  pointedWay = $state<string | null>(null);
  /** Sales that would pay for the tile that is selected. */
  remedies = $state.raw<Option[]>([]);

  constructor(board: Board) {
    this.#board = board;
    $effect(() => {
      void board.asked;
      this.hovered = null;
      board.tray.menu = null;
      this.remedies = [];
      this.pointedWay = null;
      this.way = untrack(() => this.#onlyWay());
      this.selected = untrack(() => this.#forced());
    });
  }

  pointed = $derived.by(() => this.hovered ?? this.selected);
  pointedOption = $derived.by(() => this.#board.options.find((each) => each.id === this.pointed) ?? null);

  /** The only thing to do is selected from the start, unless it cannot be taken back. */
  #forced(): string | null {
    const { options, end, session } = this.#board;
    const [only, other] = options;
    if (!only || other || only === end || only.reveals || only.wasteful) return null;
    session.wantPreview(only.id);
    return only.id;
  }

  #onlyWay(): string | null {
    const [only, other] = this.#board.openWays;
    return only !== undefined && other === undefined ? only : null;
  }

  /** Whether anything is meant: an option, or a way of several. */
  get means(): boolean {
    return this.selected !== null || (this.way !== null && this.way !== this.#onlyWay());
  }

  /** Nothing stays selected. */
  withdraw(): void {
    this.selected = null;
    this.way = this.#onlyWay();
  }

  /** At a fork: from now on places mean the options of this way. */
  follow(way: string): void {
    if (!this.#board.openWays.includes(way)) return;
    this.way = way;
    this.pointedWay = null;
    this.selected = null;
    this.#board.turn.notice = "";
  }

  point(option: string | null): void {
    this.hovered = option;
    if (option) this.#board.session.wantPreview(option);
  }

  /** A click or tap on a thing. Touch selects first and confirms with the second tap. */
  pick(target: string, event?: { pointerType?: string; clientX?: number; clientY?: number }): void {
    this.pickFrom(this.#main(this.#board.optionsAt(target)), target, event);
  }

  pickFrom(
    options: Option[],
    target: string,
    event?: { pointerType?: string; clientX?: number; clientY?: number },
  ): void {
    const { session, tray, turn, whyNot } = this.#board;
    const [only] = options;
    if (!only) {
      const refused = whyNot.get(target);
      if (refused?.why_not) turn.refuse(refused.why_not, refused.rule);
      return;
    }
    if (options.length > 1) {
      tray.menu = { options, x: event?.clientX ?? innerWidth / 2, y: event?.clientY ?? innerHeight / 2 };
      return;
    }
    const careful = event?.pointerType === "touch" || only.wasteful;
    if (careful && this.selected !== only.id) {
      this.selected = only.id;
      session.wantPreview(only.id);
      turn.notice = only.wasteful ? text.of(only.label) : "";
      if (only.wasteful) void this.#remedy(only);
      return;
    }
    void turn.choose(only);
  }

  /** At a tile its activation comes first; selling is done at the market. */
  #main(options: Option[]): Option[] {
    const rest = options.filter((each) => each.kind !== "sell");
    return rest.length ? rest : options;
  }

  /** One sale of each good is tried out in private: does the tile become payable? */
  async #remedy(option: Option): Promise<void> {
    const { options, session } = this.#board;
    const sales = options.filter((each) => each.kind === "sell");
    // A sale points at the tile that gives the good, and last at the good's place in the market.
    const goods = [...new Map(sales.map((each) => [each.targets?.at(-1), each])).values()];
    const after = await Promise.all(goods.map((sale) => session.after(sale.id)));
    const pays = (index: number) => after[index]?.options.some((each) => each.id === option.id && !each.why_not && !each.wasteful);
    if (this.selected === option.id) this.remedies = goods.filter((_, index) => pays(index));
  }

  confirm(sure = false): void {
    const { turn } = this.#board;
    if (turn.primary) void turn.choose(turn.primary, sure);
  }

  /** By its number in the list, on the badge where activations wait, or on the big button of a fork. */
  chooseNumber(number: number): void {
    const { fork, books, turn, options } = this.#board;
    if (fork) return this.follow(fork.ways[number - 1] ?? "");
    if (!prefs.words && books.asks?.numbers?.(this.#board, number)) return;
    const option = (turn.queue.length && !prefs.words ? turn.queue : options)[number - 1];
    if (option) void turn.choose(option, true);
  }
}
