/** A hint for the one who plays against bots alone, or where all agreed to have them: nothing until it is lit, then a nudge, then what might be done. */

import { api } from "../net/api";
import type { HintInfo } from "../net/types";
import type { Board } from "../table/board.svelte";
import { markOf } from "./marks";

export class Lamp {
  readonly #board: Board;
  /** Whether its panel lies beside the table. */
  open = $state(false);
  hint = $state.raw<HintInfo | null>(null);
  /** Whether more than the nudge is wanted. */
  answered = $state(false);
  thinking = $state(false);
  problem = $state("");

  constructor(board: Board) {
    this.#board = board;
    // What was said of one question is nothing for the next.
    $effect(() => {
      void board.asked;
      this.put();
    });
    $effect(() => {
      const lines = this.open && this.answered ? (this.hint?.lines ?? []) : [];
      board.marks = lines.map((line, i) => markOf(line, String(i + 1), "hint"));
    });
  }

  /** Nobody is told what to do against another person, unless that person may be told as well. */
  allowed = $derived.by(() => {
    const { table, mine, over, session, prompt, rewind } = this.#board;
    const fair = table.hints || table.seats.every((each) => each.kind === "bot" || each.yours);
    return fair && mine && !over && !session.planned && !rewind.past && prompt !== null;
  });

  /** Out again. */
  put(): void {
    this.open = false;
    this.answered = false;
    this.hint = null;
    this.problem = "";
  }

  async press(): Promise<void> {
    if (this.open) return this.put();
    const { seat, session, table } = this.#board;
    const version = session.state?.version;
    if (!this.allowed || seat === null || version === undefined || this.thinking) return;
    this.open = true;
    this.thinking = true;
    try {
      const hint = await api.hint(table.id, seat, version);
      if (this.#board.session.state?.version === version) this.hint = hint;
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.thinking = false;
  }
}
