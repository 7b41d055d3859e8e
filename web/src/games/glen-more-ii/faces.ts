/** Glen More II's tiles, landmark cards and persons as they are drawn; those of chronicles too. */

import type { CardFace } from "../../art/card";
import { costIcons, drawn as tokensOf, type Token } from "../../art/sentence";
import { TYPES, type TileFace, type TileType } from "../../art/tile";
import type { DomainRecord, GlenMoreIITileRecord, LandmarkRecord, PrintedEffect } from "../../net/types";
import { remembered } from "../../text/remembered";
import { named, readable, say, text } from "../../text/text.svelte";
import { from, printed } from "../printed.svelte";
import { lookOf } from "./looks";

const GAME = "glen-more-ii";
const tiles = from(GAME, (catalogue) => new Map(catalogue.tiles.map((tile) => [tile.id, tile])));
const landmarks = from(GAME, (catalogue) => new Map(catalogue.landmarks.map((card) => [card.id, card])));

export const facts = () => printed.of(GAME).facts;
/** Numbers that are printed on the components of a chronicle; none where it is not on the table. */
export const numbersOf = (chronicle: number, fact: string): number[] => [printed.of(GAME).chronicles[chronicle]?.[fact] ?? []].flat().map(Number);
export const domains = () => printed.of(GAME).domains;
export const roads = () => printed.of(GAME).roads;
export const tileRecord = (id: string): GlenMoreIITileRecord | undefined => tiles().get(id);
export const landmarkRecord = (id: string): LandmarkRecord | undefined => landmarks().get(id);
export const allTiles = (): string[] => [...tiles().keys()];
export const allLandmarks = (): string[] => [...landmarks().keys()];

/** What is drawn for the tokens that chronicles bring. */
export const signs = from(GAME, ({ tokens = [] }) => Object.fromEntries(tokens.map(({ name, sign }) => [name, sign])));

export const effectTokens = (effect: PrintedEffect | null): Token[] => tokensOf(effect?.tokens ?? [], signs());

/** Before what an effect does: nothing if it works once, with its tile. */
const MARKS: Record<string, Token[]> = { always: ["inf"], turn: ["inf"], scoring: ["inf"], end: ["flag"] };

export function landmarkTokens({ when, effect, tile }: LandmarkRecord): Token[] {
  const of = tileRecord(tile);
  const gives = (of && lookOf(of).gives) ?? [];
  return [...(MARKS[when] ?? []), ...effectTokens(effect), ...gives];
}
/** A landmark card has the scene of its tile. */
export function landmarkFace(id: string): CardFace {
  const card = landmarkRecord(id);
  const { scene, look, type } = faceOf(card?.tile ?? "");
  return { name: named("landmark", id), type, scene, look: look ?? {}, tokens: card ? landmarkTokens(card) : [] };
}
export const domainTokens = ({ when, effect }: DomainRecord): Token[] => [...(MARKS[when] ?? []), ...effectTokens(effect)];

/** What only a neighbour brings, one by one. */
export const conditionsOf = ({ covers, immediate }: Pick<GlenMoreIITileRecord, "covers" | "immediate">): PrintedEffect[] => (covers.length && immediate ? (immediate.parts ?? [immediate]) : []);

/** What stands on the strip: a loch has room for its card's effect, a castle for its mark only. */
function strip(tile: GlenMoreIITileRecord): { now: Token[]; act: Token[] } {
  const now = tile.covers.length ? [] : effectTokens(tile.immediate);
  const act = effectTokens(tile.activation);
  const card = tile.landmark ? landmarkRecord(tile.landmark) : undefined;
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

function drawnFace(id: string): TileFace {
  const tile = tileRecord(id);
  if (!tile) return { name: readable(id), type: "place", scene: "meadow" };
  const drawn = lookOf(tile);
  const name = capital(named("tile", tile.name));
  return {
    name,
    short: shorter(tile.name, name),
    type: tile.type in TYPES ? (tile.type as TileType) : "place",
    scene: drawn.scene,
    look: drawn.look ?? {},
    river: tile.river,
    cost: costIcons(tile.cost.tokens),
    conditions: conditionsOf(tile).map(effectTokens),
    ...strip(tile),
    actIcon: drawn.icon,
    overlay: tile.overlay,
    chronicle: tile.chronicle,
  };
}

const faces = from(GAME, () => remembered(drawnFace));
/** The face of a tile without anything on it. */
export const faceOf = (id: string): TileFace => faces()(id);
