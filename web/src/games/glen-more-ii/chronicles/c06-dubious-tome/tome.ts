/** Landmark cards with an event on their back: which of them are turned, and what their events are. */

import { drawn, type Token } from "../../../../art/sentence";
import type { ChronicleTome, Message, Option } from "../../../../net/types";
import { say, text } from "../../../../text/text.svelte";
import { isCorrected } from "../../../printed.svelte";
import type { FactLine, View } from "../../../types";
import { landmarkRecord, numbersOf, signs } from "../../faces";
import { seen } from "../../view";
import { seatPart } from "../parts";
import { scoreSteps } from "../registry";

export const tomeOf = (view: View | null, seat: number): ChronicleTome => seatPart<ChronicleTome>(view, seat, "tome") ?? { turned: [], tables: [] };

export const cardsOf = (view: View | null, seat: number): string[] => (view ? (seen(view).seats[seat]?.cards ?? []) : []);

/** Whether a card shows its back, whoever has it. */
export const isTurned = (view: View, card: string): boolean => seen(view).seats.some(({ seat }) => tomeOf(view, seat).turned.includes(card));

/** What a seat's landmarks count, and why. */
export function countOf(view: View | null, seat: number): { cards: number; turned: number; counts: number } {
  const counts = view ? (seen(view).table.scoring.counts[seat]?.["landmarks"] ?? 0) : 0;
  return { cards: cardsOf(view, seat).length, turned: tomeOf(view, seat).turned.length, counts };
}

/**
 * VP for leads from 1 on, the last for all that are larger: by the tables that events give for these categories, and by the one for
 * everybody else; as many as the longest of them tells apart.
 */
export function tablesFor(view: View | null, categories: readonly string[]): { better: number[][]; normal: number[] } {
  const normal = scoreSteps(view).slice(1);
  const better = categories.map((category) => numbersOf(6, `${category}_table`).slice(1));
  const length = Math.max(...[normal, ...better].map((table) => table.length));
  const filled = (table: readonly number[]) => Array.from({ length }, (_, i) => table[Math.min(i, table.length - 1)] ?? 0);
  return { better: better.map(filled), normal: filled(normal) };
}

const SCORES = "score-table";
/** The category for which the event of a card brings a table. */
export function tableOf(card: string): string | null {
  const tokens = landmarkRecord(card)?.back?.effect?.tokens ?? [];
  return tokens[0] === SCORES ? String(tokens[1]) : null;
}

/** In the words written for it, unless somebody has corrected it. */
export function eventText(card: string): string {
  const { back } = landmarkRecord(card) ?? {};
  const key = `landmark-${card}-event`;
  if (text.has(key) && !isCorrected("glen-more-ii", back?.id ?? "", "back")) return say(key);
  return back?.effect ? say("web-said-of", { name: text.of(back.price.message), what: text.of(back.effect.message) }) : "";
}

export function eventTokens(card: string): Token[] {
  const { back } = landmarkRecord(card) ?? {};
  if (!back) return [];
  const [price, effect] = [back.price, back.effect].map((each) => drawn(each?.tokens ?? [], signs()));
  return [...(price?.length ? [...price, ">"] : []), ...(effect ?? [])];
}

export const isEvent = (card: string): boolean => Boolean(landmarkRecord(card)?.back);

/** What is to be read on the back of a card, before and after it is turned. */
export function backLine(card: string): FactLine[] {
  const { back } = landmarkRecord(card) ?? {};
  if (!back) return [];
  const source = back.source["effect"];
  return [{ label: say("web-c6-event"), text: eventText(card), tokens: eventTokens(card), ...(source ? { source } : {}) }];
}

/** What can be done with a card now: its event, only turning it, or why not its event. */
export interface Chance {
  trigger: Option | undefined;
  turn: Option | undefined;
  why: Message | undefined;
}

export function chanceOf(card: string, options: readonly Option[], refused: readonly Option[]): Chance {
  const at = (of: readonly Option[], group: string) => of.find((each) => each.group === group && each.targets?.includes(`landmark:${card}`));
  return { trigger: at(options, "event"), turn: at(options, "turn"), why: at(refused, "event")?.why_not };
}
