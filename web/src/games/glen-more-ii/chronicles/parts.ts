/** What a chronicle adds to the view: beside what is on every table, and beside what every seat has. */

import type { View } from "../../types";
import { seen } from "../view";

export const tablePart = <T>(view: View | null, name: string): T | undefined =>
  view ? (seen(view).table as unknown as Record<string, T | undefined>)[name] : undefined;

export const seatPart = <T>(view: View | null, seat: number, name: string): T | undefined =>
  view ? (seen(view).seats[seat] as unknown as Record<string, T | undefined> | undefined)?.[name] : undefined;
