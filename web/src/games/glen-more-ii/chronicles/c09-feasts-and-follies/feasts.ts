/** The events, the bid tokens, and what stacks of them would cost and bring. */

import type { ChronicleFeastCard, ChronicleFeasts, Option } from "../../../../net/types";
import type { View } from "../../../types";
import { facts } from "../../faces";
import { seen } from "../../view";
import { seatPart, tablePart } from "../parts";

export const SLOTS = 5;
/** What is drawn for each category that events raise. */
export const ICON_OF: Record<string, string> = { persons: "t-person", whisky: "whisky", castle: "scot", landmarks: "landmark" };
/** The scorings of a game. */
const SCORINGS = 4;
const ANY = "any";
/** Whose crest lets a coin stand for a resource. */
const SWAPS = "innes";

const NONE: ChronicleFeasts = { events: [], cards: [], deck: 0, discards: [], table: [] };
export const feastsOf = (view: View | null): ChronicleFeasts => tablePart<ChronicleFeasts>(view, "feasts") ?? NONE;
export const cardOf = (view: View | null, event: string): ChronicleFeastCard | undefined => feastsOf(view).cards.find((each) => each.event === event);
export const refOf = (number: number): string => `feast:${number}`;

/** What lies face down: the tokens by their numbers, or how many where the reader may not know them. */
const lying = (view: View | null, seat: number): number[] | number => seatPart<number[] | number>(view, seat, "bid-stack") ?? 0;
export function heightOf(view: View | null, seat: number): number {
  const known = lying(view, seat);
  return typeof known === "number" ? known : known.length;
}
export function knownOf(view: View | null, seat: number): number[] | null {
  const known = lying(view, seat);
  return typeof known === "number" ? null : known;
}
export const shownOf = (view: View | null, seat: number): number[] => seatPart<number[]>(view, seat, "bid-shown") ?? [];
/** The resources that a seat has laid on crests. */
export const sparedOf = (view: View | null, seat: number): string[] => seatPart<string[]>(view, seat, "crest-goods") ?? [];

/** Whether tokens are being revealed, or have been and are scored. */
export const isRevealing = (view: View | null): boolean => view !== null && seen(view).seats.some(({ seat }) => shownOf(view, seat).length > 0 || heightOf(view, seat) > 0);

/** How often there will still be bids. */
export function biddingsLeft(view: View): number {
  const { table, winners } = seen(view);
  return winners ? 0 : SCORINGS - table.scoring.held;
}

/** The stack after whose last tile the next bids are made; null: they are made at the end. */
export const nextAfter = (view: View): string | null => ["A", "B", "C"][seen(view).table.scoring.held] ?? null;

// ---------------------------------------------------------------- making a stack

const numbersIn = ({ targets = [] }: Option): number[] => targets.map((target) => Number(target.slice(refOf(0).length - 1)));

export const bidsAmong = (options: readonly Option[]): Option[] => options.filter(({ group }) => group === "bid");
export const bidOf = (options: readonly Option[], stack: readonly number[]): Option | undefined => bidsAmong(options).find((each) => numbersIn(each).join() === stack.join());
/** The stack that an option stands for. */
export function stackOf(options: readonly Option[], id: string | null | undefined): number[] | null {
  const option = bidsAmong(options).find((each) => each.id === id);
  return option ? numbersIn(option) : null;
}
/** How many tokens may be stacked, and which there are. */
export const mostOf = (options: readonly Option[]): number => Math.max(0, ...bidsAmong(options).map((each) => numbersIn(each).length));
export const tokensOf = (options: readonly Option[]): number[] => [...new Set(bidsAmong(options).flatMap(numbersIn))].sort((a, b) => a - b);

export const without = (stack: readonly number[], token: number): number[] => stack.filter((each) => each !== token);

/** On it, or off it again; one more than there is room for changes nothing. */
export function toggled(stack: readonly number[], token: number, most: number): number[] {
  if (stack.includes(token)) return without(stack, token);
  return stack.length < most ? [...stack, token] : [...stack];
}

/** Laid at a place of the stack, from the others or from another place; what lay there moves down. Onto a full stack it takes the place of what lies there. */
export function laidAt(stack: readonly number[], token: number, place: number, most: number): number[] {
  const others = without(stack, token);
  const full = others.length >= most;
  return [...others.slice(0, place), token, ...others.slice(full ? place + 1 : place)].slice(0, most);
}

// ---------------------------------------------------------------- what it would cost

export type Price = Record<string, number>;

export const goodsOf = (view: View | null, seat: number): Price => {
  const found: Price = {};
  for (const { goods } of (view && seen(view).seats[seat]?.territory) || []) for (const [good, number] of Object.entries(goods)) found[good] = (found[good] ?? 0) + number;
  return found;
};

/** What an event asks of somebody who has laid these resources on crests; what may be of any kind is never spared. */
export const askedOf = (price: Price, spared: readonly string[]): Price => Object.fromEntries(Object.entries(price).filter(([good, number]) => number > 0 && !spared.includes(good)));

const sum = (prices: readonly Price[]): Price => {
  const all: Price = {};
  for (const price of prices) for (const [good, number] of Object.entries(price)) all[good] = (all[good] ?? 0) + number;
  return all;
};
const count = (price: Price): number => Object.values(price).reduce((all, number) => all + number, 0);

function isThere(stock: Price, { [ANY]: any = 0, ...fixed }: Price): boolean {
  return Object.entries(fixed).every(([good, number]) => (stock[good] ?? 0) >= number) && count(stock) - count(fixed) >= any;
}

/** All of these, with a coin for one symbol of each as far as there are coins. */
export function canPay(stock: Price, coins: number, [first, ...rest]: readonly Price[], before: Price = {}): boolean {
  if (!first) return isThere(stock, before);
  const swaps = coins > 0 ? Object.keys(first).filter((good) => first[good]) : [];
  return canPay(stock, coins, rest, sum([before, first])) || swaps.some((good) => canPay(stock, coins - 1, rest, sum([before, { ...first, [good]: first[good]! - 1 }])));
}

export interface Outlay {
  /** What the stack asks for, as far as it can be paid. */
  price: Price;
  /** The tokens that could not be paid for after those before them. */
  short: number[];
}

/** What a stack costs a seat if all its events are free when their tokens come. */
export function outlay(view: View | null, seat: number, stack: readonly number[]): Outlay {
  const own = view ? seen(view) : null;
  const coins = own?.table.clans[SWAPS]?.markers.includes(seat) ? (own.seats[seat]?.coins ?? 0) : 0;
  const [stock, spared, paid, short] = [goodsOf(view, seat), sparedOf(view, seat), [] as Price[], [] as number[]];
  for (const token of stack) {
    const price = askedOf(feastsOf(view).events[token - 1]?.price ?? {}, spared);
    if (canPay(stock, coins, [...paid, price])) paid.push(price);
    else short.push(token);
  }
  return { price: sum(paid), short };
}

/** The symbols of a price one by one, in the order of the market's rows; what may be of any kind last. */
export const symbols = (price: Price): string[] => [...facts().goods, ANY].flatMap((good) => Array<string>(price[good] ?? 0).fill(good));

// ---------------------------------------------------------------- what it would bring

/** VP for a lead; the last of the table also for all above. */
export const vpFor = (table: readonly number[], lead: number): number => table[Math.min(lead, table.length - 1)] ?? 0;

export interface Lead {
  category: string;
  /** Over whoever has fewest. */
  lead: number;
  bonus: number;
  /** As things stand, and with the bonus; null where a seat scores by a table of its own. */
  vp: [now: number, then: number] | null;
}

/** A seat's results in the next scoring, and what these tokens would add to them if nobody else bids. */
export function leads(view: View | null, seat: number, stack: readonly number[]): Lead[] {
  if (!view) return [];
  const { counts, if_scored_now } = seen(view).table.scoring;
  const { events, table } = feastsOf(view);
  return Object.keys(ICON_OF).map((category) => {
    const results = counts.map((each) => each[category] ?? 0);
    const bonus = stack.map((token) => events[token - 1]).reduce((all, each) => all + (each?.category === category ? each.bonus : 0), 0);
    const raised = results.map((each, i) => (i === seat ? each + bonus : each));
    const lead = (results[seat] ?? 0) - Math.min(...results);
    const now = vpFor(table, lead);
    const own = (if_scored_now[seat]?.[category] ?? 0) !== now;
    return { category, lead, bonus, vp: own ? null : [now, vpFor(table, (raised[seat] ?? 0) - Math.min(...raised))] };
  });
}
