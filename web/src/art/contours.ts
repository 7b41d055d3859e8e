/** Contour lines of the map under a territory: marching squares over a few bumps. */

import { f1, rng } from "./marks";

export function contours(W: number, H: number, seed: number, step = 13, levels = 9) {
  const r = rng(seed),
    C = [...Array(9)].map(() => [r() * W, r() * H, 70 + r() * 150, r() - 0.35]);
  const f = (x: number, y: number) =>
    C.reduce((a, [cx, cy, w, h]) => a + h * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2 * 1.4) / (2 * w * w)), 0);
  const nx = Math.ceil(W / step) + 1,
    ny = Math.ceil(H / step) + 1;
  const g = [...Array(ny)].map((_, j) => [...Array(nx)].map((_, i) => f(i * step, j * step)));
  let lo = 1e9,
    hi = -1e9;
  g.forEach((q) =>
    q.forEach((v) => {
      lo = Math.min(lo, v);
      hi = Math.max(hi, v);
    }),
  );
  let out = "";
  for (let l = 1; l < levels; l++) {
    const L = lo + ((hi - lo) * l) / levels;
    let d = "";
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const a = g[j][i],
          b = g[j][i + 1],
          c = g[j + 1][i + 1],
          e = g[j + 1][i];
        const P = [];
        const t = (u: number, v: number) => (L - u) / (v - u);
        if (a < L != b < L) P.push([i + t(a, b), j]);
        if (b < L != c < L) P.push([i + 1, j + t(b, c)]);
        if (e < L != c < L) P.push([i + t(e, c), j + 1]);
        if (a < L != e < L) P.push([i, j + t(a, e)]);
        if (P.length >= 2)
          d += `M${f1(P[0][0] * step)} ${f1(P[0][1] * step)}L${f1(P[1][0] * step)} ${f1(P[1][1] * step)}`;
      }
    out += `<path d="${d}" fill="none" stroke="var(--map-line)" stroke-width="${l % 4 == 0 ? 1.7 : 1}" stroke-linecap="round"/>`;
  }
  return out;
}
