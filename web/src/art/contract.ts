/** A tile of Glasgow's ring, 96 units: a townsman's portrait, and what he offers on a strip at the foot. */

import { sceneUse } from "./bank";
import { use } from "./icons";
import type { Portrait } from "./portrait";
import { sentence, type Token } from "./sentence";
import { TYPES } from "./tile";

export interface ContractFace {
  name: string;
  type: "contract" | "architect";
  portrait: Portrait;
  tokens: Token[];
}

const SIZE = 18;
const ROOM = 84;

export function contractG(face: ContractFace, px = 84): string {
  const [tint] = TYPES[face.type];
  let s = `<g class="ty-${face.type}"><rect width="96" height="96" rx="8" fill="${tint}"/><g clip-path="url(#tclip)">${sceneUse("person", face.portrait)}<rect width="96" height="96" fill="url(#grain)" opacity=".35"/></g>`;
  s += `<rect x="1.600" y="1.600" width="92.800" height="92.800" rx="6" fill="none" stroke="${tint}" stroke-width="3.400"/>`;
  if (face.type === "architect")
    s += `<path d="M0 8a8 8 0 0 1 8 -8H30V20a8 8 0 0 1 -8 8H0z" fill="${tint}"/>${use("t-architect", 4, 3, 22)}`;
  const tall = px < 70;
  const top = tall ? 63 : 70;
  const size = tall ? 25 : SIZE;
  s += `<path d="M3 ${top}H93V87a6 6 0 0 1 -6 6H9a6 6 0 0 1 -6 -6z" fill="var(--chip)"/><path d="M3 ${top}H93" stroke="var(--a-ink)" stroke-width="1.300"/>`;
  const { w } = sentence(face.tokens, 0, 0, size);
  const k = w > ROOM ? (size * ROOM) / w : size;
  s += `<g color="var(--chip-ink)">${sentence(face.tokens, 48, (top + 93) / 2 - k / 2, k, "middle").svg}</g>`;
  return `${s}<rect width="96" height="96" rx="8" fill="none" stroke="var(--tile-edge)" stroke-width="1.200"/></g>`;
}

export function contractSvg(face: ContractFace, px: number): string {
  return `<svg class="tile" width="${px}" height="${px}" viewBox="0 0 96 96" aria-hidden="true">${contractG(face, px)}</svg>`;
}
