/** Several people at one screen: whose hands it is in, and whether it has to be passed on before anything is shown. */

import { prefs } from "../lib/prefs.svelte";
import type { Play } from "../net/play";
import { hasSecrets } from "./secrets";

/** By table, so that whoever comes back from a plan still has the screen. */
const holders = new Map<string, number>();

export class Passing {
  readonly session: Play;
  /** Who has the screen: the seat that was last shown openly, or that took it. */
  #holder = $state<number | null>(null);

  constructor(session: Play) {
    this.session = session;
    this.#holder = holders.get(session.table) ?? null;
    $effect(() => {
      if (this.#seat !== null && this.to === null) this.#hold(this.#seat);
    });
  }

  #hold(seat: number): void {
    this.#holder = seat;
    holders.set(this.session.table, seat);
  }

  #seat = $derived.by(() => (this.session.together && !this.session.planned ? (this.session.state?.seat ?? null) : null));

  /** The seat that the screen is to be given to before its secrets are shown; null: nothing has to be hidden. */
  to = $derived.by<number | null>(() => {
    const { state } = this.session;
    const seat = this.#seat;
    if (seat === null || !state || state.status !== "playing" || seat === this.#holder || !prefs.pass) return null;
    return state.prompt?.simultaneous || hasSecrets(state.view, seat) ? seat : null;
  });

  take(): void {
    if (this.to !== null) this.#hold(this.to);
  }
}
