/** Her board as the view shows it, and what is printed on her cards. */

import type { Portrait } from "../../../../art/portrait";
import type { TileFace } from "../../../../art/tile";
import type { ChronicleMacNifique } from "../../../../net/types";
import { named, say } from "../../../../text/text.svelte";
import type { View } from "../../../types";
import { from, printed } from "../../../printed.svelte";
import { allTiles, faceOf, tileRecord } from "../../faces";
import { seen } from "../../view";
import { seatPart } from "../parts";

export const CHRONICLE = 12;
export const LADY: Portrait = { hair: "a-hairR", coat: "a-blue", hat: "circlet", neck: "ruff", long: true, face: "clean", cut: "parted", field: "a-goldl" };

/** Her seat is the last. */
export const herSeat = (view: View): number => seen(view).seats.length - 1;
export const ladyOf = (view: View | null): ChronicleMacNifique | undefined => (view ? seatPart<ChronicleMacNifique>(view, herSeat(view), "automa-board") : undefined);

const facts = from("glen-more-ii", ({ chronicles }) => chronicles[CHRONICLE] as Record<string, unknown> | undefined);
/** Whether a value of hers is reconstructed, and not what is printed. */
export const isReconstructed = (fact: string): boolean => (printed.of("glen-more-ii").reconstructed[CHRONICLE] ?? []).includes(fact);
const words = (fact: string): string[] => [facts()?.[fact] ?? []].flat() as string[];

/** A row of a card: icons, her priorities, or a number in a box. */
export interface CardRow {
  icons: string[];
  priority: boolean;
  box: number;
}
export interface Card {
  markers: string[];
  distance: number;
  rows: CardRow[];
}
/** As the component file writes it: markers, the Distance, then the rows. */
export const cardOf = (name: string): Card => readCard(words(name));
export function readCard(all: readonly string[]): Card {
  const at = all.findIndex((word) => word.startsWith("distance-"));
  const rows = all.slice(at + 1).map((word): CardRow => {
    const box = word.startsWith("box-") ? Number(word.slice(4)) : 0;
    const priority = word === "priority";
    return { icons: box || priority ? [] : word.split("-"), priority, box };
  });
  return { markers: all.slice(0, at), distance: Number(all[at]?.split("-")[1] ?? 0), rows };
}
export const cards = (): string[] => words("action_cards");
/** On the cards themselves: 8 for `a08`. */
export const cardNumber = (name: string): number => Number(name.slice(1));
export const priorityIcons = (category: string): string[] => words(`${category}_icons`);
export const CATEGORY_ICON: Record<string, string> = { castle: "scot", landmarks: "landmark", whisky: "whisky", persons: "t-person" };

/** The start trade tile has no record: it looks like a trade tile, with its own exchange. */
export function startFace(start: string): TileFace {
  const trade = faceOf(allTiles().find((id) => tileRecord(id)?.type === "trade") ?? "");
  const at = words("start_tile").indexOf(start);
  const [needs, vp] = [words("start_needs")[at], words("start_vp")[at]].map(Number);
  return { ...trade, name: say(`lady-start-${start}`), short: say(`lady-start-${start}`), cost: [], now: [], act: [needs ?? 1, "any", ">", { vp: vp ?? 0 }] } as TileFace;
}

export const placeName = (tile: string | null): string => (tile === null ? "–" : faceOf(tile).name);
export const percent = (part: number, all: number): string => say("web-c12-percent", { n: Math.round((100 * part) / Math.max(all, 1)) });
export const drawnOf = ({ odds }: ChronicleMacNifique): number => odds.reduce((sum, each) => sum + each.cards.length, 0);
export const categoryName = (category: string): string => named("category", category);
