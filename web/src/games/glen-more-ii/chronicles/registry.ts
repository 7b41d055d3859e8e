/**
 * What chronicles lay on the table. A chronicle in play without furniture is played all the same: whatever points at nothing
 * that is drawn becomes a button.
 *
 * A chronicle is a folder beside this file, named by its number: `furniture.ts` with a default export, fetched when the chronicle
 * is on a table; what is known of it before is in `looks.ts`; its texts are `en.ftl` and `fr.ftl`. That of a package is the server's.
 */

import type { Component } from "svelte";
import type { RingSpace, Stat } from "../../glen/types";
import type { AnyBoard, Drawer, Fork, TextTable, View } from "../../types";
import { seen } from "../view";
import { fetchBrought } from "./brought";
import { numbered } from "./numbered";

/** A space of the rondel that is more than a tile. */
export interface SpaceFurniture {
  /** How many places of the frame it takes. */
  width(view: View): number;
  /** Drawn over its tile; fills the space, and lets clicks through. */
  heap: Component<{ board: AnyBoard; space: RingSpace; phone?: boolean }>;
}

export interface ChronicleFurniture {
  /** Under tabs beside the clan map on a desktop, sheets on a phone. A drawer with `places` opens when something there is asked. */
  sides?(view: View): Drawer[];
  /** Under the rows of the market. */
  underMarket?: Component<{ board: AnyBoard; large?: boolean }>;
  /** By the tile that lies on the space. */
  spaces?: Record<string, SpaceFurniture>;
  /** Tokens that a seat has, beside its name. */
  badges?(view: View, seat: number): Stat[];
  /** Questions of its own in which the way is chosen first, by their kind. */
  forks?: Record<string, Fork>;
  /** Targets that its furniture draws with `data-ref`, so that they need no buttons. */
  places?: RegExp;
  /** Its part of the table in words. */
  inWords?(board: AnyBoard): TextTable[];
}

const LOADERS = numbered(import.meta.glob<ChronicleFurniture>("./c*/furniture.ts", { import: "default" }));
const fetched = new Map<number, ChronicleFurniture>();

/** Whatever asks for the furniture of these chronicles has it afterwards. */
export async function fetchChronicles(numbers: readonly number[]): Promise<void> {
  await Promise.all(
    numbers.map(async (number) => {
      const furniture = await (LOADERS.get(number) ?? (() => fetchBrought(number)))();
      if (furniture) fetched.set(number, furniture);
    }),
  );
}

/** In the order of their numbers. */
export const inPlay = (view: View): ChronicleFurniture[] => [...seen(view).chronicles].sort((a, b) => a - b).flatMap((number) => fetched.get(number) ?? []);

/** Targets that the furniture of chronicles draws. */
export const drawn = (target: string): boolean => [...fetched.values()].some((each) => each.places?.test(target));
