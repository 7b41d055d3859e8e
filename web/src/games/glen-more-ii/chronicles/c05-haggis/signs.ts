/** A haggis. */

import { O } from "../../../../art/marks";

const signs: Record<string, string> = {
  haggis: `<path d="M8 7.500c-1.800 -2 1.600 -3 0 -5.500M12 6.500c-1.800 -2 1.600 -3 0 -5.500M16 7.500c-1.800 -2 1.600 -3 0 -5.500" fill="none" stroke="var(--a-ink)" stroke-width="1.500" stroke-linecap="round"/><path d="M1.200 17.500H22.800C21.500 21 18 22.200 12 22.200S2.500 21 1.200 17.500z" fill="#FFFDF8" ${O}/><path d="M4.200 17.500C2.900 17 2.300 15.600 3 14.600C4.500 11 8 9.200 12 9.200s7.500 1.800 9 5.400c.7 1 .1 2.400 -1.200 2.900z" fill="#8C5428" ${O}/><path d="M21 14.600c.7 1 .1 2.400 -1.200 2.900H12c4 -.7 7 -2.400 7.300 -5.500c.7 .700 1.300 1.600 1.700 2.600z" fill="var(--a-shade)"/><path d="M7.200 13.500l1.600 -1.200M11 14.800l1.600 -1M13.200 11.700l1.500 .2" stroke="#F1C894" stroke-width="1.300" stroke-linecap="round"/>`,
};

export default signs;
