/** The plans: what they cover, what lies on them, where they fit, and what their neighbours would bring. */

import type { Token } from "../../../../art/sentence";
import type { ChroniclePlan, ChronicleSite, GlenMoreIITileRecord } from "../../../../net/types";
import { namedIn } from "../../../../table/mentions";
import { say, text } from "../../../../text/text.svelte";
import type { View } from "../../../types";
import { conditionsOf as printedConditions, effectTokens, faceOf, tileRecord } from "../../faces";
import { seen } from "../../view";
import { seatPart, tablePart } from "../parts";

export const plansOf = (view: View | null, seat: number): ChroniclePlan[] => seatPart<ChroniclePlan[]>(view, seat, "monument-plans") ?? [];
/** Those that nobody has taken, by their monuments. */
export const openPlans = (view: View | null): string[] => tablePart<string[]>(view, "open-plans") ?? [];
export const refOf = (monument: string): string => `plan:${monument}`;

/** Of a double monument both halves. */
export function halvesOf(monument: string): string[] {
  const right = tileRecord(monument)?.right_half;
  return right ? [monument, right] : [monument];
}

const east = (cell: string): string => {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return `${x + 1},${y}`;
};
/** The cells that a monument would cover. */
export const cellsOf = (monument: string, { cell }: ChronicleSite): string[] => (halvesOf(monument).length > 1 ? [cell, east(cell)] : [cell]);

/** A face of a plan: the types that it covers, from left to right, and where they lie. */
export interface Cover {
  face: number;
  types: string[];
  river: boolean;
  sites: ChronicleSite[];
}
export function coversOf(monument: string, sites: readonly ChronicleSite[] = []): Cover[] {
  const records = halvesOf(monument).flatMap((id) => tileRecord(id) ?? []);
  const [first] = records;
  return (first?.covers ?? []).map((_, face) => ({ face, types: records.map(({ covers }) => covers[face] ?? ""), river: first?.river ?? false, sites: sites.filter((site) => site.face === face) }));
}

/** `a castle tile with a river`, or for each face of a double monument two types. */
export function coverText({ face, types, river }: Cover): string {
  const [left = "", right] = types.map((type) => say(`type-${type}`));
  const wet = river ? "yes" : "no";
  return right === undefined ? say("web-c11-cover", { type: left, river: wet }) : say("web-c11-cover-two", { n: face + 1, left, right, river: wet });
}

/** What a monument gives next to a tile of a type. */
export interface Condition {
  type: string;
  tokens: Token[];
  words: string;
}
export function conditionsOf(monument: string): Condition[] {
  const record = tileRecord(monument);
  return record ? printedConditions(record).map((effect) => ({ type: namedIn(effect.message, "type") ?? "", tokens: effectTokens(effect), words: text.of(effect.message) })) : [];
}
/** The part of it that says what is given. */
export const gainOf = ({ tokens }: Condition): Token[] => tokens.slice(tokens.indexOf("=") + 1);

export const metAt = (conditions: readonly Condition[], { beside }: ChronicleSite): Condition[] => conditions.filter(({ type }) => beside.includes(type));

/** Whether the next resource builds it. */
export const completes = ({ goods, needs }: ChroniclePlan): boolean => goods.length === needs - 1;

/** What plans that stay unbuilt would cost. */
export const costOf = (plans: readonly ChroniclePlan[]): number => plans.reduce((sum, { price }) => sum + price, 0);

const isMonument = (tile: GlenMoreIITileRecord | undefined): boolean => tile !== undefined && tile.covers.length > 0;

/** The monuments of a seat, covered ones too; a double one is one, and has a card or a right half on its left only. */
export function built(view: View | null, seat: number): number {
  const territory = (view && seen(view).seats[seat]?.territory) || [];
  const piles = territory.flatMap(({ covered, tile }) => [...covered, tile]);
  const rights = new Set(piles.map((id) => tileRecord(id)?.right_half));
  return piles.filter((id) => isMonument(tileRecord(id)) && !rights.has(id)).length;
}

/** The names of the tiles that a monument would cover. */
export function namesAt(view: View | null, seat: number, monument: string, site: ChronicleSite): string {
  const territory = (view && seen(view).seats[seat]?.territory) || [];
  const names = cellsOf(monument, site).map((cell) => faceOf(territory.find((placed) => placed.cell === cell)?.tile ?? "").name);
  return names.length > 1 ? say("web-c11-pair", { left: names[0] ?? "", right: names[1] ?? "" }) : (names[0] ?? "");
}
