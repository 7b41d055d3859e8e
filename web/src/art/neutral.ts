/** The pieces that belong to nobody: how they stand on the ring (32 x 44 units), their mark, and the key of their name. */

import { ico } from "./icons";
import { pawnG } from "./pieces";

export interface Neutral {
  name: string;
  stands: string;
  mark(size: number): string;
}

/** Those of chronicles join them when they are on a table (`neutral.ts` in their folders). */
export const NEUTRAL: Record<string, Neutral> = {
  die: { name: "cli-table-die", stands: pawnG("die", 16, 38, 0.95), mark: (size) => ico("die", size) },
};
