/** The plans of one seat that are kept, and what became of the one that was armed. */

import { api, Refused } from "../net/api";
import type { PlanInfo, PlanStep } from "../net/types";
import { say } from "../text/text.svelte";

export class Plans {
  readonly table: string;
  readonly seat: number;
  all = $state.raw<PlanInfo[]>([]);
  /** A plan that was armed until a moment ago: played or dropped. */
  news = $state.raw<PlanInfo | null>(null);
  problem = $state("");
  /** Whether one has been kept since the table was opened: only then there is something to show. */
  any = $state(false);
  armed = $derived.by(() => this.all.find((each) => each.fate === "armed") ?? null);

  constructor(table: string, seat: number) {
    this.table = table;
    this.seat = seat;
  }

  async load(): Promise<void> {
    const before = this.armed?.id;
    await this.#try(async () => {
      this.all = (await api.plans(this.table, this.seat)).plans;
    });
    this.any ||= this.all.length > 0;
    const now = this.all.find((each) => each.id === before);
    if (now && (now.fate === "played" || now.fate === "dropped")) this.news = now;
  }

  async save(version: string, steps: PlanStep[], note: string): Promise<void> {
    await this.#try(() => api.keepPlan(this.table, { seat: this.seat, version, steps, note }));
    await this.load();
  }

  /** `most`: only if it takes at most so many coins; null: whatever it takes. */
  async arm(plan: PlanInfo, armed: boolean, most: number | null = null): Promise<void> {
    const wish = { seat: this.seat, armed, ...(typeof plan.takes === "number" ? { most } : {}) };
    await this.#try(async () => {
      const now = await api.changePlan(this.table, plan.id, wish);
      // On one's own turn it is played at once.
      if (now.fate === "played" || now.fate === "dropped") this.news = now;
    });
    await this.load();
  }

  async remove(plan: PlanInfo): Promise<void> {
    await this.#try(() => api.removePlan(this.table, plan.id, this.seat));
    await this.load();
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      this.problem = "";
      await work();
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : say("refused-failed");
    }
  }
}
