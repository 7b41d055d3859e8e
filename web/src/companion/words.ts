/** Your word on a stack, which is told with the tile: it was the last one, or there are more than were counted. */

import { idIn } from "../lib/targets";
import type { Option } from "../net/types";

export const WORDS = ["last", "more"] as const;
export type Word = (typeof WORDS)[number];

/** The word that an option has; undefined for a tile alone, or anything else that came. */
export const wordIn = ({ targets }: Pick<Option, "targets">): Word | undefined => WORDS.find((word) => word === idIn(targets, "word"));

/** The answer that tells the same tile with a word. */
export const withWord = (options: readonly Option[], told: Option, word: Word | null): Option =>
  options.find((each) => word !== null && wordIn(each) === word && each.targets?.[0] === told.targets?.[0]) ?? told;
