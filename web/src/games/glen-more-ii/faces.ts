/** Glen More II's tiles, landmark cards and persons as they are drawn; those of chronicles too. */

import type { CardFace } from "../../art/card";
import { costIcons, effectTokens, type Token } from "../../art/sentence";
import type { TileFace, TileType } from "../../art/tile";
import data from "../../data/glen-more-ii.json";
import { remembered } from "../../text/remembered";
import { say, text } from "../../text/text.svelte";
import { LOOKS } from "./looks";

/** Stated in the rulebook, public record, or reconstructed by us. */
export type Source = "S" | "P" | "R";

export interface TileRecord {
  id: string;
  name: string;
  stack: string;
  /** Empty for a place: World's End, the Mountain. */
  type: string;
  river: boolean;
  overlay: boolean;
  cost: string;
  landmark: string | null;
  immediate: string | null;
  activation: string | null;
  persons: number;
  chronicle: boolean;
  source: Record<string, Source>;
}

export interface LandmarkRecord {
  id: string;
  tile: string;
  when: "placed" | "scoring" | "turn" | "end";
  effect: string;
  source: Record<string, Source>;
}

export interface DomainRecord {
  id: string;
  colour: "yellow" | "blue" | "violet";
  distance: number;
  row: number;
  closed: boolean;
  when: "placed" | "always";
  open: boolean;
  effect: string;
  source: Record<string, Source>;
}

export interface RoadRecord {
  from: string;
  to: string;
  coins: number;
  source: Record<string, Source>;
}

const tiles = new Map((data.tiles as TileRecord[]).map((tile) => [tile.id, tile]));
const landmarks = new Map((data.landmarks as LandmarkRecord[]).map((card) => [card.id, card]));

export const facts = data.facts;
export const domains = data.domains as DomainRecord[];
export const roads = data.roads as RoadRecord[];
export const tileRecord = (id: string): TileRecord | undefined => tiles.get(id);
export const landmarkRecord = (id: string): LandmarkRecord | undefined => landmarks.get(id);
export const allTiles = (): string[] => [...tiles.keys()];
export const allLandmarks = (): string[] => [...landmarks.keys()];

/** Before what an effect does: nothing if it works once, with its tile. */
const MARKS: Record<string, Token[]> = { always: ["inf"], turn: ["inf"], scoring: ["inf"], end: ["flag"] };

export function landmarkTokens({ when, effect, tile }: LandmarkRecord): Token[] {
  const gives = LOOKS[tiles.get(tile)?.name ?? ""]?.gives ?? [];
  return [...(MARKS[when] ?? []), ...effectTokens(effect), ...gives];
}
/** A landmark card has the scene of its tile. */
export function landmarkFace(id: string): CardFace {
  const card = landmarks.get(id);
  const { scene, look, type } = faceOf(card?.tile ?? "");
  return { name: say(`landmark-${id}`), type, scene, look: look ?? {}, tokens: card ? landmarkTokens(card) : [] };
}
export const domainTokens = ({ when, effect }: DomainRecord): Token[] => [...(MARKS[when] ?? []), ...effectTokens(effect)];

/** What stands on the strip: a loch has room for its card's effect, a castle for its mark only. */
function strip(tile: TileRecord): { now: Token[]; act: Token[] } {
  const now = effectTokens(tile.immediate);
  const act = effectTokens(tile.activation);
  const card = tile.landmark ? landmarks.get(tile.landmark) : undefined;
  if (!card) return { now, act };
  const mark = MARKS[card.when] ?? [];
  if (act.length) return { now: ["landmark", ...mark, ...now], act };
  return mark.length ? { now: ["landmark", ...now], act: landmarkTokens(card) } : { now: ["landmark", ...now, ...landmarkTokens(card)], act };
}

/** The words by which a long name is known; what is only cut off is better squeezed. */
function shorter(id: string, name: string): string | undefined {
  const key = [`web-short-${id}`, `cli-brief-${id}`].find((each) => text.has(each));
  const brief = key && name.includes(" ") ? say(key) : "";
  return brief && !brief.endsWith(".") ? brief : undefined;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The face of a tile without anything on it. */
export const faceOf = remembered((id): TileFace => {
  const tile = tiles.get(id);
  const drawn = LOOKS[tile?.name ?? ""];
  if (!tile || !drawn) return { name: id, type: "place", scene: "peak" };
  const name = capital(say(`tile-${tile.name}`));
  return {
    name,
    short: shorter(tile.name, name),
    type: (tile.type || "place") as TileType,
    scene: drawn.scene,
    look: drawn.look ?? {},
    river: tile.river,
    cost: costIcons(tile.cost),
    ...strip(tile),
    actIcon: drawn.icon,
    overlay: tile.overlay,
    chronicle: tile.chronicle,
  };
});
