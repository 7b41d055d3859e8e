/** The row England and the token. */

import type { ChronicleEngland } from "../../../../net/types";
import type { View } from "../../../types";
import { tablePart } from "../parts";

export const englandOf = (view: View | null): ChronicleEngland | undefined => tablePart<ChronicleEngland>(view, "england");

/** What it costs to use the Englishman, null if the row is full; what a discard brings, null if it is empty. */
export const feeOf = ({ prices, filled }: ChronicleEngland): number | null => prices[filled] ?? null;
export const giftOf = ({ prices, filled }: ChronicleEngland): number | null => prices[filled - 1] ?? null;
