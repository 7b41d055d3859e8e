/** Which games have furniture here. */

import type { Furniture } from "./types";

const LOADERS: Record<string, () => Promise<{ default: Furniture }>> = {
  "glen-more": () => import("./glen-more/furniture"),
  "glen-more-ii": () => import("./glen-more-ii/furniture"),
  glasgow: () => import("./glasgow/furniture"),
};

export const games: string[] = Object.keys(LOADERS);

export const playable = (game: string): boolean => game in LOADERS;

/** Ready for a table with these chronicles. */
export async function furnitureOf(game: string, chronicles: readonly number[] = []): Promise<Furniture | null> {
  const furniture = (await LOADERS[game]?.())?.default ?? null;
  await furniture?.prepare?.(chronicles);
  return furniture;
}
