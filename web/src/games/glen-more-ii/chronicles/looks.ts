/**
 * What is known of a chronicle before it is on the table: its picture for the set-up, and how its tiles look. Each folder
 * beside this file may have a `look.ts` with a default export, `scenes.ts` and `signs.ts` with the drawings that only it needs.
 */

import type { Drawn } from "../looks";
import { numbered } from "./numbered";

export interface ChronicleLook {
  emblem: Drawn;
  /** By the names of its tiles. */
  tiles?: Record<string, Drawn>;
}

const looks = numbered(import.meta.glob<ChronicleLook>("./c*/look.ts", { eager: true, import: "default" }));

/** A picture for each chronicle, by its number. One without a picture of its own has a meadow. */
export const emblemOf = (number: number): Drawn => looks.get(number)?.emblem ?? { scene: "meadow" };

export const CHRONICLE_TILES: Record<string, Drawn> = Object.assign({}, ...[...looks.values()].map((look) => look.tiles ?? {}));
