/** What a game lays on the table, in words that every table understands. One furniture for each game. */

import type { Component } from "svelte";
import type { Token } from "../art/sentence";
import type { Delta, Option, State } from "../net/types";
import type { Board } from "../table/board.svelte";

export type View = NonNullable<State["view"]>;

/** A seat's number, or the name of a piece that nobody owns (`art/neutral.ts`). */
export type Piece = number | string;

export interface Gain {
  icon: string;
  label: string;
  amount: number;
}

/** A line of a card. `source`: stated in the rulebook, public record, or reconstructed; where it is not all the same. */
export interface FactLine {
  label: string;
  text: string;
  tokens: Token[];
  source?: "S" | "P" | "R";
}

export interface TileFacts {
  lines: FactLine[];
  notes: string[];
}

export interface Award {
  seat: number;
  points: number;
  source: string;
  round: number;
}

/** Each game's parts know their own furniture; who only passes it on does not. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBoard = Board<any>;

/** A sheet at the foot of a phone's screen; `beside` the log on a tablet. */
export interface Drawer {
  key: string;
  icon: string;
  /** Keys of the texts on the tab and over the sheet. */
  label: string;
  title(board: Board): string;
  /** A few words beside the title. */
  meta?(board: AnyBoard): string;
  beside?: boolean;
  /** Kinds of targets that lie in it: it opens by itself when something is asked there. */
  places?: readonly string[];
  /** Whether it is there only while something in it is asked. */
  fleeting?: boolean;
  body: Component<{ board: AnyBoard; large?: boolean }>;
}

/** A question with few ways to go, each with many places: the way is chosen first, by big buttons or their numbers. */
export interface Fork {
  /** Groups of options, in the order of the buttons. */
  ways: readonly string[];
}

/** A module in play beside the game itself: one line of a shelf, which opens to its whole board. */
export interface Book {
  key: string;
  /** Whether its board needs the height of the column; a short one leaves what stands above it as it is. */
  tall: boolean;
  /** Whether the question points into it, so that it opens by itself. */
  asked(board: AnyBoard): boolean;
  /** Whether an option can be chosen on its board. */
  offers(option: Option): boolean;
  /** What a number means while something is asked there that is put together of several things; whether it means anything. */
  numbers?(board: AnyBoard, number: number): boolean;
  /** What has come to light there, by a name that changes with it: then the board opens by itself, until one's next answer. */
  shows?(board: AnyBoard): string | null;
}

export interface Shelf {
  books: Book[];
  /** All of them in a line under the question; `brief`: without words, `phone`: emblems over numbers. */
  line: Component<{ board: AnyBoard; brief?: boolean; phone?: boolean; lying?: boolean }>;
  /** The board of the open one. */
  page: Component<{ board: AnyBoard; phone?: boolean }>;
  /** All of them with their whole names, in a sheet. */
  list: Component<{ board: AnyBoard }>;
}

/** A part of the table in words. The first cell of a row names it; options that point at one of its things are shown beside it. */
export interface TextRow {
  cells: string[];
  things: string[];
}
export interface TextTable {
  key: string;
  title: string;
  note?: string;
  head: string[];
  rows: TextRow[];
}

/** What all games have; what one family of games has besides is in its folder. */
export interface Furniture {
  id: string;
  /** All under the status line: on a desktop or a tablet; on a phone, above the foot of the screen, or beside it if the phone lies on its side. */
  wide: Component<{ board: AnyBoard; tablet?: boolean }>;
  narrow: Component<{ board: AnyBoard; lying?: boolean }>;
  drawers(view: View | null): Drawer[];
  /** What a scoring would give now, as a sheet; fetched when somebody asks. */
  scoring(): Promise<{ default: Component<{ board: AnyBoard }> }>;
  /** Whether tiles are activated, so that all can be at once. */
  activates: boolean;
  /** What moves people is called, after `unit-` and `short-`; not where nobody moves. */
  movement?: string;
  /** Every tile that looks different from the others. */
  tiles(): string[];
  /** A tile drawn so many pixels wide, its name and what it does. */
  picture(tile: string, px: number): string;
  nameOf(tile: string): string;
  /** What may come at a real table, as targets name it, drawn so many pixels wide; empty where it is only called by its name. */
  cameSvg(target: string, px: number): string;
  facts(tile: string): TileFacts;
  /** Whether a target lies on the table: an option that points at nothing that does becomes a button. */
  draws(target: string): boolean;
  /** In whose territory a target stands that is not a cell; null if it stands in none. */
  ground?(view: View, target: string): number | null;
  /** Fetches what chronicles add, before a table with them is shown; without a table, how all of them look. */
  prepare?(chronicles?: readonly number[]): Promise<void>;
  /** Chronicles in play, under the question; null where there are none. */
  shelf?(view: View): Shelf | null;
  /** By the kind of question, where it is one with ways. */
  fork?(view: View, kind: string): Fork | undefined;
  /** In a few words how far the game is, where there is no room for more. */
  progress?(view: View): string;
  /** What there is to know about the turn, beside the question. */
  remark(board: Board): string;
  /** VP by seat as they stand, where everybody may see them. */
  scores(view: View): number[] | null;
  awards(view: View): Award[] | null;
  /** Where points come from, in the order of the score sheet: keys of texts. */
  sources: string[];
  sourceOf(award: Award): string;
  /** Who wins among equals, where it is not all of them. */
  tie?: string;
  winners(view: View): number[] | null;
  /** What a preview changes, in icons and in words. */
  changes(delta: Delta, seat: number): Gain[];
  /** All that lies on the table, for those who read it. */
  inWords(board: AnyBoard): TextTable[];
}

export const cellXY = (cell: string): [number, number] => {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return [x, -y];
};
export const xyCell = (x: number, y: number): string => `${x},${-y || 0}`;
