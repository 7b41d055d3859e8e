/** The view of a table of Glasgow, and the board that shows it. */

import type { GlasgowView } from "../../net/types";
import type { Board } from "../../table/board.svelte";
import type { View } from "../types";

export type GlasgowBoard = Board;

export const seen = (view: View | null): GlasgowView => view as unknown as GlasgowView;
export const table = (board: GlasgowBoard): GlasgowView => seen(board.view);
