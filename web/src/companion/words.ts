/** Your word on a stack, which is told with the tile: it was the last one, or there are more than were counted. */

import type { Option } from "../net/types";

export const WORDS = ["last", "more"] as const;
export type Word = (typeof WORDS)[number];

/** The word that an option has; undefined for a tile alone, or anything else that came. */
export const wordIn = ({ id }: Pick<Option, "id">): Word | undefined => (id.startsWith("tile ") ? WORDS.find((word) => id.endsWith(` ${word}`)) : undefined);
