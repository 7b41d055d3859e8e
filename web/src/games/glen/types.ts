/** What the games of the Glen More family have besides: a ring of tiles, a market, territories. */

import type { Component } from "svelte";
import type { Token } from "../../art/sentence";
import type { TileFace } from "../../art/tile";
import type { AnyBoard, Drawer, Furniture, Piece, View } from "../types";

export interface RingSpace {
  index: number;
  tile: string | null;
  /** Whoever stands there; several only on a tile that stays. */
  pieces: Piece[];
  gap: boolean;
  /** How many of the frame's places it takes; one, unless it says otherwise. */
  width?: number;
  /** Drawn over the tile: what has been heaped up there. */
  heap?: Component<{ board: AnyBoard; space: RingSpace; phone?: boolean }> | undefined;
  /** Nobody may stop there. */
  passed?: boolean | undefined;
  mark?: SpaceMark | undefined;
}

/** On the left edge of a tile of the ring. */
export interface SpaceMark {
  /** Whose it is. */
  seat: number;
  icon: string;
  /** What it costs the others. */
  coins?: number;
  label: string;
}

/** A piece of a chronicle on a tile of a territory. */
export interface TilePiece {
  key: string;
  /** In 24 units. A piece of a seat shows its colour, its shape and its letter. */
  drawing: string;
  /** Read with the tile. */
  label: string;
  /** On the water, on a disc in the upper left corner, or standing at the left foot of the tile. */
  where: "river" | "corner" | "foot";
  /** What options that point at it call it. */
  target?: string;
}

/** Cells of a territory that the open board of a chronicle is about, drawn as one. */
export interface Outline {
  cells: string[];
  tokens: Token[];
  /** How many others begin there already. */
  row: number;
}

export interface MarketRow {
  good: string;
  icon: string;
  filled: number;
  spaces: number;
  buy: number | null;
  sell: number | null;
}

export interface Placed {
  cell: string;
  x: number;
  /** Grows to the south, as on the screen. */
  y: number;
  tile: string;
  face: TileFace;
  /** The tiles under it, the lowest first. */
  covered?: string[];
  /** Pieces of chronicles. */
  pieces?: TilePiece[];
}

/** An open end of a river or a road: the cell it asks for, and the side from which it comes. */
export interface Mouth {
  x: number;
  y: number;
  way: "river" | "road";
  from: "north" | "south" | "west" | "east";
}

export interface Stat {
  key: string;
  icon: string;
  label: string;
  value: number | string;
  /** Shown among the holdings by what is `kept`, and not again. */
  kept?: boolean;
  /** There for a moment only: it stands with a rival's tokens, so that no number leaves its place. */
  fleeting?: boolean;
  /** In 24 units, in place of the icon: a boat in its player's colour, a portrait. */
  drawing?: string;
  /** A sign behind the value: a lock on what is spent or barred. */
  sign?: string;
}

export interface Tempo {
  /** Who acts, in order, and how many times in a row at most. */
  order: { piece: Piece; turns: number }[];
  /** Spaces whose tiles would be left behind. */
  left: number[];
  refill: number;
  scoring: boolean;
}

export interface Standing {
  categories: { key: string; icon: string; label: string }[];
  /** By category and seat: what is counted, and the VP a scoring now would give. */
  counts: number[][];
  points: number[][];
  /** By card and seat: the VP that it would give if the game ended now; null for those who do not have it. */
  atEnd: { card: string; label: string; points: (number | null)[] }[];
}

/** Something that lies beside the territory: a card with a scene. */
export interface SideCard {
  id: string;
  face: TileFace;
  effect: string;
  tokens: Token[];
  bonnets: number;
}

export interface GlenFurniture extends Furniture {
  face(tile: string): TileFace;
  ring(view: View): RingSpace[];
  ringNote(view: View): string;
  /** What follows if the turn ends as it stands in this view. */
  tempo(view: View): Tempo | null;
  market(view: View): MarketRow[];
  territory(view: View, seat: number): Placed[];
  outlines?(board: AnyBoard, seat: number): Outline[];
  /** What lies and stands on a tile, in words. */
  holds(placed: Placed): string;
  mouths(view: View, seat: number): Mouth[];
  /** Cells that this turn's placement still lets the active player activate with effect. */
  woken(view: View): string[];
  /** The tile in the active player's hand. */
  hand(view: View): string | null;
  /** The piece that moves, where it need not be the active player's pawn. */
  mover?(view: View): Piece;
  /** Cells done this turn. */
  done(view: View): string[];
  stats(view: View, seat: number): Stat[];
  cards(view: View, seat: number): SideCard[];
  standing(view: View): Standing | null;
  /** What lies beside the ring, one under a tab each: cards and parliament, a clan map ... */
  sides(): Drawer[];
  /** Rows of a chronicle under the market's own. */
  underMarket?(view: View): Component<{ board: AnyBoard; large?: boolean }>[];
  /** Tokens that a seat has, shown beside its name. */
  badges?(view: View, seat: number): Stat[];
  /** What is drawn over every space of the ring. */
  overRing?(view: View): Component<{ board: AnyBoard; space: RingSpace; phone?: boolean }>[];
  /** The book that a seat's own board is, where it has one instead of a territory. */
  bookOf?(view: View, seat: number): string | null;
  /** What a player has beside the territory, small, among the holdings. */
  kept?: Component<{ board: AnyBoard; seat: number }>;
}
