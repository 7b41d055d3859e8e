/** A boat, the back of a reward token, and that nobody stops here. */

import { O } from "../../../../art/marks";
import { EMBLEM } from "./emblem";

const signs: Record<string, string> = {
  boat: EMBLEM,
  reward: `<circle cx="12" cy="12" r="10" fill="#8A5626" ${O}/><path d="M4.500 15q3.700 -3 7.500 0t7.500 0M4.500 10.500q3.700 -3 7.500 0t7.500 0" fill="none" stroke="#F0CE78" stroke-width="1.700" stroke-linecap="round"/>`,
  "no-stop": `<circle cx="12" cy="12" r="9.500" fill="#fff" stroke="#8E2A1C" stroke-width="3"/><path d="M5.500 18.500L18.500 5.500" stroke="#8E2A1C" stroke-width="3"/>`,
};

export default signs;
