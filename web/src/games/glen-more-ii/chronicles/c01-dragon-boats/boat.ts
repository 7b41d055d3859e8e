/** A boat in its player's colour; her sail is the player's shape with the letter. In 24 units. */

import { PLAYERS, seatG, type Colour } from "../../../../art/pieces";

const HULL = "M2 19h21c1 -3 .7 -5 -.2 -7.600c3.300 -.5 5.600 .7 6.400 3c-1.400 .2 -2.200 .8 -2.200 1.800c0 6 -4.200 10.300 -10 10.300h-6c-5 0 -8.500 -3 -9 -7.500z";

export function boatG(colour: Colour): string {
  const { c, i } = PLAYERS[colour];
  return `<g transform="translate(1 3.200) scale(.7)"><path d="${HULL}" fill="none" stroke="var(--p-paper)" stroke-width="5.500" stroke-linejoin="round"/><path d="${HULL}" fill="${c}" stroke="var(--p-ink)" stroke-width="1.900" stroke-linejoin="round"/><path d="M4 23h18" stroke="${i}" stroke-opacity=".5" stroke-width="1.400"/><path d="M13 16v4" stroke="var(--p-ink)" stroke-width="2.500"/>${seatG(colour, 3.5, -1.5, 19)}</g>`;
}

/** A space of a neutral river, in the units of a tile. */
export const WATER = `<rect x="2" y="2" width="92" height="92" rx="8" fill="var(--a-water)" stroke="var(--a-water2)" stroke-width="4"/><path d="M10 40q12.700 -12 25.300 0t25.300 0t25.300 0M10 66q12.700 -12 25.300 0t25.300 0t25.300 0" fill="none" stroke="var(--a-foam)" stroke-width="7" stroke-linecap="round"/>`;
