/** Her action cards and priority tiles, small enough to find one among all of them: the card as it is laid out, without words. */

import { use } from "../../../../art/icons";
import { framed } from "../framed";
import { cardOf, CATEGORY_ICON, type CardRow } from "./lady";

const WIDE = 72;
const HIGH = 96;
/** A row of her choice list, and an icon in it. */
const ROW = 17;
const SIGN = 14;
const INK = "#2b231c";

const chip = (width: number, height: number): string => `<rect width="${width}" height="${height}" rx="3" fill="var(--chip)"/>`;
const words = (said: number | string, x: number, y: number, size: number): string => `<text x="${x}" y="${y}" text-anchor="middle" font-family="var(--serif)" font-weight="700" font-size="${size}" fill="${INK}">${said}</text>`;
const box = (x: number, y: number, size: number, fill: string): string => `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="2.500" fill="${fill}" stroke="${INK}" stroke-width="1.200"/>`;

/** A chronicle's icon, with its number where it has one; or a type of tile. */
function sign(icon: string, x: number, y: number): string {
  const number = /^n(\d+)$/.exec(icon)?.[1];
  if (icon !== "plain" && !number) return `<g class="ty-${icon}">${box(x, y, SIGN, "var(--tc)")}${use(`t-${icon}`, x + 2, y + 2, SIGN - 4)}</g>`;
  return use("book", x, y, SIGN) + (number ? `<circle cx="${x + SIGN}" cy="${y + 10}" r="5" fill="#fffdf6" stroke="${INK}"/>${words(number, x + SIGN, y + 13, 8.5)}` : "");
}

function row({ icons, priority, box: steps }: CardRow, y: number): string {
  if (steps) return box(6, y, SIGN, "none") + words(steps, 6 + SIGN / 2, y + 11, 10);
  if (priority) return [0, 1, 2, 3].map((k) => box(6 + k * 12, y + 2, 9, "#fffdf6")).join("") + use("arrow", 54, y + 1, 12);
  return icons.map((icon, k) => sign(icon, 6 + k * 20, y)).join("");
}

export function actionCard(name: string, px: number): string {
  const { markers, distance, rows } = cardOf(name);
  const marks = markers.map((marker, k) => use(`lady-${marker}`, 6 + k * 17, 5, 15)).join("");
  const far = `<circle cx="60" cy="12" r="8.500" fill="none" stroke="${INK}" stroke-width="1.400"/>${words(distance, 60, 16, 12)}`;
  return framed(`<g color="${INK}">${chip(WIDE, HIGH)}${marks}${far}<path d="M6 23.500H66" stroke="${INK}"/>${rows.map((each, k) => row(each, 26 + k * ROW)).join("")}</g>`, WIDE, HIGH, px);
}

export const priorityTile = (category: string, px: number): string => framed(chip(24, 24) + use(CATEGORY_ICON[category] ?? "chronicle", 3, 3, 18), 24, 24, px);
