/** Her two markers: a blue square and a purple hexagon, each with a crown. */

import { O } from "../../../../art/marks";

const CROWN = "M8 9.500l2.300 2L12 8l1.700 3.500l2.300 -2l-.9 6.500H8.900z";

export const MARKER: Record<string, string> = {
  blue: `<path d="M4 6.500A2.500 2.500 0 0 1 6.500 4h11A2.500 2.500 0 0 1 20 6.500v11a2.500 2.500 0 0 1 -2.500 2.500h-11A2.500 2.500 0 0 1 4 17.500z" fill="#5E9BD6" ${O}/><path d="${CROWN}" fill="#10202F"/>`,
  purple: `<path d="M12 1.800L21.300 6.900V17.100L12 22.200L2.700 17.100V6.900z" fill="#7B4FB3" ${O}/><path d="${CROWN}" fill="#fff"/>`,
};

const signs: Record<string, string> = { "lady-blue": MARKER["blue"]!, "lady-purple": MARKER["purple"]! };

export default signs;
