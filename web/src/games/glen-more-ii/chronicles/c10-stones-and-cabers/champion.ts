/** Somebody's champion: the player's mark with a caber, or with a boulder. In 24 units. */

import { O } from "../../../../art/marks";
import { seatG, type Colour } from "../../../../art/pieces";

const CARRIED: Record<string, string> = {
  "caber-tosser": `<path d="M1.5 21L16.5 .8l3.6 2.700L5.100 23.700z" fill="var(--a-wood)" ${O}/>`,
  "stone-carrier": `<path d="M4.500 7c.3 -3.700 3.500 -6.300 8 -6s7.600 3.400 7.200 6.600s-3.600 4.400 -7.700 4.400s-7.800 -1.300 -7.500 -5z" fill="#A3A8AF" ${O}/>`,
};

export const championG = (colour: Colour, champion: string): string => `${CARRIED[champion] ?? ""}${seatG(colour, 7, 8, 15.500)}`;
