/** What is printed on Glasgow's tiles, and where each value is known from. */

import type { BuildingRecord } from "../../net/types";
import { from, printed } from "../printed.svelte";

export type { BuildingRecord, ContractRecord } from "../../net/types";

const GAME = "glasgow";

export const facts = () => printed.of(GAME).facts;
export const trades = () => printed.of(GAME).trades;
export const buildings = from(GAME, (catalogue) => new Map(catalogue.buildings.map((each) => [each.id, each])));
export const contracts = from(GAME, (catalogue) => new Map(catalogue.contracts.map((each) => [each.id, each])));

/** What tells two buildings of a type apart for people: the first, the second. */
export const numbers = from(
  GAME,
  ({ buildings: all }) => new Map(all.map((each: BuildingRecord, place) => [each.id, all.slice(0, place + 1).filter((other) => other.type === each.type).length])),
);

/** Goods of a store in their order, whisky last, with the room there is for each. */
export const shelves = from(GAME, (catalogue) => [...catalogue.facts.goods.map((good, i) => ({ good, room: catalogue.facts.capacity[i] ?? 0 })), { good: "whisky", room: 1 }]);
export const ARCHITECTS = [0, 5, 10, 15];

/** How many of each. */
export function tally(goods: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1);
  return counts;
}
