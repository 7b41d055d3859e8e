/** Sky, hills, ground, river and road. */

import { circ, f1, gouge, lens, path, rect, V, type Rng } from "./marks";

export interface SkyLook {
  h?: number;
  sun?: number;
  sx?: number;
  sy?: number;
}

/* ---------- landscape ---------- */
export function sky(r: Rng, o: SkyLook = {}) {
  const h = o.h || 60;
  let s = rect(0, 0, 96, h, V("a-sky"));
  if (o.sun !== 0) {
    const x = o.sx ?? 18 + r() * 56,
      y = o.sy ?? 30;
    s += circ(x, y, 8.5, V("a-sun"));
  }
  for (let y = 17; y < h - 14; y += 3.4) {
    let x = -6 + r() * 16;
    while (x < 94) {
      const w = 12 + r() * 26;
      s += lens(x, y, w, 1.1, V("a-skyl"));
      x += w + 5 + r() * 16;
    }
  }
  return s;
}
export function ridge(r: Rng, y: number, amp: number, fill: string, cutc: string, step = 16) {
  let pts = [[-6, y + r() * amp]];
  for (let x = 8; x <= 104; x += step) pts.push([x, y + (r() - 0.5) * 2 * amp]);
  let d = `M-6 98L${pts[0][0]} ${f1(pts[0][1])}`;
  for (let i = 1; i < pts.length; i++) {
    const [x0, y0] = pts[i - 1],
      [x1, y1] = pts[i],
      m = (x0 + x1) / 2;
    d += `C${f1(m)} ${f1(y0)} ${f1(m)} ${f1(y1)} ${x1} ${f1(y1)}`;
  }
  let s = path(d + "V98z", fill, 1.1);
  if (cutc)
    for (let i = 0; i < pts.length - 1; i++) {
      const [x, y0] = pts[i],
        [, y1] = pts[i + 1];
      for (let k = 0; k < 4; k++)
        s += gouge(x + 3 + (k * step) / 4, y0 + ((y1 - y0) * k) / 4 + 3, 5 + r() * 6, 62, 1.5, cutc);
    }
  return s;
}
export function mountain(x: number, base: number, w: number, h: number, snow = 1) {
  const l = x - w / 2,
    rr = x + w / 2,
    t = base - h;
  let s = path(
    `M${l} ${base}L${x - w * 0.12} ${t + h * 0.28}L${x} ${t}L${x + w * 0.16} ${t + h * 0.3}L${rr} ${base}z`,
    V("a-far"),
    1.3,
  );
  s += path(
    `M${x} ${t}L${x + w * 0.16} ${t + h * 0.3}L${rr} ${base}H${x + w * 0.08}L${x - w * 0.03} ${t + h * 0.55}L${x + w * 0.05} ${t + h * 0.36}z`,
    V("a-far2"),
  );
  if (snow)
    s += path(
      `M${x - w * 0.12} ${t + h * 0.28}L${x} ${t}L${x + w * 0.16} ${t + h * 0.3}L${x + w * 0.07} ${t + h * 0.26}L${x + w * 0.02} ${t + h * 0.4}L${x - w * 0.04} ${t + h * 0.26}z`,
      V("a-snow"),
    );
  s += path(
    `M${l} ${base}L${x - w * 0.12} ${t + h * 0.28}L${x} ${t}L${x + w * 0.16} ${t + h * 0.3}L${rr} ${base}`,
    "none",
    1.3,
  );
  for (let k = 0; k < 4; k++)
    s += gouge(x - w * 0.12 - k * w * 0.075, t + h * (0.45 + k * 0.12), h * 0.26, 105, 1.4, V("a-far2"));
  return s;
}
export function ground(r: Rng, y: number, c: string, c2: string, tufts = 9) {
  let s = path(`M-2 ${y + 2}C20 ${y - 3} 40 ${y + 3} 58 ${y}S86 ${y - 2} 98 ${y + 1}V98H-2z`, c, 1.1);
  for (let i = 0; i < tufts; i++) {
    const x = 4 + r() * 86,
      yy = y + 7 + r() * 26;
    s +=
      gouge(x, yy, 4.5, -105, 1.3, c2) + gouge(x + 1.6, yy, 5.5, -88, 1.3, c2) + gouge(x + 3.2, yy, 4.5, -68, 1.3, c2);
  }
  return s;
}
export function furrows(y: number, c: string) {
  let s = "";
  for (let i = -7; i <= 7; i++) s += path(`M${48 + i * 5.2} ${y + 1}L${48 + i * 21} 97L${48 + i * 21 + 3.4} 97z`, c);
  return s;
}
/* the river runs edge to edge, y 60-74, always the same height, so neighbours join */
export function river() {
  let s =
    path(
      "M-1 60.5C15 58.8 30 61.4 48 60.5S82 59.6 97 60.5V74.5C80 75.6 66 73.4 48 74.5S14 75.6 -1 74.5z",
      V("a-water"),
    ) +
    path("M-1 60.5C15 58.8 30 61.4 48 60.5S82 59.6 97 60.5", "none", 1.5) +
    path("M-1 74.5C14 75.6 30 73.6 48 74.5S80 75.6 97 74.5", "none", 1.5);
  s += path("M-1 62.4C15 60.7 30 63.3 48 62.4S82 61.5 97 62.4", "none", 1, V("a-water2"));
  [
    [4, 65.4, 20],
    [34, 64.6, 16],
    [60, 66, 26],
    [14, 69.4, 26],
    [50, 70, 18],
    [74, 70.4, 18],
    [0, 72.4, 12],
    [36, 72.8, 14],
  ].forEach(([x, y, w], i) => (s += lens(x, y, w, 1.5, i % 3 == 1 ? V("a-water2") : V("a-foam"))));
  return s;
}
export function road() {
  let s = path("M-1 62C20 60 40 64 60 62S84 61 97 62V72C80 73.4 60 71 40 73S14 71.6 -1 72z", V("a-road"), 1.3);
  [
    [6, 67],
    [26, 68],
    [46, 66.6],
    [66, 68],
    [84, 66.6],
  ].forEach(([x, y]) => (s += lens(x, y, 9, 1.2, V("a-road2"))));
  return s;
}
/** A burn that comes down a hillside from the north edge to the south edge, x 54 to 66 at both, so neighbours join. */
export function burn(r: Rng) {
  let s = path(
    "M53 12C46 22 51 34 47 45C44 54 48 63 45 74C43 83 46 90 44 98H98V12z",
    V("a-moss"),
    1.2,
  );
  s += path("M80 12C74 28 86 40 79 56S82 84 76 98H98V12z", V("a-grass"), 1);
  for (let i = 0; i < 9; i++) s += gouge(70 + r() * 24, 22 + i * 7 + r() * 4, 5 + r() * 4, 66, 1.5, V("a-grass2"));
  for (let i = 0; i < 5; i++) s += gouge(48 + r() * 3, 26 + i * 12, 5, 70, 1.4, V("a-grass2"));
  return s + burnWater();
}
export function burnWater() {
  let s =
    path(
      "M54 -1C54 8 57 16 56 26S51 42 53 54S56 68 54.500 78S54 90 54 97H66C66 90 67.500 86 66.500 78S63.500 66 65 54S68 38 67 26S66 8 66 -1z",
      V("a-water"),
    ) +
    path("M54 -1C54 8 57 16 56 26S51 42 53 54S56 68 54.500 78S54 90 54 97", "none", 1.5) +
    path("M66 97C66 90 67.500 86 66.500 78S63.500 66 65 54S68 38 67 26S66 8 66 -1", "none", 1.5) +
    path("M56 -1C56 8 59 16 58 26S53 42 55 54S58 68 56.500 78S56 90 56 97", "none", 1, V("a-water2"));
  for (const [x, y, c] of [
    [61, 20, 0],
    [59, 31, 1],
    [62.500, 38, 0],
    [57.500, 46, 0],
    [60.500, 55, 1],
    [58.500, 65, 0],
    [62, 74, 0],
    [59, 84, 1],
  ] as const)
    s += gouge(x, y, 8, 90, 1.7, c ? V("a-water2") : V("a-foam"));
  return s;
}
/** The road across the burn: a low stone arch at the height of the road. */
export function ford() {
  return (
    path("M47 60.500C52 57.500 68 57.500 73 60.500V73.500C68 75.500 52 75.500 47 73.500z", V("a-stone"), 1.3) +
    path("M47 63.500C52 61 68 61 73 63.500V70.500C68 72.500 52 72.500 47 70.500z", V("a-road"), 1) +
    [51, 57, 63, 69].map((x) => gouge(x, 60.400, 2.600, 90, 1.300, V("a-stone2"))).join("")
  );
}
