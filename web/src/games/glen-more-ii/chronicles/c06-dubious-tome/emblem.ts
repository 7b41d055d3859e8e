/** A thick book with a question on it. */

import { O } from "../../../../art/marks";

export const EMBLEM = `<path d="M4.500 3.500h13a2 2 0 0 1 2 2V21.500H6.500a2.500 2.500 0 0 1 -2.500 -2.500V4z" fill="#7F395E" ${O}/><path d="M4 19a2.500 2.500 0 0 1 2.500 -2.500h13v5H6.500A2.500 2.500 0 0 1 4 19z" fill="#F4E9CF" ${O} stroke-width="1.200"/><path d="M9 8.200c.3 -3 6 -3 6 .2c0 2 -2.800 2 -2.800 4M12.200 14.300v.3" fill="none" stroke="#E8C66A" stroke-width="1.900" stroke-linecap="round"/>`;
