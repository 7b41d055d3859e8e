/** Whom one meets if one does not choose. */

import type { GameChoice } from "../net/types";

/** Good at every game, and quick: the strongest may think long. */
const USUAL = "greedy";

export function usualBot(game: GameChoice | undefined): string {
  const names = game?.bots.map((each) => each.name) ?? [];
  return names.includes(USUAL) ? USUAL : (names[0] ?? USUAL);
}
