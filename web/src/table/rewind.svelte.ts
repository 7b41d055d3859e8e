/** Looking back: the table as it was at a moment of the past, and the past going by of itself. */

import { api } from "../net/api";
import type { Play } from "../net/play";
import type { PastView } from "../net/types";

export class Rewind {
  readonly #session: Play;
  readonly #table: string;
  readonly #known = new Map<number, PastView>();
  /** The moment that is shown; null: the present. */
  past = $state.raw<PastView | null>(null);
  /** Whether it is shown, or on its way. */
  back = $state(false);
  /** The table while something came about, for whoever follows that step by step; null: as it is. */
  moment = $state.raw<{ at: number; told: number; view: PastView["view"] } | null>(null);
  readonly #moments = new Map<string, PastView["view"]>();
  #followed = 0;
  /** The past goes by of itself. */
  playing = $state(false);
  /** How often somebody went somewhere: what comes late is no longer wanted. */
  #went = 0;

  constructor(session: Play, table: string) {
    this.#session = session;
    this.#table = table;
  }

  #at(n: number): Promise<PastView> {
    return api.past(this.#table, n, this.#session.state?.seat ?? null);
  }

  async goTo(n: number | null): Promise<void> {
    const went = ++this.#went;
    if (n === null || this.#session.planned) {
      this.#now();
      return;
    }
    this.back = true;
    try {
      const past = this.#known.get(n) ?? (await this.#at(n));
      this.#known.set(n, past);
      if (went === this.#went) this.past = past;
    } catch {
      if (went === this.#went) this.#now();
    }
  }

  #now(): void {
    this.past = null;
    this.back = false;
    this.playing = false;
  }

  /** To where so many lines of the log had come of an answer; null: to where it led. */
  async follow(where: { at: number; told: number } | null): Promise<void> {
    const followed = ++this.#followed;
    if (where === null || this.#session.planned) {
      this.moment = null;
      return;
    }
    const key = `${where.at} ${where.told}`;
    try {
      const view = this.#moments.get(key) ?? (await api.past(this.#table, where.at, this.#session.state?.seat ?? null, where.told)).view;
      this.#moments.set(key, view);
      if (followed === this.#followed && this.moment?.view !== view) this.moment = { ...where, view };
    } catch {
      if (followed === this.#followed) this.moment = null;
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
    if (by > 0 || this.#session.planned) return;
    const { total } = await this.#at(0);
    await this.goTo(Math.max(0, total - 1));
  }
}
