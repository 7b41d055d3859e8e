/** Glen More's tiles as they are drawn: its fifteen types on the kit's types and scenes. */

import type { Look } from "../../art/scenes";
import { costIcons, effectTokens } from "../../art/sentence";
import type { FrameColour, TileFace, TileType } from "../../art/tile";
import data from "../../data/glen-more.json";
import { remembered } from "../../text/remembered";
import { say, text } from "../../text/text.svelte";

export interface TileRecord {
  id: string;
  name: string;
  stack: string;
  type: string;
  /** Of its border, by which cards count (GM1-DEF-13, GM1-END-02). */
  colour: FrameColour;
  river: boolean;
  road: boolean;
  cost: string;
  immediate: string | null;
  activation: string;
  card: string | null;
}

export interface CardRecord {
  id: string;
  tile: string;
  bonnets: number;
  when: string;
  effect: string;
}

const tiles = new Map<string, TileRecord>((data.tiles as TileRecord[]).map((tile) => [tile.id, tile]));
const cards = new Map<string, CardRecord>((data.cards as CardRecord[]).map((card) => [card.id, card]));

export const facts = data.facts;
export const tileRecord = (id: string): TileRecord | undefined => tiles.get(id);
export const cardRecord = (id: string): CardRecord | undefined => cards.get(id);
/** One of each that are printed alike. */
export function differentTiles(): string[] {
  const alike = ({ name, river, road, cost, activation }: TileRecord) => `${name}${river}${road}${cost}${activation}`;
  return [...new Map([...tiles.values()].reverse().map((tile) => [alike(tile), tile.id])).values()].reverse();
}

const DRAWN: Record<string, { type: TileType; scene: string; icon?: string }> = {
  forest: { type: "material", scene: "forest" },
  quarry: { type: "material", scene: "quarry" },
  cornfield: { type: "material", scene: "field" },
  meadow: { type: "animal", scene: "meadow" },
  pasture: { type: "animal", scene: "pasture" },
  abbey: { type: "material", scene: "abbey" },
  distillery: { type: "whisky", scene: "distillery", icon: "whisky" },
  village: { type: "village", scene: "village" },
  castle: { type: "castle", scene: "castle" },
  loch: { type: "loch", scene: "loch" },
  butcher: { type: "trade", scene: "butcher" },
  fair: { type: "trade", scene: "fair", icon: "any" },
  tavern: { type: "trade", scene: "inn" },
  grocer: { type: "trade", scene: "grocer", icon: "any" },
  bridge: { type: "trade", scene: "bridge" },
};

function hash(word: string): number {
  return [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
}

function lookOf(tile: TileRecord): Look {
  const seed = 3 + (hash(tile.id) % 4) * 11;
  if (tile.type === "castle") return { seed, variant: hash(tile.name) % 4 };
  if (tile.type === "village") return { seed, home: !tile.river && hash(tile.id) % 2 === 0 };
  return tile.name === "loch-ness" ? { seed, ness: true } : { seed };
}

/** The face of a tile without anything on it. */
export const faceOf = remembered((id): TileFace => {
  const tile = tiles.get(id);
  const drawn = DRAWN[tile?.type ?? ""];
  if (!tile || !drawn) return { name: id, type: "contract", scene: "meadow" };
  const brief = `cli-brief-${tile.name}`;
  // What a card gives at once is printed on its tile already.
  return {
    name: say(`tile-${tile.name}`),
    short: text.has(brief) ? say(brief) : undefined,
    type: drawn.type,
    frame: tile.colour,
    scene: drawn.scene,
    look: lookOf(tile),
    riverV: tile.river,
    road: tile.road,
    cost: costIcons(tile.cost),
    now: tile.id === "start-village" ? [] : effectTokens(tile.immediate),
    act: effectTokens(tile.activation),
    actIcon: drawn.icon,
    card: tile.card !== null,
  };
});
