/** The analysis of a game that is over: asked for until it is there, and looked at turn by turn. */

import { markOf, type Mark } from "../lamp/marks";
import { api } from "../net/api";
import type { AnalysisInfo, SeatsStand, Thoughts, TurnThought } from "../net/types";
import type { Board } from "../table/board.svelte";

const PAUSE = 700;

export class Review {
  readonly #board: Board;
  info = $state.raw<AnalysisInfo | null>(null);
  problem = $state("");
  #left = false;

  constructor(board: Board) {
    this.#board = board;
    $effect(() => {
      void this.#ask();
      return () => (this.#left = true);
    });
    $effect(() => {
      board.marks = this.marks;
      board.looked = this.turn?.seat ?? null;
      return () => {
        board.marks = [];
        board.looked = null;
      };
    });
  }

  async #ask(): Promise<void> {
    while (!this.#left) {
      try {
        this.info = await api.analysis(this.#board.table.id);
      } catch (error) {
        this.problem = (error as Error).message;
        return;
      }
      const found = this.info.analysis;
      if (found) return this.choose(found.losses[0] ?? 0);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  thoughts = $derived.by<Thoughts | null>(() => this.info?.analysis ?? null);
  turns = $derived.by<TurnThought[]>(() => this.thoughts?.turns ?? []);
  /** The number of the turn that is looked at: the table is shown as it was before it. */
  number = $derived.by(() => {
    const n = this.#board.rewind.past?.n;
    if (n === undefined) return Math.max(0, this.turns.length - 1);
    return Math.max(0, this.turns.findLastIndex((turn) => turn.at <= n));
  });
  turn = $derived.by<TurnThought | null>(() => this.turns[this.number] ?? null);
  losses = $derived.by<TurnThought[]>(() => (this.thoughts?.losses ?? []).flatMap((number) => this.turns[number] ?? []));
  /** How the seats stood before the first turn, and after each. */
  stands = $derived.by<SeatsStand[]>(() => (this.thoughts ? [this.thoughts.beginning, ...this.turns.map((turn) => turn.after)] : []));
  marks = $derived.by<Mark[]>(() => {
    const { turn } = this;
    if (!turn || this.#board.rewind.past?.n !== turn.at) return [];
    const best = turn.best ? [markOf(turn.best, "A", "best")] : [];
    return [...best, markOf(turn.played, "●", "played")];
  });

  choose(number: number): void {
    const turn = this.turns[Math.max(0, Math.min(this.turns.length - 1, number))];
    if (turn) void this.#board.rewind.goTo(turn.at);
  }

  /** To the next turn after this one that lost something, from the beginning after the last. */
  nextLoss(): void {
    const numbers = this.losses.map((turn) => turn.number).sort((a, b) => a - b);
    const next = numbers.find((each) => each > this.number) ?? numbers[0];
    if (next !== undefined) this.choose(next);
  }
}
