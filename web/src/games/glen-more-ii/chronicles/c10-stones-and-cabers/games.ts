/** The games board: tracks and rewards, where everybody's champions stand, and what comes next. */

import type { ChronicleChampions, ChronicleGamesBoard, ChroniclePrize } from "../../../../net/types";
import { say } from "../../../../text/text.svelte";
import type { View } from "../../../types";
import { seatPart, tablePart } from "../parts";

export const NUMBER = 10;

/** As options call them, and as the tracks and levels of the view do. */
export const CHAMPIONS = [
  { name: "caber-tosser", track: "caber" },
  { name: "stone-carrier", track: "stone" },
] as const;
export type Champion = (typeof CHAMPIONS)[number];

export const boardOf = (view: View | null): ChronicleGamesBoard | undefined => tablePart<ChronicleGamesBoard>(view, "games-board");
export const championsOf = (view: View | null, seat: number): ChronicleChampions | undefined => seatPart<ChronicleChampions>(view, seat, "champions");
export const popularityOf = (view: View | null, seat: number): number => seatPart<number>(view, seat, "popularity") ?? 0;
export const levelOf = (view: View | null, seat: number, { track }: Champion): number => championsOf(view, seat)?.[track] ?? 0;
/** The level that it comes to by all that has been placed, also if it has not risen yet. */
export const trainedTo = (view: View | null, seat: number, { name }: Champion): number => seatPart<number>(view, seat, name) ?? 0;

export const nameOf = ({ name }: Champion): string => say(`champion-${name}`);
export const levelRef = ({ name }: Champion, level: number): string => `level:${name}:${level}`;
export const centreRef = (level: number): string => `centre:${level}`;
export const championRef = (seat: number, { name }: Champion): string => `champion:${seat}:${name}`;
export const PLACES = ["level", "centre", "champion"];

/** What may be had of a reward of the centre track: it is there, somebody has it, or one cannot take any more. */
export type Centre = { state: "free" } | { state: "taken"; seat: number } | { state: "barred" };

export function centreAt(view: View | null, seat: number, level: number): Centre {
  const by = boardOf(view)?.taken[level - 1] ?? null;
  if (by !== null) return { state: "taken", seat: by };
  return { state: (championsOf(view, seat)?.rewards ?? 0) > 0 ? "free" : "barred" };
}

/** The next level of a champion and what it gives; beyond the highest there are VP only. */
export interface Next {
  level: number;
  reward: ChroniclePrize;
  centre: ChroniclePrize;
}

export function nextOf(view: View | null, seat: number, champion: Champion): Next | null {
  const games = boardOf(view);
  const level = levelOf(view, seat, champion) + 1;
  const reward = games?.[champion.track][level - 1];
  const centre = games?.centre[level - 1];
  return reward && centre ? { level, reward, centre } : null;
}

/** By champion: how many levels a placement would train it. */
export const trainingOf = (now: View | null, then: View | null, seat: number): number[] =>
  CHAMPIONS.map((champion) => (then ? trainedTo(then, seat, champion) - trainedTo(now, seat, champion) : 0));
