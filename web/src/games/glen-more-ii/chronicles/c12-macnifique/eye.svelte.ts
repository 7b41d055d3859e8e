/** A tile that one keeps an eye on: whether it would still be there after her next turn, whatever one takes oneself. */

import { applyPatch } from "../../../../net/patch";
import { idIn } from "../../../../lib/targets";
import type { AnyBoard, View } from "../../../types";
import { seen } from "../../view";
import { drawnOf, herSeat, ladyOf } from "./lady";

/** By table: which it is. */
const watched = $state<Record<string, string>>({});

export const watching = (table: string): string => watched[table] ?? "";
export function watch(table: string, tile: string): void {
  watched[table] = tile;
}

/** The tiles that lie there for somebody to take. */
export const onRondel = (view: View): string[] => seen(view).table.rondel.flatMap(({ tile }) => tile ?? []);

/** Of a hundred: in how many cases she leaves it, as things lie in a view; null where she does not come to choose. */
export function left(view: View, tile: string): number | null {
  const lady = ladyOf(view);
  const all = lady ? drawnOf(lady) : 0;
  if (!lady || !all) return null;
  const taken = lady.odds.find((each) => each.tile === tile)?.cards.length ?? 0;
  return Math.round((100 * (all - taken)) / all);
}

export interface Chance {
  share: number;
  /** What one takes for that. */
  tiles: string[];
}

/** What one may take, by the chance that it leaves: the best first. Whoever goes again before her finds it where it lies. */
export function chances(board: AnyBoard, tile: string): Chance[] {
  if (!board.live || board.prompt?.kind !== "take") return [];
  const found = new Map<number, string[]>();
  for (const option of board.options) {
    const at = idIn(option.targets, "rondel");
    const mine = at === undefined ? null : (seen(board.live).table.rondel[Number(at)]?.tile ?? null);
    const patch = board.session.previewOf(option.id)?.patch;
    if (!mine || mine === tile || !patch) continue;
    const then = applyPatch(board.live, patch);
    const next = board.furniture.tempo(then)?.order.find(({ piece }: { piece: number | string }) => typeof piece === "number")?.piece;
    const share = next !== undefined && next !== herSeat(then) ? 100 : left(then, tile);
    if (share !== null) found.set(share, [...(found.get(share) ?? []), mine]);
  }
  return [...found].map(([share, tiles]) => ({ share, tiles })).sort((a, b) => b.share - a.share);
}
