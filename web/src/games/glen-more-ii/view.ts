/** The view of a table of Glen More II, and the board that shows it. */

import type { GlenMoreIIView } from "../../net/types";
import type { Board } from "../../table/board.svelte";
import type { GlenFurniture } from "../glen/types";
import type { View } from "../types";

export type GlenMoreIIBoard = Board<GlenFurniture>;

export const seen = (view: View): GlenMoreIIView => view as unknown as GlenMoreIIView;
