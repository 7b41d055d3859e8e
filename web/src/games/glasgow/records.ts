/** What is printed on Glasgow's tiles, and where each value is known from. */

import data from "../../data/glasgow.json";

/** Stated in the rulebook, public record, reconstructed. */
export type Source = "S" | "P" | "R";

export interface BuildingRecord {
  id: string;
  type: "factory" | "shop" | "park" | "tenement" | "station" | "bank" | "monument";
  cost: string;
  vp: number;
  effect: string;
  source: Record<"type" | "cost" | "vp" | "effect", Source>;
}

export interface ContractRecord {
  id: string;
  kind: "goods" | "any" | "trade" | "refresh" | "activate" | "reveal" | "double";
  gives: string;
  source: Record<"kind" | "gives", Source>;
}

export const facts = data.facts;
export const buildings = new Map((data.buildings as BuildingRecord[]).map((each) => [each.id, each]));
export const contracts = new Map((data.contracts as ContractRecord[]).map((each) => [each.id, each]));

/** What tells two buildings of a type apart for people: the first, the second. */
export const numbers = new Map(
  [...buildings.values()].map((each, place, all) => [each.id, all.slice(0, place + 1).filter((other) => other.type === each.type).length]),
);

/** Goods of a store in their order, whisky last, with the room there is for each. */
export const STORE = [...facts.goods.map((good, i) => ({ good, room: facts.capacity[i] ?? 0 })), { good: "whisky", room: 1 }];
export const ARCHITECTS = [0, 5, 10, 15];

export const words = (text: string): string[] => (text === "-" ? [] : text.split(" "));

/** How many of each: `brick brick steel`. */
export function tally(goods: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1);
  return counts;
}
