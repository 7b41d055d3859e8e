/** The Mountain and what lies on it. */

import type { ChronicleMountain } from "../../../../net/types";
import { named, say } from "../../../../text/text.svelte";
import type { View } from "../../../types";
import { tablePart } from "../parts";

export const mountainOf = (view: View | null): ChronicleMountain | undefined => tablePart<ChronicleMountain>(view, "mountain");

type Lot = [thing: string, n: number];

/** Coins first, then each kind of goods. */
export const heapOf = (mountain: ChronicleMountain | undefined): Lot[] =>
  mountain ? ([["coin", mountain.coins], ...Object.entries(mountain.goods)] as Lot[]).filter(([, n]) => n > 0) : [];

/** In two numbers: several kinds of goods are counted together. */
export function summary(heap: readonly Lot[]): Lot[] {
  const goods = heap.filter(([thing]) => thing !== "coin");
  const together: Lot[] = goods.length > 1 ? [["any", goods.reduce((sum, [, n]) => sum + n, 0)]] : goods;
  return [...heap.filter(([thing]) => thing === "coin"), ...together];
}

const KEYS: Record<string, string> = { coin: "unit-coin", any: "web-c2-goods" };
export const thingName = (thing: string, n: number): string => (KEYS[thing] ? say(KEYS[thing], { n }) : named("good", thing, { n }));
