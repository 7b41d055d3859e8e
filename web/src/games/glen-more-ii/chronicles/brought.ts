/**
 * Chronicles that packages bring, which this client was not built with: the server has their drawings, as a module in plain
 * JavaScript. What it cannot say or draw is left out, and never in anybody's way.
 */

import { addIcons } from "../../../art/icons";
import { say } from "../../../text/text.svelte";
import type { ChronicleBook, ChronicleFurniture } from "./registry";

/** What such a module can lay on the table, and the icons that only it needs, 24 units wide. */
type Brought = Pick<ChronicleFurniture, "emblem" | "book" | "badges" | "inWords"> & { signs?: Record<string, string> };
type Make = (with_: { say: typeof say }) => Brought;

export async function fetchBrought(number: number): Promise<ChronicleFurniture | undefined> {
  try {
    const { default: make } = (await import(/* @vite-ignore */ `/api/brought/glen-more-ii/${number}`)) as { default: Make };
    const { signs, emblem, book, badges, inWords } = make({ say });
    if (signs) addIcons(signs);
    return {
      ...(emblem ? { emblem } : {}),
      ...(book ? { book: careful(book, number) } : {}),
      ...(badges ? { badges: (view, seat) => attempt(() => badges(view, seat), []) } : {}),
      ...(inWords ? { inWords: (board) => attempt(() => inWords(board), []) } : {}),
    };
  } catch {
    return undefined;
  }
}

const careful = ({ word, fact, short, sleeping }: ChronicleBook, number: number): ChronicleBook => ({
  word: () => attempt(() => word(), String(number)),
  fact: (view, seat) => attempt(() => fact(view, seat), []),
  short: (view, seat) => attempt(() => short(view, seat), ""),
  sleeping: (view) => attempt(() => sleeping?.(view) ?? false, false),
});

/** A drawing that fails draws nothing. */
function attempt<T>(draw: () => T, otherwise: T): T {
  try {
    return draw();
  } catch {
    return otherwise;
  }
}
