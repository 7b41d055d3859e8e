/** The view of a table of Glen More II, and the board that shows it. */

import { COLOURS, type Colour } from "../../art/pieces";
import type { GlenMoreIIView } from "../../net/types";
import type { Board } from "../../table/board.svelte";
import type { GlenFurniture } from "../glen/types";
import type { View } from "../types";

export type GlenMoreIIBoard = Board<GlenFurniture>;

export const seen = (view: View): GlenMoreIIView => view as unknown as GlenMoreIIView;

/** The colour of a seat: the solo opponent, whose seat is the last, has her crown instead. */
export function colourIn(view: View, seat: number): Colour {
  const { opponent, seats } = seen(view);
  return opponent && seat === seats.length - 1 ? "crown" : COLOURS[seat % COLOURS.length]!;
}
