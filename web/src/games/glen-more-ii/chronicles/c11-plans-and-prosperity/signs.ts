/** A loch and monuments as kinds of tiles, a plan, its two faces, and Michael Scotus with his book. */

import { O } from "../../../../art/marks";
import { EMBLEM } from "./emblem";

const signs: Record<string, string> = {
  "monument-plan": EMBLEM,
  "of-loch": `<rect x="2" y="2" width="20" height="20" rx="4" fill="#46BEF3" ${O}/><path d="M4.500 9.500q2.500 -3 5 0t5 0t5 0M4.500 15.500q2.500 -3 5 0t5 0t5 0" fill="none" stroke="#1D2329" stroke-width="2.200" stroke-linecap="round"/>`,
  "of-monuments": `<rect x="2" y="2" width="20" height="20" rx="4" fill="#6B4A7D" stroke="#E9B93A" stroke-width="1.800"/><path d="M6 19.500h12M7.500 17h9M9 17V10.500h6V17M8 10.500h8M12 10.500V5.500M10.200 7.200h3.600" fill="none" stroke="#F2D27A" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/>`,
  "of-michael-scotus": `<rect x="2" y="2" width="20" height="20" rx="4" fill="#843BDA" ${O}/><path d="M5 20c0 -5 2.500 -6.500 7 -6.500s7 1.500 7 6.500z" fill="#fff"/><path d="M7.600 13C6.400 6.500 9 4 12 4s5.600 2.500 4.400 9z" fill="#fff"/><path d="M9.600 8.800a2.400 3 0 0 1 4.800 0v1.600a2.400 3 0 0 1 -4.800 0z" fill="#843BDA"/>`,
  faces: `<rect x="2" y="3" width="13" height="13" rx="2" fill="#2C5F86" ${O}/><rect x="9" y="8" width="13" height="13" rx="2" fill="#DCE9F0" ${O}/><path d="M12.500 17.500v-4h1.500v1h1.500v-2h1.500v2H18.500v-1H20v4z" fill="none" stroke="#2C5F86" stroke-width="1.200"/>`,
};

export default signs;
