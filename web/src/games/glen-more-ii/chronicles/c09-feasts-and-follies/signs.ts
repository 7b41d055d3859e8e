/** A bid token face down, and the goblet of feasts. */

import { O } from "../../../../art/marks";
import { EMBLEM } from "./emblem";

const signs: Record<string, string> = {
  bid: `<rect x="2" y="9" width="20" height="13" rx="3" fill="#B4552F" ${O}/><rect x="2" y="5.500" width="20" height="12" rx="3" fill="#D9825A" ${O}/><rect x="2" y="2" width="20" height="12" rx="3" fill="#F4E9CF" ${O}/><path d="M12 4.200l1.500 2.600l3 .5l-2.100 2.100l.5 3l-2.900 -1.400l-2.900 1.400l.5 -3l-2.100 -2.100l3 -.5z" fill="#B4552F"/>`,
  feast: EMBLEM,
};

export default signs;
