/** A haggis on its plate; and its tokens, which say on their backs what they are worth. */

import { O } from "../../../../art/marks";

/** The pudding alone, in the middle of 24 units. */
const PUDDING = `<path d="M4.500 15c-1.800 -.6 -2 -2.600 -.4 -3c2 -4.500 13.800 -4.500 15.800 0c1.600 .4 1.400 2.400 -.4 3c-2 4 -13 4 -15 0z" fill="#8A5626" ${O}/>`;
const PLATE = `<circle cx="12" cy="12" r="10.600" fill="var(--chip)" stroke="var(--tile-edge)" stroke-width="1.100"/><circle cx="12" cy="12" r="8.600" fill="none" stroke="var(--a-stone)" stroke-width=".6"/>`;
const worth = (value: number) =>
  `${PLATE}<g transform="translate(6.600 .900) scale(.45)">${PUDDING}</g><text x="12" y="18.600" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="10" fill="var(--chip-ink)">${value}</text>`;

const signs: Record<string, string> = {
  haggis: `<path d="M8 7.500c-1.800 -2 1.600 -3 0 -5.500M12 6.500c-1.800 -2 1.600 -3 0 -5.500M16 7.500c-1.800 -2 1.600 -3 0 -5.500" fill="none" stroke="var(--a-ink)" stroke-width="1.500" stroke-linecap="round"/><path d="M1.200 17.500H22.800C21.500 21 18 22.200 12 22.200S2.500 21 1.200 17.500z" fill="#FFFDF8" ${O}/><path d="M4.200 17.500C2.900 17 2.300 15.600 3 14.600C4.500 11 8 9.200 12 9.200s7.500 1.800 9 5.400c.7 1 .1 2.400 -1.200 2.900z" fill="#8C5428" ${O}/><path d="M21 14.600c.7 1 .1 2.400 -1.200 2.900H12c4 -.7 7 -2.400 7.300 -5.500c.7 .700 1.300 1.600 1.700 2.600z" fill="var(--a-shade)"/><path d="M7.200 13.500l1.600 -1.200M11 14.800l1.600 -1M13.200 11.700l1.500 .2" stroke="#F1C894" stroke-width="1.300" stroke-linecap="round"/>`,
  "haggis-1": worth(1),
  "haggis-2": worth(2),
  "haggis-3": worth(3),
  "haggis-back": `${PLATE}<g transform="translate(4.200 3.600) scale(.65)">${PUDDING}</g>`,
  "haggis-free": `<circle cx="12" cy="12" r="10.400" fill="none" stroke="var(--line)" stroke-width="1.200" stroke-dasharray="2.400 2.200"/>`,
};

export default signs;
