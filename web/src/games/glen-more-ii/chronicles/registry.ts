/**
 * What chronicles lay on the table. A chronicle in play that is not listed here is played all the same: whatever points at
 * nothing that is drawn becomes a button.
 *
 * A chronicle's furniture is a folder beside this file with a default export, and a line in `CHRONICLES`.
 */

import type { Component } from "svelte";
import type { RingSpace, Stat } from "../../glen/types";
import type { AnyBoard, Drawer, Fork, TextTable, View } from "../../types";
import { seen } from "../view";
import highlander from "./c02-highlander/furniture";
import hammer from "./c04-hammer-of-the-scots/furniture";
import council from "./c07-rock-and-hard-place/furniture";

/** A space of the rondel that is more than a tile. */
export interface SpaceFurniture {
  /** How many places of the frame it takes. */
  width(view: View): number;
  /** Drawn over its tile; fills the space, and lets clicks through. */
  heap: Component<{ board: AnyBoard; space: RingSpace; phone?: boolean }>;
}

export interface ChronicleFurniture {
  number: number;
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

/** In the order of their numbers. */
export const CHRONICLES: readonly ChronicleFurniture[] = [highlander, hammer, council];

export const inPlay = (view: View): ChronicleFurniture[] => CHRONICLES.filter((each) => seen(view).chronicles.includes(each.number));
