/** The cellars with their barrels, and the Sale tiles on the rondel. */

import type { ChronicleCellars, ChronicleSale, ChronicleSingleCask } from "../../../../net/types";
import type { View } from "../../../types";
import { seen } from "../../view";
import { seatPart, tablePart } from "../parts";

export const printedOf = (view: View | null): ChronicleSingleCask | undefined => tablePart<ChronicleSingleCask>(view, "single-cask");
export const cellarsOf = (view: View | null, seat: number): ChronicleCellars | undefined => seatPart<ChronicleCellars>(view, seat, "cellars");
export const saleAt = (view: View | null, space: number): ChronicleSale | undefined => printedOf(view)?.sales.find((each) => each.space === space);

/** A space of a cellar: the VP under it, and the barrels on it. The first of all holds any number. */
export interface Place {
  space: number;
  vp: number;
  barrels: number;
}
/** A cellar, built or not yet. */
export interface Rack {
  number: number;
  built: boolean;
  places: Place[];
}

export function racksOf({ values, ends }: ChronicleSingleCask, { built, barrels }: ChronicleCellars): Rack[] {
  return ends.map((end, k) => {
    const first = k ? (ends[k - 1] ?? 0) + 1 : 0;
    const places = values.slice(first, end + 1).map((vp, i): Place => ({ space: first + i, vp, barrels: barrels[first + i] ?? 0 }));
    return { number: k + 1, built: k < built, places };
  });
}

/** Where a barrel goes that ages: the space to its right, if that is built and empty. */
export function nextSpace({ ends }: ChronicleSingleCask, { built, barrels }: ChronicleCellars, space: number): number | null {
  const last = ends[built - 1] ?? 0;
  return barrels[space] && space < last && !barrels[space + 1] ? space + 1 : null;
}

/** Whether a barrel that leaves a space makes room for the one behind it. */
export const makesRoom = ({ barrels }: ChronicleCellars, space: number): boolean => space > 0 && (barrels[space - 1] ?? 0) > 0;

/** What the barrels of a seat would sell for, the best first. */
export function worths(view: View | null, seat: number): number[] {
  const { values = [] } = printedOf(view) ?? {};
  const barrels = cellarsOf(view, seat)?.barrels ?? [];
  return barrels.flatMap((n, space) => Array<number>(n).fill(values[space] ?? 0)).sort((a, b) => b - a);
}

/** A pawn that stops on a Sale tile sells as many at most; one that crosses it sells one. */
export const STOPPING = 2;
export const bestOf = (values: readonly number[], n = STOPPING): number => values.slice(0, n).reduce((sum, vp) => sum + vp, 0);

/** The cellar that can be built next, and its price; null when all are. */
export function nextCellar({ costs }: ChronicleSingleCask, { built }: ChronicleCellars): { number: number; cost: [good: string, n: number][] } | null {
  const cost = costs[built - 1];
  return cost ? { number: built + 1, cost: Object.entries(cost) } : null;
}

/** How many spaces a Sale tile is ahead of a seat's pawn; 0 if it stands there. */
export function aheadOf(view: View, seat: number, { space }: ChronicleSale): number {
  const { rondel } = seen(view).table;
  const pawn = rondel.findIndex(({ pieces }) => pieces.includes(seat));
  return (space - pawn + rondel.length) % rondel.length;
}
