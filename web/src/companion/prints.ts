/** What is read on her printed cards and boards: the words in which it is written, and what is wrong with them. */

import { cardOf, readCard, type Card, type CardRow } from "../games/glen-more-ii/chronicles/c12-macnifique/lady";
import { chronicleTitle } from "../lib/chronicles";
import type { PrintForm, PrintedFact } from "../net/types";
import { named, say, text } from "../text/text.svelte";

export type Value = PrintForm["value"];
export const HERS = 12;
export const PLAIN = "plain";
export const [MOST_ROWS, MOST_ICONS, HIGHEST] = [8, 8, 9];

export const sameFact = (a: { chronicle: number; fact: string }, b: { chronicle: number; fact: string }): boolean => a.chronicle === b.chronicle && a.fact === b.fact;
export const toldOf = (facts: readonly PrintedFact[], form: PrintForm): PrintedFact | undefined => facts.find((each) => sameFact(each, form));
export const withFact = (facts: readonly PrintedFact[], fact: PrintedFact): PrintedFact[] => [...facts.filter((each) => !sameFact(each, fact)), fact];
export const withoutFact = (facts: readonly PrintedFact[], fact: { chronicle: number; fact: string }): PrintedFact[] => facts.filter((each) => !sameFact(each, fact));

/** In the order in which they are shown; action cards have pictures. */
export const GROUPS = ["card", "icons", "chronicle", "path", "number", "board"] as const;
export type Group = (typeof GROUPS)[number];
const OF_KIND: Record<string, Group> = { card: "card", some: "icons", triggers: "chronicle", path: "path", places: "board", steps: "board" };
/** What the companion has of other chronicles lies on their boards. */
export const groupOf = (form: PrintForm): Group => OF_KIND[form.kind] ?? (form.chronicle === HERS ? "number" : "board");

const keyOf = (fact: string): string => fact.replaceAll("_", "-");
export function nameOf({ kind, fact }: PrintForm): string {
  if (kind === "card") return say("web-c12-card", { n: Number(fact.slice(1)) });
  if (kind === "some") return named("category", fact.replace(/_icons$/, ""));
  if (kind === "triggers") return chronicleTitle(Number(fact.split("_")[1]));
  if (kind === "path") return say("web-comp-fact-path", { marker: named("lady-marker", fact.replace(/_path$/, "")) });
  return say(`web-comp-fact-${keyOf(fact)}`);
}

export const targetName = (target: string): string => (text.has(`web-comp-target-${target}`) ? say(`web-comp-target-${target}`) : named("type", target));
export const prizeName = (prize: string): string => say(`games-reward-${prize}`);
const halvesOf = (words: string): [string, string] => {
  const [, when = "", target = ""] = /^([a-z0-9]+)-(.+)$/.exec(words) ?? [];
  return [when, target];
};
export const whenOf = (words: string): string => halvesOf(words)[0];
export const targetOf = (words: string): string => halvesOf(words)[1];
export const ruleName = (rule: string): string => say("web-comp-rule", { when: whenOf(rule) === PLAIN ? say("lady-icon-plain") : say("web-comp-up-to", { n: Number(whenOf(rule)) }), target: targetName(targetOf(rule)) });

const list = (value: Value): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);
/** The one number that is asked for. */
export const numberIn = (form: PrintForm, value: Value): number => Number(Array.isArray(value) ? value[form.place] : value);
export const withNumber = (form: PrintForm, value: Value, number: number): Value => (Array.isArray(value) ? value.map((each, place) => (place === form.place ? number : each)) : number);

export function inWords(form: PrintForm, value: Value): string {
  const words = list(value);
  switch (form.kind) {
    case "some":
      return words.map((type) => named("type", type)).join(", ");
    case "triggers":
      return words.map(ruleName).join("; ");
    case "path":
      return words.map((domain) => named("domain", domain)).join(", ");
    case "places":
      return words.filter((_, place) => (form.choices[place]?.length ?? 0) > 1).map(prizeName).join("; ");
    case "number":
      return String(numberIn(form, value));
    default:
      return words.join(", ");
  }
}

export const cardIn = (value: Value): Card => readCard(list(value));
const rowWords = (row: CardRow): string => (row.box ? `box-${row.box}` : row.priority ? "priority" : row.icons.join("-"));
/** Her markers always stand in the same order. */
export const cardWords = (card: Card, markers: readonly string[]): string[] => [...markers.filter((each) => card.markers.includes(each)), `distance-${card.distance}`, ...card.rows.map(rowWords)];
export const printedCard = (name: string): Card => cardOf(name);
export const isNumbered = (icon: string): boolean => /^n\d$/.test(icon);

const within = (number: number, least: number, most: number): boolean => Number.isInteger(number) && number >= least && number <= most;

function cardFault(form: PrintForm, value: Value): string {
  const { distance, rows } = cardIn(value);
  if (!within(distance, form.least, form.most)) return say("web-comp-wrong-number", { least: form.least, most: form.most });
  if (!rows.length || rows.length > MOST_ROWS) return say("web-comp-wrong-rows", { most: MOST_ROWS });
  for (const [place, row] of rows.entries()) {
    const n = place + 1;
    if (row.box && !within(row.box, form.least, form.most)) return say("web-comp-wrong-number", { least: form.least, most: form.most });
    if (row.box || row.priority) continue;
    const icons = row.icons.filter(Boolean);
    if (!icons.length || icons.length > MOST_ICONS) return say("web-comp-wrong-empty-row", { n });
    if (new Set(icons).size < icons.length) return say("web-comp-wrong-twice-row", { n });
    if (icons.some((icon, at) => isNumbered(icon) && (place > 0 || at > 0))) return say("web-comp-wrong-numbered");
  }
  return "";
}

/** Why it cannot be printed so; empty if it can. `others`: what is taken to be printed elsewhere. */
export function faultIn(form: PrintForm, value: Value, others: (fact: string) => Value | undefined): string {
  const words = list(value);
  const [least, most] = [form.least, form.most];
  if (form.kind === "card") return cardFault(form, value);
  if (form.kind === "number") return within(numberIn(form, value), least, most) ? "" : say("web-comp-wrong-number", { least, most });
  if (form.kind === "steps") {
    const numbers = words.map(Number);
    if (!within(numbers.length, least, most)) return say("web-comp-wrong-many", { least, most });
    if (numbers.some((each) => !within(each, 0, 30))) return say("web-comp-wrong-number", { least: 0, most: 30 });
    return numbers[0] === 0 && numbers.every((each, place) => !place || each >= (numbers[place - 1] ?? 0)) ? "" : say("web-comp-wrong-steps");
  }
  if (!within(words.length, least, most)) return say("web-comp-wrong-many", { least, most });
  if (form.kind !== "places" && new Set(words).size < words.length) return say("web-comp-wrong-twice");
  if (form.kind === "path") {
    const shared = list(others(form.fact === "blue_path" ? "purple_path" : "blue_path") ?? []).find((domain) => words.includes(domain));
    if (shared) return say("web-comp-wrong-both", { domain: named("domain", shared) });
  }
  return "";
}
