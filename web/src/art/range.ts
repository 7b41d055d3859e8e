/** A mountain in the middle of 192 x 192 units: cut to a broad or to a tall picture it keeps its peak and its foot. */

import { ground, mountain, ridge, sky } from "./landscape";
import { rng, V, path, rect } from "./marks";
import { spruce } from "./things";

let drawn = "";

export function range(): string {
  if (drawn) return drawn;
  const r = rng(11);
  const wide = (inner: string, x = 0, y = 0) => `<g transform="translate(${x} ${y}) scale(2)">${inner}</g>`;
  drawn =
    rect(0, 0, 192, 192, V("a-sky")) +
    wide(sky(r, { sx: 26, sy: 32, h: 70 })) +
    mountain(34, 140, 96, 48, 0) +
    mountain(160, 140, 92, 54, 0) +
    mountain(96, 146, 132, 92) +
    `<g transform="translate(0 112) scale(2 1)">${ridge(r, 28, 3, V("a-moss"), V("a-forest2"))}</g>` +
    `<g transform="translate(0 92) scale(2 1)">${ground(r, 56, V("a-grass"), V("a-grass2"), 6)}</g>` +
    path("M96 192C84 172 112 166 104 152S92 138 98 128", "none", 3.5, V("a-road")) +
    [[20, 150, 26], [38, 146, 20], [60, 150, 24], [134, 150, 24], [156, 147, 20], [174, 151, 28]].map(([x = 0, b = 0, h = 0]) => spruce(x, b, h)).join("");
  return drawn;
}
