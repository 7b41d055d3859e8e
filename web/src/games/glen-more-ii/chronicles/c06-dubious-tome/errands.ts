/** Tiles in other territories that an event may activate. */

import { cellIn } from "../../../../lib/targets";
import type { Option } from "../../../../net/types";

export interface Abroad {
  seat: number;
  places: { cell: string; option: Option }[];
}

/** By the seat that owns them, in the order in which they are offered. */
export function abroad(options: readonly Option[]): Abroad[] {
  const found = new Map<number, Abroad>();
  for (const option of options) {
    const { seat, cell } = cellIn(option.targets?.[0] ?? "") ?? { seat: 0, cell: "" };
    const known = found.get(seat) ?? { seat, places: [] };
    found.set(seat, { seat, places: [...known.places, { cell, option }] });
  }
  return [...found.values()];
}
