/** A landmark card, 72 by 96 units: the scene of its tile under an arch, its name, and what it does on a strip. */

import { sceneUse } from "./bank";
import { use } from "./icons";
import type { Look } from "./scenes";
import { sentence, type Token } from "./sentence";
import { TYPES, type TileType } from "./tile";

export interface CardFace {
  name: string;
  type: TileType;
  scene: string;
  look?: Look;
  tokens: Token[];
}

const GOLD = "#B98A22";
const ROOM = 64;

/** How much is drawn depends on the size: from 56 pixels on the sentence can be read. */
export function cardG(face: CardFace, px: number): string {
  const [tint] = TYPES[face.type];
  const told = px >= 56;
  const foot = told ? 74 : 92;
  let s = `<g class="ty-${face.type}"><rect width="72" height="96" rx="6" fill="var(--chip)"/>`;
  s += `<clipPath id="card-arch-${foot}"><path d="M4 ${foot}V24C4 10 18 4 36 4S68 10 68 24V${foot}z"/></clipPath>`;
  s += `<g clip-path="url(#card-arch-${foot})"><g transform="translate(-12 ${told ? -8 : 0})">${sceneUse(face.scene, face.look ?? {})}</g><rect width="72" height="96" fill="url(#grain)" opacity=".35"/></g>`;
  s += `<path d="M4 ${foot}V24C4 10 18 4 36 4S68 10 68 24V${foot}z" fill="none" stroke="${GOLD}" stroke-width="2.400"/>`;
  if (told && face.tokens.length) {
    const { w } = sentence(face.tokens, 0, 0, 15);
    const size = Math.min(15, (15 * ROOM) / w);
    s += `<g color="var(--chip-ink)">${sentence(face.tokens, 36, 85 - size / 2, size, "middle").svg}</g>`;
  }
  s += `<circle cx="60" cy="13" r="10" fill="${tint}" stroke="var(--a-ink)" stroke-width="1.400"/>${use(`t-${face.type}`, 53.5, 6.5, 13)}`;
  return `${s}<rect x=".6" y=".6" width="70.800" height="94.800" rx="6" fill="none" stroke="var(--tile-edge)" stroke-width="1.600"/></g>`;
}

export function cardSvg(face: CardFace, px: number): string {
  return `<svg class="tile" width="${px}" height="${Math.round((px * 4) / 3)}" viewBox="0 0 72 96" aria-hidden="true">${cardG(face, px)}</svg>`;
}
