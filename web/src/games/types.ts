/** What a game lays on the table, in words that every table understands. One furniture for each game. */

import type { Component } from "svelte";
import type { TileFace } from "../art/tile";
import type { Token } from "../art/sentence";
import type { Delta, State } from "../net/types";
import type { Board } from "../table/board.svelte";

export type View = NonNullable<State["view"]>;

/** A seat's number, or "die" for the piece that nobody owns. */
export type Piece = number | "die";

export interface RingSpace {
  index: number;
  tile: string | null;
  piece: Piece | null;
  gap: boolean;
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
}

export interface Tempo {
  /** Who acts, in order, after this step. */
  order: Piece[];
  /** Spaces whose tiles would be left behind. */
  left: number[];
  refill: number;
  scoring: boolean;
}

export interface TileFacts {
  lines: { label: string; text: string; tokens: Token[] }[];
  notes: string[];
}

export interface Standing {
  categories: { key: string; icon: string; label: string }[];
  /** By category and seat: what is counted, and the VP a scoring now would give. */
  counts: number[][];
  points: number[][];
}

export interface Award {
  seat: number;
  points: number;
  source: string;
  round: number;
}

/** Something that lies beside the territory: a card with a scene. */
export interface SideCard {
  id: string;
  face: TileFace;
  effect: string;
  tokens: Token[];
  bonnets: number;
}

export interface Furniture {
  id: string;
  title: string;
  face(tile: string): TileFace;
  facts(tile: string): TileFacts;
  ring(view: View): RingSpace[];
  ringNote(view: View): string;
  tempo(view: View, seat: number, space: number): Tempo | null;
  market(view: View): MarketRow[];
  territory(view: View, seat: number): Placed[];
  mouths(view: View, seat: number): Mouth[];
  /** Cells that a tile on this cell would wake. */
  reach(cell: string): string[];
  /** The tile in the active player's hand. */
  hand(view: View): string | null;
  /** Cells done this turn. */
  done(view: View): string[];
  stats(view: View, seat: number): Stat[];
  cards(view: View, seat: number): SideCard[];
  standing(view: View): Standing | null;
  awards(view: View): Award[] | null;
  winners(view: View): number[] | null;
  /** What a preview changes, in icons. */
  changes(delta: Delta, seat: number): { icon: string; amount: number }[];
  /** The place beside the ring: cards and parliament, a clan map ... */
  side: Component<{ board: Board }>;
  sideTitle: string;
}

export const cellXY = (cell: string): [number, number] => {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return [x, -y];
};
export const xyCell = (x: number, y: number): string => `${x},${-y || 0}`;
