import type { PrintedFact, PrintedTile } from "../net/types";
import { withFact, withoutFact } from "./prints";

/** The games with a companion that are kept in this browser, the one that was played last first. */

export interface Kept {
  id: string;
  /** When it was begun: milliseconds. */
  begun: number;
  level: string;
  chronicles: number[];
  /** The order of her cards belongs to it; empty until the server has given one. */
  deal: string;
  /** All that was told, as the server calls it. */
  steps: string[];
  /** What was read on the tiles of the printed game: it counts from the beginning. */
  printed: PrintedTile[];
  /** What was read on her cards and boards: so does that. */
  facts: PrintedFact[];
  /** So many steps have been looked at with all that followed from them. */
  seen: number;
}

const PLACE = "hindmost-companions";
const MOST = 20;
const PRINTED = "hindmost-printed";
const FACTS = "hindmost-printed-facts";

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";

function readable(each: Partial<Kept> | null): each is Kept {
  return (
    isText(each?.id) && isText(each.level) && isText(each.deal) && isNumber(each.begun) && isNumber(each.seen) &&
    Array.isArray(each.chronicles) && each.chronicles.every(isNumber) && Array.isArray(each.steps) && each.steps.every(isText)
  );
}

const isTile = (each: Partial<PrintedTile> | null): boolean => isText(each?.tile) && isText(each.type) && typeof each.river === "boolean" && isNumber(each.scotsmen) && Array.isArray(each.exchanges);
const tilesIn = (value: unknown): PrintedTile[] => (Array.isArray(value) ? value.filter(isTile) : []);

const isValue = (value: unknown): boolean => isNumber(value) || (Array.isArray(value) && value.every((each) => isNumber(each) || isText(each)));
const isFact = (each: Partial<PrintedFact> | null): boolean => isNumber(each?.chronicle) && isText(each.fact) && isValue(each.value);
const factsIn = (value: unknown): PrintedFact[] => (Array.isArray(value) ? value.filter(isFact) : []);

/** What cannot be read is left out: another game must not suffer for it. */
export function keptGames(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    // A game of a time when nothing was read has none.
    return Array.isArray(stored) ? stored.filter(readable).map((each) => ({ ...each, printed: tilesIn(each.printed), facts: factsIn(each.facts) })) : [];
  } catch {
    return [];
  }
}

function store(games: readonly Kept[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // The browser keeps nothing: the game goes on as long as the page is open.
  }
}

export const keepGame = (game: Kept): void => store([game, ...keptGames().filter(({ id }) => id !== game.id)]);
export const dropGame = (id: string): void => store(keptGames().filter((each) => each.id !== id));

/** What was read on the tiles in any game: the next one begins with it. */
export function printedTiles(): PrintedTile[] {
  try {
    return tilesIn(JSON.parse(localStorage.getItem(PRINTED) ?? "[]"));
  } catch {
    return [];
  }
}

export const withTile = (tiles: readonly PrintedTile[], tile: PrintedTile): PrintedTile[] => [...tiles.filter((each) => each.tile !== tile.tile), tile];

export function keepPrinted(tile: PrintedTile): void {
  try {
    localStorage.setItem(PRINTED, JSON.stringify(withTile(printedTiles(), tile)));
  } catch {
    // It counts in this game, as long as the page is open.
  }
}

/** What was read on her cards and boards in any game, or before it. */
export function printedFacts(): PrintedFact[] {
  try {
    return factsIn(JSON.parse(localStorage.getItem(FACTS) ?? "[]"));
  } catch {
    return [];
  }
}

function storeFacts(facts: readonly PrintedFact[]): void {
  try {
    localStorage.setItem(FACTS, JSON.stringify(facts));
  } catch {
    // It counts in this game, as long as the page is open.
  }
}
export const keepFact = (fact: PrintedFact): void => storeFacts(withFact(printedFacts(), fact));
export const dropFact = (fact: { chronicle: number; fact: string }): void => storeFacts(withoutFact(printedFacts(), fact));

export const begun = (level: string, chronicles: number[], now: number): Kept => ({
  id: `${now.toString(36)}-${Math.random().toString(36).slice(2, 8)}`, begun: now, level, chronicles, deal: "", steps: [], printed: printedTiles(), facts: printedFacts(), seen: 0,
});
