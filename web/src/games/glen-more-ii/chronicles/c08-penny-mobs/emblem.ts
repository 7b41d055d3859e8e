/** A masked rascal under a flat cap. */

import { O } from "../../../../art/marks";

export const EMBLEM = `<path d="M4 22c.5 -4.500 3.500 -6 8 -6s7.500 1.500 8 6z" fill="var(--a-slate, #4b5560)" ${O}/><path d="M6.500 9.500h11c.5 5 -2 8.500 -5.500 8.500s-6 -3.500 -5.500 -8.500z" fill="var(--a-skin, #f0cba6)" ${O}/><path d="M6.300 10.500q5.700 -1.600 11.400 0l-.4 3q-2.600 1.300 -5.300 -.6q-2.700 1.900 -5.300 .6z" fill="#1D2329"/><circle cx="9.500" cy="11.900" r=".9" fill="#fff"/><circle cx="14.500" cy="11.900" r=".9" fill="#fff"/><path d="M3 9.500C4 3.500 8 2 12.500 2S20 4 20.500 7.500c.2 1.400 -.8 2 -2 2z" fill="var(--a-leather, #6b6459)" ${O}/><path d="M3 9.500c3.500 1.200 13 1.200 15.500 0" fill="none" ${O}/>`;
