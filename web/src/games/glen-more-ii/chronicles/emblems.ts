/** A picture for each chronicle, by its number. */

import type { Drawn } from "../looks";

export const EMBLEMS: Record<number, Drawn> = {
  2: { scene: "peak" },
  4: { scene: "person", look: { hat: "tricorn", neck: "stock", hair: "a-wall", coat: "a-red", cut: "receding", field: "a-stonel" } },
  7: { scene: "chasm" },
};
