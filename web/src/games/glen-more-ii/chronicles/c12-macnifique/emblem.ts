/** Her crown. */

import { seatG } from "../../../../art/pieces";

export const EMBLEM = seatG("crown", 0, 0, 24);
