/** A castle drawn in white on a blue sheet, one corner of which curls. */

import { O } from "../../../../art/marks";

export const EMBLEM = `<path d="M3 3H21V17L17 21H3z" fill="#2C5F86" ${O}/><path d="M21 17L17 21V17z" fill="#DCE9F0" ${O} stroke-width="1.200"/><path d="M6.500 17.500V9.500h2v1.500h1.500V6.500h1.400V8h1.200V6.500H14V11h1.500V9.500h2V14" fill="none" stroke="#fff" stroke-width="1.500" stroke-linejoin="round" stroke-linecap="round"/><path d="M10.500 17.500v-2.600a1.500 1.500 0 0 1 3 0v2.600M6.500 17.500H14.500" fill="none" stroke="#fff" stroke-width="1.300" stroke-linecap="round"/>`;
