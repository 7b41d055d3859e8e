/** The haggis tokens: the supply, what lies on the serving tables, and what has been turned up. */

import type { ChronicleHaggisSupply } from "../../../../net/types";
import { say } from "../../../../text/text.svelte";
import type { View } from "../../../types";
import { facts, numbersOf } from "../../faces";
import { seen } from "../../view";
import { seatPart, tablePart } from "../parts";

/** Of a serving table. */
export const places = (): number => numbersOf(5, "table_places")[0] ?? 0;
/** What a player turns up at most in a scoring. */
export const most = (): number => numbersOf(5, "most_served")[0] ?? 0;
/** The stacks after whose scoring haggis is scored; and once more at the end. */
const AFTER = ["B", "C"];

export const supplyOf = (view: View | null): ChronicleHaggisSupply => tablePart<ChronicleHaggisSupply>(view, "haggis-supply") ?? { shown: [], hidden: 0 };

const lying = (view: View | null, seat: number): number[] | number => seatPart<number[] | number>(view, seat, "haggis") ?? 0;

/** What lies face down, by its values; null where the reader may not know them. */
export function valuesOf(view: View | null, seat: number): number[] | null {
  const known = lying(view, seat);
  return typeof known === "number" ? null : known;
}

/** How many lie face down. A sixth is the one just gained. */
export function backsOf(view: View | null, seat: number): number {
  const known = lying(view, seat);
  return typeof known === "number" ? known : known.length;
}

/** What is turned up in the scoring under way. */
export const servedOf = (view: View | null, seat: number): number[] => seatPart<number[]>(view, seat, "haggis-served") ?? [];

/** How often haggis is still to be scored. */
export function scoringsLeft(view: View): number {
  const { table, winners } = seen(view);
  return winners ? 0 : AFTER.filter((stack) => table.stacks[stack]).length + 1;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Their number times their sum. */
export const worth = (served: readonly number[]): number => served.length * sum(served);

/** How that comes about: `2 × (1 + 3)`. */
export const product = (served: readonly number[]): string =>
  served.length > 1 ? `${served.length} × (${served.join(" + ")})` : served.length ? `1 × ${served[0]}` : "0";

/** With its result: `2 × (1 + 3) = 8 VP`. */
export const spelt = (served: readonly number[]): string => say("web-c5-spelt", { product: product(served), vp: worth(served) });

/** Of the Die. */
export const sides = (): number => facts().die_faces.length;
/** On how many sides of the Die a value stands. */
export const chances = (value: number): number => facts().die_faces.filter((face) => face === value).length;

/** What one more roll may bring to somebody with these tokens. */
export interface Outlook {
  /** By what the Die may show; a value that is not there changes nothing. */
  hits: { value: number; sides: number; served: number[] }[];
  misses: number;
}

export function outlook(hidden: readonly number[], served: readonly number[]): Outlook {
  const hits = [...new Set(hidden)].sort((a, b) => a - b).map((value) => ({ value, sides: chances(value), served: [...served, value].sort((a, b) => a - b) }));
  return { hits, misses: sides() - hits.reduce((all, hit) => all + hit.sides, 0) };
}

/** The name of a token's picture. */
export const pictureOf = (value: number | null): string => (value === null ? "haggis-back" : `haggis-${value}`);
