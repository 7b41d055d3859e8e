/** What may have come at a real table: by types, things that nobody can tell apart once, found by a few letters. */

import { printed } from "../games/printed.svelte";
import { idOf, kindOf } from "../lib/targets";
import type { Message, Option } from "../net/types";
import { named, text } from "../text/text.svelte";

/** What may have come. Things that nobody can tell apart are one. */
export interface Thing {
  option: Option;
  text: string;
  /** The thing itself, as targets name it; empty where there is none. */
  target: string;
  /** By the type: its key, and what it is called. */
  type: string;
  typeText: string;
  /** How many of it there are. */
  copies: number;
}

export interface Type {
  key: string;
  text: string;
  /** One of them, for its picture. */
  target: string;
  /** How many may come, and what they are; none: all have come already. */
  left: number;
  things: Thing[];
}

const keyOf = (under: Message | undefined): string => under?.id || under?.code || "";

export function thingsOf(options: readonly Option[], called: (option: Option) => string): Thing[] {
  const found = new Map<string, Thing>();
  for (const option of options) {
    const type = keyOf(option.under);
    const words = called(option);
    const same = found.get(`${type}\n${words}`);
    if (same) same.copies++;
    else found.set(`${type}\n${words}`, { option, text: words, target: option.targets?.[0] ?? "", type, typeText: option.under ? text.of(option.under) : "", copies: 1 });
  }
  return [...found.values()];
}

/** The records of a game that are told by their types. */
const RECORDS: { [kind: string]: (game: string) => { id: string; type: string }[] } = {
  tile: (game) => (printed.of(game as "glen-more" | "glen-more-ii").tiles as { id: string; type: string }[]) ?? [],
  building: (game) => printed.of(game as "glasgow").buildings,
};

/** Every type of the game in the order of its catalogue, also those of which none is left; then what has none. */
export function typesOf(things: readonly Thing[], game: string): Type[] {
  const kinds = new Set(things.filter((each) => each.type).map((each) => kindOf(each.target)));
  const types = new Map<string, Type>();
  for (const kind of kinds)
    for (const { id, type } of printed.has(game) ? (RECORDS[kind]?.(game) ?? []) : [])
      if (type && !types.has(type)) types.set(type, { key: type, text: named("type", type), target: `${kind}:${id}`, left: 0, things: [] });
  for (const thing of things) {
    const known = types.get(thing.type) ?? { key: thing.type, text: thing.typeText, target: thing.target, left: 0, things: [] };
    if (!known.things.length) known.target = thing.target;
    known.things.push(thing);
    known.left += thing.copies;
    types.set(thing.type, known);
  }
  for (const type of types.values()) type.things.sort((a, b) => a.text.localeCompare(b.text, text.language));
  return [...types.values()];
}

const plain = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const split = (words: string): string[] => plain(words).match(/[\p{L}\p{N}’']+/gu) ?? [];

/** Those that are meant by the beginnings of some of their words, of type, name or id. Whoever types a whole name means nothing longer. */
export function spelt(letters: string, things: readonly Thing[]): Thing[] {
  const typed = split(letters);
  const exact = things.filter((thing) => plain(thing.text) === plain(letters.trim()));
  if (exact.length || !typed.length) return exact;
  return things.filter((thing) => {
    const spoken = split(`${thing.typeText} ${thing.text} ${thing.option.id}`);
    return typed.every((word) => spoken.some((full) => full.startsWith(word)));
  });
}

/** The number on a face of the Die; null for anything else. */
export const faceIn = (target: string): number | null => (kindOf(target) === "die" ? Number(idOf(target)) : null);
export const seatIn = (target: string): number | null => (kindOf(target) === "seat" ? Number(idOf(target)) : null);
