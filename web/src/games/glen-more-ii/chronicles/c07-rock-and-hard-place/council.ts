/** The Great Glen cards, the votes that are left, and the vote that is being held. */

import type { ChronicleGreatGlenCard, ChronicleVotes } from "../../../../net/types";
import type { AnyBoard, View } from "../../../types";
import { namedIn } from "../../../../table/mentions";
import { seatPart, tablePart } from "../parts";

export const cardsOf = (view: View | null): ChronicleGreatGlenCard[] => tablePart<ChronicleGreatGlenCard[]>(view, "great-glen") ?? [];
export const votesOf = (view: View | null, seat: number): ChronicleVotes => seatPart<ChronicleVotes>(view, seat, "votes") ?? { aye: 0, nay: 0 };
/** The personal discard pile; null where there are none. */
export const pileOf = (view: View | null, seat: number): string[] | null => seatPart<string[] | null>(view, seat, "pile") ?? null;

export const KINDS = ["aye", "nay"] as const;
export type Kind = (typeof KINDS)[number];

/** What a card counts, as an icon. */
export const ICON_OF: Record<string, string> = {
  herds: "herd",
  "timber-and-stone": "timber",
  garrisons: "castle",
  "smallest-territory": "tile",
  "far-frontier": "boot",
  "great-square": "square",
  "full-sets": "landmark",
  distillers: "of-whisky",
  "linked-pastures": "of-animal",
  leftovers: "discard",
};

/** The card on which the reader votes now. */
export function votedOn(board: AnyBoard): string | null {
  const { prompt } = board;
  return (prompt?.kind === "vote" && namedIn(prompt.title, "great-glen")) || null;
}
