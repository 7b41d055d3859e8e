/** A building of Glasgow, 96 units: as offered, with its price; as built, with the strip of its owner. */

import { sceneUse } from "./bank";
import { use, vpG } from "./icons";
import { f1 } from "./marks";
import { PLAYERS, seatG, type Colour } from "./pieces";
import type { Look } from "./scenes";
import { TYPES, type TileType } from "./tile";

export interface BuildingFace {
  name: string;
  type: TileType;
  look?: Look;
  cost: string[];
  vp: number | string;
  /** What a factory makes, in place of its points. */
  makes?: string | undefined;
}

export interface BuildingLook {
  px?: number;
  /** Its price on a strip at the foot. */
  cost?: boolean;
  owner?: Colour;
  /** Whether the owner sits on this side of the table: the arrow points there. */
  here?: boolean;
  /** What it is worth now, in place of the printed number. */
  worth?: number | undefined;
}

export function buildingG(face: BuildingFace, o: BuildingLook = {}): string {
  const px = o.px ?? 84;
  const [tint] = TYPES[face.type];
  const small = px < 56;
  const corner = small ? 36 : 27;
  let s = `<g class="ty-${face.type}"><rect width="96" height="96" rx="6" fill="${tint}"/><g clip-path="url(#tclip)">${sceneUse(face.type, { ...face.look })}<rect width="96" height="96" fill="url(#grain)" opacity=".35"/></g>`;
  s += `<path d="M0 6a6 6 0 0 1 6 -6H${corner}V${corner - 9}a8 8 0 0 1 -8 8H0z" fill="${tint}"/><path d="M${corner} 2V${corner - 9}a8 8 0 0 1 -8 8H2" fill="none" stroke="var(--a-ink)" stroke-width="1.400"/>`;
  s += use("t-" + face.type, 3.5, 2.5, corner - 7);
  s += `<rect x="1.200" y="1.200" width="93.600" height="93.600" rx="5.200" fill="none" stroke="${tint}" stroke-width="2.600"/>`;
  s += sign(face, o, small ? 36 : 28);
  if (o.cost) s += price(face.cost);
  if (o.owner) s += strip(o.owner, o.here ?? true);
  return `${s}<rect width="96" height="96" rx="6" fill="none" stroke="var(--tile-edge)" stroke-width="${f1(Math.max(1.2, 96 / px))}"/></g>`;
}

/** Top right: what a factory makes, or the points. */
function sign(face: BuildingFace, o: BuildingLook, size: number): string {
  if (!face.makes) return vpG(o.worth ?? face.vp, 95 - size, 1, size);
  const r = size * 0.47;
  const w = size * 0.7;
  return `<circle cx="${f1(95 - r)}" cy="${f1(r + 2)}" r="${f1(r)}" fill="var(--chip)" stroke="var(--a-ink)" stroke-width="1.400"/><g color="var(--chip-ink)">${use(face.makes, 95 - r - w / 2, r + 2 - w / 2, w)}</g>`;
}

function price(cost: string[]): string {
  const w = Math.min(18, 86 / cost.length);
  return `<path d="M2.500 74H93.500V88.500a5 5 0 0 1 -5 5H7.500a5 5 0 0 1 -5 -5z" fill="var(--chip)"/><path d="M2.500 74H93.500" stroke="var(--a-ink)" stroke-width="1.200"/>${cost
    .map((good, i) => use(good, 48 - (cost.length * w) / 2 + i * w, 75.5, Math.min(17, w)))
    .join("")}`;
}

/** Colour, shape, letter and an arrow: never the colour alone. */
function strip(owner: Colour, here: boolean): string {
  const { c, i } = PLAYERS[owner];
  const arrow = here ? "M58 80.500V91M54.400 87.200L58 91.200L61.600 87.200" : "M58 92V81.500M54.400 85.300L58 81.300L61.600 85.300";
  return `<path d="M2 78H94V89a5 5 0 0 1 -5 5H7a5 5 0 0 1 -5 -5z" fill="${c}"/><path d="M2 78H94" stroke="var(--p-paper)" stroke-width="1.800"/>${seatG(owner, 32, 79, 14.5)}<path d="${arrow}" fill="none" stroke="${i}" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function buildingSvg(face: BuildingFace, px: number, o: BuildingLook = {}): string {
  return `<svg class="tile" width="${px}" height="${px}" viewBox="0 0 96 96" aria-hidden="true">${buildingG(face, { ...o, px })}</svg>`;
}
