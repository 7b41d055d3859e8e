/** Which games have furniture here. */

import type { TableInfo } from "../net/types";
import { layCatalogue } from "./printed.svelte";
import { text } from "../text/text.svelte";
import type { Furniture } from "./types";

const LOADERS: Record<string, () => Promise<{ default: Furniture }>> = {
  "glen-more": () => import("./glen-more/furniture"),
  "glen-more-ii": () => import("./glen-more-ii/furniture"),
  glasgow: () => import("./glasgow/furniture"),
};

export const games: string[] = Object.keys(LOADERS);

export const playable = (game: string): boolean => game in LOADERS;

/** The chronicles that were chosen, and the one that the solo opponent is. */
export const modulesOf = ({ chronicles, automa }: Pick<TableInfo, "chronicles" | "automa">): number[] => (automa ? [...chronicles, automa.chronicle] : chronicles);

/** Ready for a table, with its chronicles and its catalogue; without one, with the game's own. */
export async function furnitureOf(game: string, table?: Pick<TableInfo, "id" | "chronicles" | "automa">): Promise<Furniture | null> {
  const load = LOADERS[game];
  if (!load) return null;
  const chronicles = table && modulesOf(table);
  const [{ default: furniture }] = await Promise.all([load(), layCatalogue(game, table?.id), text.withChronicles(chronicles)]);
  await furniture.prepare?.(chronicles);
  return furniture;
}
