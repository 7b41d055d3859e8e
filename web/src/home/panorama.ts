/** The first page's landscape: the pawns stand in turn order, and the last one moves. */

import { mountain } from "../art/landscape";
import { circ, f1, gouge, lens, path, rect, rng, V, type Rng } from "../art/marks";
import { pawnG } from "../art/pieces";
import { barrel, castleM, cottage, cow, distilleryM, kirk, roundtree, sheep, spruce } from "../art/things";

const at = (x: number, y: number, k: number, s: string) => `<g transform="translate(${x} ${y}) scale(${k})">${s}</g>`;

function hill(r: Rng, W: number, H: number, y: number, amp: number, fill: string, cut: string, step: number): string {
  const points: [number, number][] = [[-20, y]];
  for (let x = step; x <= W + step * 2; x += step) points.push([x, y + (r() - 0.5) * 2 * amp]);
  let d = `M-20 ${H + 20}L-20 ${y}`;
  let cuts = "";
  for (let i = 1; i < points.length; i++) {
    const [a, b] = points[i - 1]!;
    const [c, e] = points[i]!;
    const m = (a + c) / 2;
    d += `C${f1(m)} ${f1(b)} ${f1(m)} ${f1(e)} ${c} ${f1(e)}`;
    const n = Math.round(step / 13);
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const yy = b + (e - b) * t * t * (3 - 2 * t);
      cuts += gouge(a + step * t, yy + 6 + r() * 4, 10 + r() * 16, 66 + r() * 10, 2.6, cut);
    }
  }
  return path(d + `V${H + 20}z`, fill, 2) + cuts;
}

export function panorama(): string {
  const W = 1440;
  const H = 348;
  const r = rng(19);
  let s = rect(0, 0, W, H, V("a-sky")) + circ(870, 104, 52, V("a-sun"));
  for (let y = 22; y < 190; y += 11) {
    let x = -60 + r() * 80;
    while (x < W) {
      const w = 60 + r() * 150;
      s += lens(x, y, w, 2.6, V("a-skyl"));
      x += w + 30 + r() * 90;
    }
  }
  s += mountain(640, 236, 330, 122) + mountain(1120, 236, 420, 150) + mountain(930, 236, 300, 92) + mountain(1390, 236, 300, 118) + mountain(430, 236, 260, 66);
  s += hill(r, W, H, 214, 12, V("a-far"), V("a-far2"), 150) + hill(r, W, H, 236, 9, V("a-moss"), V("a-forest2"), 190);
  for (let i = 0; i < 26; i++) s += spruce(1180 + i * 11 + r() * 6, 246 + r() * 8, 34 + r() * 22, V("a-forest2"), V("a-forest3"));
  s += path("M520 258C600 250 720 252 820 256S960 262 1010 256V300H480z", V("a-water"), 2);
  for (let i = 0; i < 16; i++) s += lens(520 + r() * 400, 262 + i * 2.2, 40 + r() * 60, 2.4, i % 3 ? V("a-foam") : V("a-water2"));
  s += at(640, 196, 1,
    path("M40 66h20l-3.600 5H43.600z", V("a-wood"), 1.2) + path("M49.400 65V47", "none", 1.4) +
    path("M51 47.600C57 52 59 58 58.600 63.400H51z", V("a-wall"), 1.2) + path("M48 50.600L41.600 63.400H48z", V("a-flag"), 1.2));
  s += hill(r, W, H, 284, 7, V("a-grass"), V("a-grass2"), 170);
  s += at(950, 120, 2.35, castleM(rng(4), 47, 66, 0)) + at(1150, 150, 1.9, distilleryM(68) + barrel(20, 74, 1) + barrel(31, 75, 1));
  s += at(470, 184, 1.5,
    roundtree(8, 64, 26) + kirk(51, 62, 1) + cottage(14, 65, 27, 11, { roof: V("a-thatch"), roof2: V("a-thatch2") }) +
    cottage(62, 64, 25, 11) + cottage(92, 65, 24, 10, { roof: V("a-slate"), roof2: V("a-slate2") }));
  s += spruce(1392, 306, 84) + spruce(1350, 300, 64) + spruce(1428, 312, 96);
  s += path("M-20 322C200 306 420 330 660 318S1100 326 1460 310V352H-20z", V("a-road"), 2);
  for (let i = 0; i < 34; i++) s += lens(i * 44 + r() * 20, 328 + r() * 14, 20 + r() * 16, 2.2, V("a-road2"));
  s += sheep(736, 302, 1.9) + sheep(790, 306, 2.1, -1) + cow(176, 314, 2.1) + cow(262, 306, 1.3, -1) + sheep(330, 300, 1.5, -1);
  s += roundtree(46, 300, 74) + roundtree(96, 292, 50, V("a-forest2"), V("a-forest3"));
  s += pawnG("die", 1060, 334, 1.35) + pawnG("gold", 880, 337, 1.5) + pawnG("sky", 650, 338, 1.5) + pawnG("mint", 1250, 330, 1.5) + pawnG("rust", 420, 338, 1.7);
  return s;
}
