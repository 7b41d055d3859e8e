/** Which games have furniture here. */

import type { Furniture } from "./types";

const LOADERS: Record<string, () => Promise<{ default: Furniture }>> = {
  "glen-more": () => import("./glen-more/furniture"),
  "glen-more-ii": () => import("./glen-more-ii/furniture"),
  glasgow: () => import("./glasgow/furniture"),
};

export const games: string[] = Object.keys(LOADERS);

export const playable = (game: string): boolean => game in LOADERS;

export async function furnitureOf(game: string): Promise<Furniture | null> {
  const load = LOADERS[game];
  return load ? (await load()).default : null;
}
