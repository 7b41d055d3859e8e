/** What somebody typed as a move: a number, an option's id or the beginning of one, or words of its sentence. */

import { say } from "../text/text.svelte";

export interface Offer {
  id: string;
  text: string;
}

export interface Refusable extends Offer {
  /** Why it cannot be done. */
  why: string;
  rule: string;
}

export type Read = { found: string } | { problem: string; rule: string };

const plain = (words: string): string =>
  words
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
const split = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);
/** Numbers and cells are taken as they are: "take 1" never means "take 12". What only fills up a number need not be typed. */
const exact = (word: string): boolean => /^[-\d]/.test(word);

function begins(id: string, words: string[]): boolean {
  const parts = split(id);
  return (
    words.length <= parts.length &&
    words.every((word, i) => {
      const part = parts[i] ?? "";
      return exact(part) ? part === word || part.replace(/-+$/, "") === word : part.startsWith(word);
    })
  );
}

/** Every word typed begins a word of the sentence. */
function speaks(text: string, words: string[]): boolean {
  const parts = split(text).map((part) => part.replace(/^[(«“]+|[)»”:;,.]+$/g, ""));
  return words.every((word) => parts.some((part) => (exact(word) ? part === word : part.startsWith(word))));
}

/** The offers that were meant: an id in full, else ids that begin so, else sentences that hold the words. */
export function matching<T extends Offer>(typed: string, offers: readonly T[]): T[] {
  const words = split(typed);
  const whole = offers.filter((offer) => split(offer.id).join(" ") === words.join(" "));
  if (whole.length) return whole;
  const begun = offers.filter((offer) => begins(offer.id, words));
  return begun.length ? begun : offers.filter((offer) => speaks(offer.text, words));
}

const SHOWN = 6;

export function readMove(typed: string, offers: readonly Offer[], refused: readonly Refusable[]): Read {
  const words = split(typed);
  if (!words.length) return { problem: say("cli-say-nothing-typed", { example: offers[0]?.id ?? "end" }), rule: "" };
  const [only] = words;
  if (words.length === 1 && only && /^\d+$/.test(only)) {
    const offer = offers[Number(only) - 1];
    return offer ? { found: offer.id } : { problem: say("cli-say-no-such-number", { number: Number(only), last: offers.length }), rule: "" };
  }
  const meant = matching(typed, offers);
  if (meant.length === 1 && meant[0]) return { found: meant[0].id };
  if (meant.length) return { problem: say("cli-say-several", { options: meant.slice(0, SHOWN).map((offer) => offer.id).join(", ") }), rule: "" };
  const [barred] = matching(typed, refused);
  if (barred) return { problem: barred.why, rule: barred.rule };
  return { problem: say("web-entry-unknown", { typed: typed.trim() }), rule: "" };
}

/** Several moves in one line: `take 4 / place 1,0 / end`. */
export const moves = (typed: string): string[] =>
  typed
    .split("/")
    .map((move) => move.trim())
    .filter((move, _, all) => move !== "" || all.length === 1);
