/** Glen More's tiles as they are drawn: its fifteen types on the kit's types and scenes. */

import type { Look } from "../../art/scenes";
import { costIcons, drawn as tokensOf } from "../../art/sentence";
import { FRAMES, type FrameColour, type TileFace, type TileType } from "../../art/tile";
import type { GlenMoreCardRecord, GlenMoreTileRecord } from "../../net/types";
import { remembered } from "../../text/remembered";
import { named, readable, say, text } from "../../text/text.svelte";
import { from, printed } from "../printed.svelte";

const GAME = "glen-more";
const tiles = from(GAME, (catalogue) => new Map(catalogue.tiles.map((tile) => [tile.id, tile])));
const cards = from(GAME, (catalogue) => new Map(catalogue.cards.map((card) => [card.id, card])));

export const facts = () => printed.of(GAME).facts;
export const tileRecord = (id: string): GlenMoreTileRecord | undefined => tiles().get(id);
export const cardRecord = (id: string): GlenMoreCardRecord | undefined => cards().get(id);
/** One of each that are printed alike. */
export function differentTiles(): string[] {
  const alike = ({ name, river, road, cost, activation }: GlenMoreTileRecord) => `${name}${river}${road}${cost.words}${activation?.words}`;
  return [...new Map([...tiles().values()].reverse().map((tile) => [alike(tile), tile.id])).values()].reverse();
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

function lookOf(tile: GlenMoreTileRecord): Look {
  const seed = 3 + (hash(tile.id) % 4) * 11;
  if (tile.type === "castle") return { seed, variant: hash(tile.name) % 4 };
  if (tile.type === "village") return { seed, home: !tile.river && hash(tile.id) % 2 === 0 };
  return tile.name === "loch-ness" ? { seed, ness: true } : { seed };
}

/** A type that only a corrected catalogue has. */
const UNKNOWN = { type: "trade", scene: "meadow" } as const;

function drawnFace(id: string): TileFace {
  const tile = tileRecord(id);
  if (!tile) return { name: readable(id), type: "contract", scene: "meadow" };
  const drawn: (typeof DRAWN)[string] = DRAWN[tile.type] ?? UNKNOWN;
  const brief = `cli-brief-${tile.name}`;
  // What a card gives at once is printed on its tile already.
  return {
    name: named("tile", tile.name),
    short: text.has(brief) ? say(brief) : undefined,
    type: drawn.type,
    frame: tile.colour in FRAMES ? (tile.colour as FrameColour) : undefined,
    scene: drawn.scene,
    look: lookOf(tile),
    riverV: tile.river,
    road: tile.road,
    cost: costIcons(tile.cost.tokens),
    now: tile.id === "start-village" ? [] : tokensOf(tile.immediate?.tokens ?? []),
    act: tokensOf(tile.activation?.tokens ?? []),
    actIcon: drawn.icon,
    card: tile.card !== null,
  };
}

const faces = from(GAME, () => remembered(drawnFace));
/** The face of a tile without anything on it. */
export const faceOf = (id: string): TileFace => faces()(id);
