/** The players: always colour, shape and letter together, with an outline of ink and paper. */

import { say } from "../text/text.svelte";
import { f1 } from "./marks";

export type Colour = "rust" | "sky" | "gold" | "plum" | "mint" | "crown";
export type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon" | "crown";
/** By seat. */
export const COLOURS: readonly Colour[] = ["rust", "sky", "gold", "plum", "mint"];

/* players: colour + shape + letter */
export interface Player {
  shape: Shape;
  /** Fill. */
  c: string;
  /** What is written on the fill. */
  i: string;
}
export const PLAYERS: Record<Colour, Player> = {
  rust: { shape: "circle", c: "#9F3A24", i: "#fff" },
  sky: { shape: "square", c: "#4594E9", i: "#10202F" },
  gold: { shape: "triangle", c: "#EBB21D", i: "#2B2104" },
  plum: { shape: "diamond", c: "#4B2966", i: "#fff" },
  mint: { shape: "hexagon", c: "#C0EFDA", i: "#12352A" },
  /** Nobody's: the solo opponent has no letter. */
  crown: { shape: "crown", c: "#24466B", i: "#F0CE78" },
};
/** The colour's name, as a seat is called. */
export const called = (p: Colour): string => say(p === "crown" ? "automa-name" : `player-${p}`);
/** The letter that goes wherever the colour goes. */
const letterOf = (p: Colour): string => (p === "crown" ? "" : called(p).charAt(0));
const BAND = `<path d="M4.800 17h14.400" stroke="#F0CE78" stroke-width="1.800"/><circle cx="12" cy="13.200" r="1.700" fill="#F0CE78"/>`;
const bandOf = (p: Colour): string => (p === "crown" ? BAND : "");
export const SHAPE: Record<Shape, string> = {
  circle: "M12 2.500a9.500 9.500 0 1 1 -.01 0z",
  square: "M3.500 3.500h17v17h-17z",
  triangle: "M12 1.500L23 21.500H1z",
  diamond: "M12 .8L23.200 12L12 23.200L.8 12z",
  hexagon: "M12 1.200L21.400 6.600V17.400L12 22.800L2.600 17.400V6.600z",
  crown: "M2.200 6.200L7.400 10.800L12 2.800L16.600 10.800L21.800 6.200L19.800 20.800H4.200z",
};
export function seatG(p: Colour, x: number, y: number, s: number, letter = 1) {
  const P = PLAYERS[p];
  return `<g transform="translate(${f1(x)} ${f1(y)}) scale(${f1((s / 24) * 100) / 100})"><path d="${SHAPE[P.shape]}" fill="none" stroke="var(--p-paper)" stroke-width="5" stroke-linejoin="round"/><path d="${SHAPE[P.shape]}" fill="${P.c}" stroke="var(--p-ink)" stroke-width="2" stroke-linejoin="round"/>${letter ? `<text x="12" y="${P.shape == "triangle" ? 18.8 : 16.6}" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="${P.shape == "triangle" ? 11 : 12.5}" fill="${P.i}">${letterOf(p)}</text>` : ""}${bandOf(p)}</g>`;
}
export const seat = (p: Colour, s = 20, l = 1) =>
  `<svg class="ico seat" width="${s}" height="${s}" viewBox="-3 -3 30 30" role="img" aria-label="${called(p)}">${seatG(p, 0, 0, 24, l)}</svg>`;
/* pawn: a kilted figure whose head is the player's shape; 32 x 44 units, foot at (16,43) */
export function pawnG(p: Colour | "die", x: number, y: number, s = 1, ghost = 0) {
  if (p == "die")
    return `<g transform="translate(${x - 15 * s} ${y - 31 * s}) scale(${s})"><ellipse cx="16" cy="31" rx="14" ry="3" fill="#000" opacity=".22"/><path d="M3 9L16 3.500L29 9V24L16 30.500L3 24z" fill="#fff" stroke="var(--p-paper)" stroke-width="4.500" stroke-linejoin="round"/><path d="M3 9L16 3.500L29 9V24L16 30.500L3 24z" fill="#fff" stroke="#1D2329" stroke-width="1.800" stroke-linejoin="round"/><path d="M16 14.500V30.500L29 24V9z" fill="#D8D4CA"/><path d="M3 9L16 14.500L29 9M16 14.500V30.500" fill="none" stroke="#1D2329" stroke-width="1.500" stroke-linejoin="round"/><ellipse cx="16" cy="9" rx="2.400" ry="1.300" fill="#1D2329"/><ellipse cx="7" cy="15.500" rx="1.500" ry="1.900" fill="#1D2329"/><ellipse cx="12" cy="23" rx="1.500" ry="1.900" fill="#1D2329"/><ellipse cx="20" cy="23.500" rx="1.400" ry="1.900" fill="#1D2329"/><ellipse cx="22.600" cy="18.800" rx="1.400" ry="1.900" fill="#1D2329"/><ellipse cx="25.400" cy="14.500" rx="1.400" ry="1.900" fill="#1D2329"/></g>`;
  const P = PLAYERS[p],
    body =
      "M4 42C5 34 9 29 10.500 23.500C11 21.500 12.500 20.500 16 20.500S21 21.500 21.500 23.500C23 29 27 34 28 42C28 44 4 44 4 42z";
  return `<g transform="translate(${f1(x - 16 * s)} ${f1(y - 43 * s)}) scale(${s})" ${ghost ? 'opacity=".5"' : ""}><ellipse cx="16" cy="42.500" rx="14" ry="3" fill="#000" opacity=".22"/><path d="${body}" fill="none" stroke="var(--p-paper)" stroke-width="5.500"/><g transform="translate(4.500 1) scale(.96)"><path d="${SHAPE[P.shape]}" fill="none" stroke="var(--p-paper)" stroke-width="6" stroke-linejoin="round"/></g><path d="${body}" fill="${P.c}" stroke="var(--p-ink)" stroke-width="2"/><path d="M21 25C22.500 30 26 35 27 42C26 43.300 21 43.500 19 43.500C22 37 22.600 31 21 25z" fill="#000" opacity=".18"/><path d="M9 33h14M7.400 37.500h17.200M13 27v16M19 27v16" stroke="${P.i}" stroke-opacity=".35" stroke-width="1.300"/><g transform="translate(4.500 1) scale(.96)"><path d="${SHAPE[P.shape]}" fill="${P.c}" stroke="var(--p-ink)" stroke-width="2.100" stroke-linejoin="round"/><text x="12" y="${P.shape == "triangle" ? 19 : 16.8}" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="13" fill="${P.i}">${letterOf(p)}</text>${bandOf(p)}</g></g>`;
}
/* a Scotsman piece: bonnet figure in the player's colour with double outline */
export function scotG(p: Colour, x: number, y: number, s: number) {
  const P = PLAYERS[p];
  const b =
    "M5.500 22.500L7.300 14.500C6.300 13.500 6.300 12 8 11.500L9.500 11A4 4 0 0 1 8.300 8.200C6 8 4.500 7.600 4.500 6.600C4.500 3.500 8.500 2.200 12 2.200S19.500 3.500 19.500 6.600C19.500 7.600 18 8 15.700 8.200A4 4 0 0 1 14.500 11L16 11.500C17.700 12 17.700 13.500 16.700 14.500L18.500 22.500z";
  return `<g transform="translate(${f1(x)} ${f1(y)}) scale(${s / 24})"><ellipse cx="12" cy="22.500" rx="9" ry="2" fill="#000" opacity=".25"/><path d="${b}" fill="none" stroke="var(--p-paper)" stroke-width="5" stroke-linejoin="round"/><path d="${b}" fill="${P.c}" stroke="var(--p-ink)" stroke-width="1.800" stroke-linejoin="round"/><path d="M8.300 8.200A3.800 3.800 0 0 0 15.700 8.200z" fill="#EFC9A4" stroke="var(--p-ink)" stroke-width="1.100"/><circle cx="12" cy="2.400" r="1.500" fill="#fff" stroke="var(--p-ink)" stroke-width="1"/><path d="M8.200 17.500h7.600M10.200 14.500v8M13.800 14.500v8" stroke="${P.i}" stroke-opacity=".5" stroke-width="1"/></g>`;
}
