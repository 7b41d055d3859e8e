/** What one seat answers beforehand to questions that come out of turn. Nobody else is told. */

import { api, Refused } from "../net/api";
import type { StandingQuestion } from "../net/types";
import { say } from "../text/text.svelte";

export class StandingAnswers {
  readonly table: string;
  readonly seat: number;
  questions = $state.raw<StandingQuestion[]>([]);
  problem = $state("");

  constructor(table: string, seat: number) {
    this.table = table;
    this.seat = seat;
  }

  /** Whether a question of this kind can be answered beforehand. */
  knows(kind: string | undefined): boolean {
    return this.questions.some((each) => each.kind === kind);
  }

  async load(): Promise<void> {
    await this.#take(api.standing(this.table, this.seat));
  }

  /** `answer`: the name of one of the answers; null: ask again. */
  async set(kind: string, answer: string | null): Promise<void> {
    await this.#take(api.setStanding(this.table, { seat: this.seat, kind, answer }));
  }

  async #take(asked: ReturnType<typeof api.standing>): Promise<void> {
    try {
      this.problem = "";
      this.questions = (await asked).questions;
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : say("refused-failed");
    }
  }
}
