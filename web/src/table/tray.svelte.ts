/** What is laid over the table for a while, and which drawer lies beside it. */

import type { Option } from "../net/types";

export class Tray {
  /** Several options at one place: the reader says which. */
  menu = $state.raw<{ options: Option[]; x: number; y: number } | null>(null);
  /** The tile whose card is open, and what lies under it. */
  card = $state.raw<{ tile: string; under: string[]; x: number; y: number } | null>(null);
  clause = $state<string | null>(null);
  /** Which drawer a phone has pulled up. */
  sheet = $state<string | null>(null);
  /** Which of the things beside the ring is looked at. */
  beside = $state<string | null>(null);
  /** What is laid over the whole table. */
  dialog = $state<"scoring" | "end" | "keys" | "seats" | "corrections" | "standing" | null>(null);
  /** The tile that is being dragged. */
  lifted = $state.raw<{ tile: string; x: number; y: number } | null>(null);
  /** Whether a move is being typed. */
  entry = $state(false);

  /** Whoever has answered is done with what led there. */
  answered(): void {
    this.menu = null;
    this.card = null;
  }

  /** All but what goes in its own way: a dialog hears the key itself, and a tile that is held is let go. */
  clear(): void {
    this.answered();
    this.clause = null;
    this.sheet = null;
    this.entry = false;
  }
}
