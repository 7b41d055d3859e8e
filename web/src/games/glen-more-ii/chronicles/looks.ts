/**
 * What is known of a chronicle before it is on the table: its picture for the set-up, and how its tiles look. Each folder
 * beside this file may have a `look.ts` with a default export, `scenes.ts` and `signs.ts` with the drawings that only it needs,
 * and `neutral.ts` with its pieces that belong to nobody.
 */

import { addIcons } from "../../../art/icons";
import { NEUTRAL, type Neutral } from "../../../art/neutral";
import { SCENES, type Scene } from "../../../art/scenes";
import type { Drawn } from "../looks";
import { numbered } from "./numbered";

export interface ChronicleLook {
  emblem: Drawn;
  /** By the names of its tiles, or by their ids where several have one name. */
  tiles?: Record<string, Drawn>;
}

const looks = numbered(import.meta.glob<ChronicleLook>("./c*/look.ts", { import: "default" }));
const scenes = numbered(import.meta.glob<Record<string, Scene>>("./c*/scenes.ts", { import: "default" }));
const signs = numbered(import.meta.glob<Record<string, string>>("./c*/signs.ts", { import: "default" }));
const neutrals = numbered(import.meta.glob<Record<string, Neutral>>("./c*/neutral.ts", { import: "default" }));
const emblems = new Map<number, Drawn>();

/** Whether this client was built with the chronicle: otherwise a package brings it. */
export const isOurs = (number: number): boolean => looks.has(number);

/** Those that are wanted somewhere on this page. */
export const CHRONICLE_TILES: Record<string, Drawn> = {};

/** Of these chronicles, or of all that this client was built with. */
export async function fetchLooks(numbers: readonly number[] = [...looks.keys()]): Promise<void> {
  await Promise.all(
    numbers.map(async (number) => {
      const [look, drawings, icons, pieces] = await Promise.all([looks.get(number)?.(), scenes.get(number)?.(), signs.get(number)?.(), neutrals.get(number)?.()]);
      Object.assign(SCENES, drawings);
      Object.assign(NEUTRAL, pieces);
      addIcons(icons ?? {});
      Object.assign(CHRONICLE_TILES, look?.tiles);
      if (look) emblems.set(number, look.emblem);
    }),
  );
}

/** One without a picture of its own has a meadow. */
export async function fetchEmblem(number: number): Promise<Drawn> {
  await fetchLooks([number]);
  return emblems.get(number) ?? { scene: "meadow" };
}
