/** The back of a landmark card: its event has been, and it counts twice. As large as its front. */

import { sentence } from "../../../../art/sentence";
import { EMBLEM } from "./emblem";

/** From so many pixels on the sentence can be read, as on the fronts. */
const READ = 56;

export function backSvg(px: number): string {
  const told = px >= READ;
  const counts = told ? `<g color="var(--chip-ink)">${sentence(["2×", "landmark"], 36, 64, 19, "middle").svg}</g>` : "";
  return (
    `<svg class="tile" width="${px}" height="${Math.round((px * 4) / 3)}" viewBox="0 0 72 96" aria-hidden="true">` +
    `<rect x=".8" y=".8" width="70.400" height="94.400" rx="6" fill="#7F395E" stroke="var(--tile-edge)" stroke-width="1.600"/>` +
    `<rect x="5" y="5" width="62" height="86" rx="4" fill="var(--chip)" stroke="#E8C66A" stroke-width="2"/>` +
    `<g transform="translate(${told ? "17 13" : "12 24"}) scale(${told ? 1.58 : 2})">${EMBLEM}</g>${counts}</svg>`
  );
}
