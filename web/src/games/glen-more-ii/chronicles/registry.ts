/**
 * What chronicles bring to the table. Each in play is a book on the shelf under the question, which opens to its board; pieces lie
 * where they lie on a real table. One without furniture has a book all the same, with its number on it, and is played by buttons.
 *
 * A chronicle is a folder beside this file, named by its number: `furniture.ts` with a default export, fetched when the chronicle
 * is on a table; what is known of it before is in `looks.ts`; its texts are `en.ftl` and `fr.ftl`. That of a package is the server's.
 */

import type { Component } from "svelte";
import { idOf, isOneOf, kindOf } from "../../../lib/targets";
import type { GlenMoreIITileRecord, Option } from "../../../net/types";
import type { Outline, RingSpace, SpaceMark, Stat, TilePiece } from "../../glen/types";
import type { AnyBoard, Book, FactLine, Fork, Shelf, TextTable, View } from "../../types";
import { facts } from "../faces";
import { seen } from "../view";
import { fetchBrought } from "./brought";
import { fetchLooks, isOurs } from "./looks";
import { numbered } from "./numbered";

/** A fact is made of words, icons with their names, and marks of seats. */
export type FactPart = string | { icon: string; label: string } | { seat: number };

/** What stands on the shelf. */
export interface ChronicleBook {
  /** Its name there: one word of at most ten letters. */
  word(): string;
  /** Whether one has to care now: at most nine letters, or two icons with numbers. `seat` is the reader's. */
  fact(view: View, seat: number): FactPart[];
  /** The same in at most three signs, for a phone. */
  short(view: View, seat: number): string;
  /** Grey, as long as nothing can come of it; the fact says when it wakes. */
  sleeping?(view: View): boolean;
  /** What is asked, in place of the fact, while the question points into it. */
  asks?(board: AnyBoard): string;
}

/** What it opens to: from top to bottom the thing, the question in a green box, what it is worth, the rivals, what is still to come. */
export interface ChronicleBoard {
  /** Tall: the ring folds to a line, and it has a column of 560 px. Short: in the place of the clan map, 400 px wide, if the answer lies on the ring. */
  size: "tall" | "short";
  /** Under its title; what the chronicle is about, unless it says something better. */
  about?(board: AnyBoard): string;
  body: Component<{ board: AnyBoard; phone?: boolean }>;
}

/** A space of the rondel that is more than a tile. */
export interface SpaceFurniture {
  /** How many places of the frame it takes; one, unless it says otherwise. */
  width?(view: View): number;
  /** Drawn over its tile; fills the space, and lets clicks through. */
  heap?: Component<{ board: AnyBoard; space: RingSpace; phone?: boolean }>;
  /** Nobody may stop there: a dash stands for the distance. */
  passed?: boolean;
}

export interface ChronicleFurniture {
  /** One motif in 24 units, on its book and its board: ink outline, a tint and a shade, no letter, no number. */
  emblem?: string;
  book?: ChronicleBook;
  board?: ChronicleBoard;
  /** Kinds of targets that its board draws with `data-ref`, and groups of options that it offers: these need no buttons elsewhere. */
  places?: readonly string[];
  groups?: readonly string[];
  /** Whether its board offers besides all options of its own that have no place on the table; without a board, it does. */
  besides?: boolean;
  /** Kinds of targets of what may be done at leisure: they lie on its board alone, also while it is closed, and its book has a dot then. */
  waits?: readonly string[];
  /** The kinds of question that open its board; all of which an option lies there, unless it says which. */
  opens?: readonly string[];
  /** What the keys of numbers do in a question of its own that is not answered by one thing alone; whether they do anything. */
  numbers?: Book["numbers"];
  /** What has come to light on its board, by a name that changes with it: it opens by itself to show it. */
  shows?: Book["shows"];
  /** The score table that it lays on the table, by lead; the last number also for all above. */
  steps?(view: View): readonly number[];
  /** Questions of its own in which the way is chosen first, by their kind. */
  forks?: Record<string, Fork>;
  /** Tokens that a seat has: in its own bar and in its rivals' panels. What is 0 takes no room. */
  badges?(view: View, seat: number): Stat[];
  /** Pieces on the tiles of a seat's territory, by cell. */
  pieces?(view: View, seat: number): Record<string, TilePiece[]>;
  /** Cells of a territory that its board is about, while it is open. */
  outlines?(view: View, seat: number): Outline[];
  /** What is to be read on a tile besides what is printed on every one. */
  onTile?(tile: GlenMoreIITileRecord): FactLine[];
  /** Kinds of targets that are pieces on tiles or spaces, so that they need no buttons. */
  pieceTargets?: readonly string[];
  /** Spaces of the rondel that are more than tiles, by the tile that lies there. */
  spaces?: Record<string, SpaceFurniture>;
  /** What marks a space of the rondel, by its index: for whom its tile is reserved, and what it costs the others. */
  marks?(view: View): Record<number, SpaceMark>;
  /** Drawn over every space of the rondel; lets clicks through. */
  overRing?: Component<{ board: AnyBoard; space: RingSpace; phone?: boolean }>;
  /** Pieces that stand beside domains of the clan board, by domain; drawn in 24 units. */
  pins?(view: View): Record<string, { drawing: string; label: string }[]>;
  /** The numbers of a seat that has others than everybody. */
  stats?(view: View, seat: number): Stat[] | undefined;
  /** What marks a domain of the clan board: whose token lies there, and what it costs the others. */
  domainMarks?(view: View): Record<string, SpaceMark>;
  /** A landmark card that lies otherwise than with its front up, so many pixels wide. */
  card?(view: View, card: string, px: number): string | undefined;
  /** What is to be read on a landmark card besides its effect. */
  onCard?(card: string): FactLine[];
  /** Under the rows of the market. */
  underMarket?: Component<{ board: AnyBoard; large?: boolean }>;
  /** Icons of the categories that it adds to scorings. */
  categories?: Record<string, string>;
  /** Numbers of a seat that an option may change, by the name that they have in the view: a preview says by how much. */
  changes?: readonly { name: string; icon?: string; label: string }[];
  /** How things of its own look that may come at a real table, by the kind of target: drawn so many pixels wide. */
  comes?: Record<string, (id: string, px: number) => string>;
  /** Its part of the table in words. */
  inWords?(board: AnyBoard): TextTable[];
}

const LOADERS = numbered(import.meta.glob<ChronicleFurniture>("./c*/furniture.ts", { import: "default" }));
const fetched = new Map<number, ChronicleFurniture>();
const books = new Map<number, Book>();
let parts: Pick<Shelf, "line" | "page" | "list"> | null = null;

/** Whatever asks for the furniture of these chronicles has it afterwards; without numbers, how all of them look. */
export async function fetchChronicles(numbers?: readonly number[]): Promise<void> {
  const looks = fetchLooks(numbers);
  if (!numbers?.length) return looks;
  const shelf = import("./shelf/shelf");
  await Promise.all([
    looks,
    ...numbers.map(async (number) => {
      const load = LOADERS.get(number) ?? (isOurs(number) ? null : () => fetchBrought(number));
      const furniture = (await load?.()) ?? {};
      fetched.set(number, furniture);
      books.set(number, bookOf(number, furniture));
    }),
  ]);
  parts = (await shelf).default;
}

/** Those that were chosen, and the one that the solo opponent is. */
const sorted = (view: View): number[] => [...seen(view).chronicles, ...(seen(view).opponent ? [seen(view).opponent!] : [])].sort((a, b) => a - b);

/** In the order of their numbers. */
export const inPlay = (view: View): ChronicleFurniture[] => sorted(view).flatMap((number) => fetched.get(number) ?? []);

export const furnitureOf = (number: number): ChronicleFurniture => fetched.get(number) ?? {};

/** Null where there are no chronicles. */
export function shelfOf(view: View): Shelf | null {
  const inOrder = sorted(view).flatMap((number) => books.get(number) ?? []);
  return parts && inOrder.length ? { ...parts, books: inOrder } : null;
}

/** Targets that are pieces of chronicles, or can wait on their boards. */
export const drawn = (target: string): boolean => [...fetched.values()].some(({ pieceTargets, waits }) => isOneOf(target, pieceTargets) || isOneOf(target, waits));

/** A thing of a chronicle on this page that may come at a real table; empty where none draws it. */
export function cameSvg(target: string, px: number): string {
  const draw = [...fetched.values()].map(({ comes }) => comes?.[kindOf(target)]).find((each) => each !== undefined);
  return draw?.(idOf(target), px) ?? "";
}

/** What the chronicles on this page add to scorings, and to what a preview tells. */
export const addedCategories = (): string[] => [...fetched.values()].flatMap((each) => Object.keys(each.categories ?? {}));
export const addedChanges = () => [...fetched.values()].flatMap((each) => each.changes ?? []);

/** How a landmark card lies, if a chronicle has changed that. */
export const laidCard = (view: View, card: string, px: number): string | undefined => inPlay(view).map((each) => each.card?.(view, card, px)).find((each) => each !== undefined);
export const onCard = (card: string): FactLine[] => [...fetched.values()].flatMap((each) => each.onCard?.(card) ?? []);
export const onTile = (tile: GlenMoreIITileRecord): FactLine[] => [...fetched.values()].flatMap((each) => each.onTile?.(tile) ?? []);

/** VP for a lead of 0, 1, 2 and so on: as is printed, unless a chronicle lays another table. */
export const scoreSteps = (view: View | null): readonly number[] => (view && inPlay(view).map((each) => each.steps?.(view)).find((each) => each !== undefined)) || facts().scoring;

export const ofChronicle = (number: number, { module }: Option): boolean => module === number;

export function bookOf(number: number, { board, places, groups, besides = !board, opens, numbers, shows }: ChronicleFurniture): Book {
  const key = String(number);
  const said = (option: Option) => besides && ofChronicle(number, option);
  const offers = (option: Option) => (option.targets ?? []).some((target) => isOneOf(target, places)) || (groups?.includes(option.group ?? "") ?? false) || said(option);
  /** All that is asked are words of its own: what lies on the table as well is answered there, and must not be covered. */
  const whole = ({ placeless, options }: AnyBoard) => {
    const wanted = options.filter(({ kind }: Option) => kind !== "sell" && kind !== "end");
    return wanted.length > 0 && wanted.every((each: Option) => said(each) && placeless.includes(each));
  };
  const named = ({ prompt, options }: AnyBoard) => (opens ? opens.includes(prompt?.kind ?? "") : board !== undefined && options.some(offers));
  return { key, tall: board?.size === "tall", offers, asked: (now) => named(now) || whole(now), ...(numbers ? { numbers } : {}), ...(shows ? { shows } : {}) };
}

export const domainPins = (view: View | null) => (view ? Object.assign({}, ...inPlay(view).map((each) => each.pins?.(view) ?? {})) : {}) as ReturnType<NonNullable<ChronicleFurniture["pins"]>>;
/** What chronicles put on domains, by the domain. */
export const domainMarks = (view: View | null): Record<string, SpaceMark> => (view ? Object.assign({}, ...inPlay(view).map((each) => each.domainMarks?.(view) ?? {})) : {});
