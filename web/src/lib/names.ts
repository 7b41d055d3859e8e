/** What seats, people and bots are called in the reader's language. Names that people chose themselves stay as they are. */

import { COLOURS, called } from "../art/pieces";
import type { Piece } from "../games/types";
import type { SeatInfo } from "../net/types";
import { say } from "../text/text.svelte";

export const personName = (name: string): string => name || say("player-guest");

export const gameName = (game: string): string => say(`web-game-${game}`);

export const botName = (bot: string): string => say(`bot-${bot}`);

/** Bots go by their colours, and so do several hands of one person: a name must tell a seat from all others. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const here = seats.find((each) => each.seat === seat);
  const colour = called(COLOURS[seat] ?? "rust");
  if (here?.kind === "automa") return called("crown");
  if (here?.kind !== "human") return colour;
  const unlike = seats.every((each) => each.seat === seat || each.kind !== "human" || each.name !== here.name);
  return unlike ? personName(here.name) : colour;
}

/** How a seat is marked where no table is open. */
export const markOf = ({ seat, kind }: SeatInfo): Piece => (kind === "automa" ? "crown" : seat);

/** That a table is played with corrected values; one that came with a record has no name. */
export const correctedText = (catalogue: string): string => (catalogue ? say("web-corrected-with", { name: catalogue }) : say("web-corrected-brought"));
