/** The Mountain and what lies on it. */

import type { ChronicleMountain } from "../../../../net/types";
import type { View } from "../../../types";
import { tablePart } from "../parts";

export const mountainOf = (view: View | null): ChronicleMountain | undefined => tablePart<ChronicleMountain>(view, "mountain");

/** Coins first, then each kind of goods. */
export const heapOf = (mountain: ChronicleMountain | undefined): [thing: string, n: number][] =>
  mountain ? ([["coin", mountain.coins], ...Object.entries(mountain.goods)] as [string, number][]).filter(([, n]) => n > 0) : [];
