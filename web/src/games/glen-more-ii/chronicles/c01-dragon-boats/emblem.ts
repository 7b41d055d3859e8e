/** A boat under sail, her dragon ahead. */

import { O } from "../../../../art/marks";

export const EMBLEM = `<path d="M9.500 2.500v11" ${O}/><path d="M10 3.200c4 .8 5.200 4.800 4.200 9H10z" fill="#F4E9CF" ${O}/><path d="M1.500 13.500h16.800c.9 -2.400 .6 -4.200 -.3 -6.200c2.700 -.5 4.700 .5 5.300 2.500c-1.200 .1 -1.800 .6 -1.800 1.400c0 4.800 -3.400 8.800 -8.300 8.800H8.500c-4 0 -6.600 -2.600 -7 -6.500z" fill="#3B7A57" ${O}/><path d="M3 17h15.500" stroke="#E8C66A" stroke-width="1.400" stroke-linecap="round"/><path d="M1 22.300q2.700 -1.600 5.400 0t5.400 0t5.400 0t5.400 0" fill="none" stroke="var(--a-water2)" stroke-width="1.600" stroke-linecap="round"/>`;
