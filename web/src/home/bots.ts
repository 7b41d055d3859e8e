/** Whom one meets if one does not choose. */

import type { GameChoice } from "../net/types";

/** It answers at once: the stronger ones may think long. */
const USUAL = "medium";

export function usualBot(game: GameChoice | undefined): string {
  const names = game?.bots.map((each) => each.name) ?? [];
  return names.includes(USUAL) ? USUAL : (names[0] ?? USUAL);
}
