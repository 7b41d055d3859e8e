/** Trees, animals, houses: what stands in the landscape. */

import { circ, f1, gouge, path, rect, V, INK, type Rng } from "./marks";

export interface CottageLook {
  rh?: number;
  wall?: string;
  roof?: string;
  roof2?: string;
  chim?: number;
}

/* ---------- motifs: all stand on a base line (x, y) ---------- */
export function spruce(x: number, b: number, h: number, c = V("a-forest"), c2 = V("a-forest2")) {
  const t = b - h,
    n = 4;
  let L = "";
  for (let i = 1; i <= n; i++) {
    const y = t + (h * 0.9 * i) / n,
      w = h * (0.09 + 0.075 * i);
    L += `L${f1(x - w)} ${f1(y)}L${f1(x - w * 0.45)} ${f1(y - h * 0.03)}`;
  }
  let Rd = "";
  for (let i = n; i >= 1; i--) {
    const y = t + (h * 0.9 * i) / n,
      w = h * (0.09 + 0.075 * i);
    Rd +=
      `L${f1(x + (i == n ? w * 0.2 : w))} ${f1(y)}` +
      (i > 1 ? `L${f1(x + h * (0.09 + 0.075 * (i - 1)) * 0.45)} ${f1(t + (h * 0.9 * (i - 1)) / n - h * 0.03)}` : "");
  }
  let s = rect(x - 1.3, b - h * 0.13, 2.6, h * 0.13, V("a-wood"), 0.8) + path(`M${x} ${f1(t)}${L}${Rd}z`, c, 1.2);
  for (let i = 1; i <= n; i++) {
    const y = t + (h * 0.9 * i) / n,
      w = h * (0.09 + 0.075 * i);
    s += path(
      `M${f1(x + w * 0.05)} ${f1(y - h * 0.17)}L${f1(x + w * 0.92)} ${f1(y - 0.6)}L${f1(x + w * 0.1)} ${f1(y - h * 0.045)}z`,
      c2,
    );
    s += gouge(x - w * 0.2, y - h * 0.12, w * 0.55, 140, h * 0.03, V("a-forestl"));
  }
  return s;
}
export function roundtree(x: number, b: number, h: number, c = V("a-forest"), c2 = V("a-forest2")) {
  const q = h * 0.38;
  return (
    rect(x - 1.2, b - h * 0.4, 2.4, h * 0.4, V("a-wood"), 0.8) +
    path(
      `M${x - q} ${b - h * 0.5}c-2 -${q * 0.9} ${q * 0.5} -${q * 1.3} ${q} -${q * 1.2}c${q * 0.7} -${q * 0.2} ${q * 1.3} ${q * 0.5} ${q} ${q * 1.2}c0 ${q * 0.6} -${q * 0.6} ${q * 0.7} -${q} ${q * 0.6}c-${q * 0.5} ${q * 0.1} -${q} 0 -${q} -${q * 0.6}z`,
      c,
      1.2,
    ) +
    path(
      `M${x + q * 0.2} ${b - h * 0.42}c${q * 0.6} 0 ${q * 0.9} -${q * 0.5} ${q * 0.7} -${q * 0.9}c-${q * 0.1} ${q * 0.4} -${q * 0.4} ${q * 0.6} -${q * 0.7} ${q * 0.9}z`,
      c2,
    ) +
    gouge(x - q * 0.5, b - h * 0.7, q * 0.6, -50, 1.4, V("a-forestl")) +
    gouge(x - q * 0.1, b - h * 0.62, q * 0.6, -50, 1.4, V("a-forestl"))
  );
}
export function cube(x: number, y: number, s: number) {
  const k = s * 0.36;
  return (
    path(`M${x} ${y}v${-s}l${k} ${-k * 0.8}h${s}v${s}l${-k} ${k * 0.8}z`, V("a-stone"), 1.2) +
    path(`M${x} ${y - s}l${k} ${-k * 0.8}h${s}l${-k} ${k * 0.8}z`, V("a-stonel"), 1) +
    path(`M${x + s} ${y}v${-s}l${k} ${-k * 0.8}v${s}z`, V("a-stone2"), 1)
  );
}
export function sheaf(x: number, b: number, h: number) {
  const w = h * 0.32;
  let s = path(
    `M${x - w} ${b}C${x - w * 0.7} ${b - h * 0.25} ${x - w * 0.4} ${b - h * 0.4} ${x - w * 0.35} ${b - h * 0.46}C${x - w * 0.9} ${b - h * 0.66} ${x - w * 1.25} ${b - h * 0.85} ${x - w * 1.15} ${b - h}L${x - w * 0.55} ${b - h * 0.93}L${x} ${b - h * 1.08}L${x + w * 0.55} ${b - h * 0.93}L${x + w * 1.15} ${b - h}C${x + w * 1.25} ${b - h * 0.85} ${x + w * 0.9} ${b - h * 0.66} ${x + w * 0.35} ${b - h * 0.46}C${x + w * 0.4} ${b - h * 0.4} ${x + w * 0.7} ${b - h * 0.25} ${x + w} ${b}z`,
    V("a-gold"),
    1.2,
  );
  s += path(
    `M${x + w * 0.1} ${b}C${x + w * 0.2} ${b - h * 0.3} ${x + w * 0.15} ${b - h * 0.4} ${x + w * 0.15} ${b - h * 0.46}L${x + w * 0.35} ${b - h * 0.46}C${x + w * 0.45} ${b - h * 0.3} ${x + w * 0.7} ${b - h * 0.2} ${x + w} ${b}z`,
    V("a-gold2"),
  );
  for (const k of [-0.7, -0.3, 0.1, 0.5]) s += gouge(x + w * k, b - h * 0.95, h * 0.36, 90 - k * 26, 1.3, V("a-gold2"));
  return s + rect(x - w * 0.52, b - h * 0.5, w * 1.04, h * 0.09, V("a-wood"), 0.8, 1);
}
export function sheep(x: number, b: number, s = 1, flip = 1) {
  return (
    `<g transform="translate(${x} ${b}) scale(${s * flip} ${s})">` +
    path("M-6 -3V0M-2.5 -3V0M4 -3V0M7 -3V0", "none", 1.8) +
    path(
      "M-9 -6c-2.6 -1 -2 -4.6 .6 -4.8c0 -3 3.6 -4 5.2 -2.2c1.4 -2 4.8 -2 5.8 0c2 -1.6 5 -.4 5 2c2.6 .4 3 3.6 1 4.8c.6 2.4 -2 3.8 -3.8 2.8c-1.2 1.6 -3.8 1.6 -4.8 .2c-1.4 1.4 -3.8 1.2 -4.6 -.2c-2 1 -4.4 -.4 -4.4 -2.6z",
      V("a-fleece"),
      1.2,
    ) +
    path("M2 -2.2c2 1 4.6 .4 4.8 -1.4c2 .4 3 -1 2.4 -2.6c-1.6 2 -4.6 2.4 -7.2 4z", V("a-fleece2")) +
    path("M-8.6 -11c-1.6 -.6 -4.4 .4 -5 2.8c-.4 2 .6 3.6 2 3.8c1.8 .2 3.4 -1.6 3.8 -3.4z", INK, 0.8) +
    path("M-8.6 -10.8l2.6 -.6l-1.4 2z", INK, 0.8) +
    path("M-5 -11.4q1.4 -1.4 2.6 0M0 -12q1.4 -1.2 2.6 .2M-4 -7.6q1.4 -1.2 2.6 0M1 -8q1.4 -1.2 2.6 0", "none", 0.7) +
    "</g>"
  );
}
export function cowHead(x: number, y: number, s = 1) {
  return (
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    path(
      "M-6 -5C-11 -5 -15 -7 -16.5 -13C-12.5 -10 -9 -9.4 -5 -9zM6 -5C11 -5 15 -7 16.5 -13C12.5 -10 9 -9.4 5 -9z",
      V("a-horn"),
      1.2,
    ) +
    path(
      "M-6 -4c-3 -.6 -5.4 .4 -6 2.4c2 .8 4.6 .6 6 -.4zM6 -4c3 -.6 5.4 .4 6 2.4c-2 .8 -4.6 .6 -6 -.4z",
      V("a-coat2"),
      1,
    ) +
    path(
      "M-6.6 -8C-4 -11.4 4 -11.4 6.6 -8C7.4 -3 6 2 4.6 6.4C3 9 -3 9 -4.6 6.4C-6 2 -7.4 -3 -6.6 -8z",
      V("a-coat"),
      1.3,
    ) +
    path("M-4.4 5.4C-3 3 3 3 4.4 5.4C4 9 -4 9 -4.4 5.4z", V("a-muzzle"), 1) +
    circ(-1.8, 6, 0.8, INK) +
    circ(1.8, 6, 0.8, INK) +
    path(
      "M-6.4 -8.4C-3 -12 3 -12 6.4 -8.4C6.6 -5 5.4 -1.6 3.8 .6L2.6 -1.4L1 1.8L-.6 -1L-2.2 1.8L-3.6 -1.4L-4.8 .4C-6 -2.6 -6.8 -5.6 -6.4 -8.4z",
      V("a-coatl"),
      1,
    ) +
    gouge(-3, -8.6, 6, 96, 1.2, V("a-coat2")) +
    gouge(0, -9, 7, 90, 1.2, V("a-coat2")) +
    gouge(3, -8.6, 6, 84, 1.2, V("a-coat2")) +
    "</g>"
  );
}
export function cow(x: number, b: number, s = 1, flip = 1) {
  return (
    `<g transform="translate(${x} ${b}) scale(${s * flip} ${s})">` +
    path("M-8 -6V0H-5.4V-6M13 -6V0H15.6V-6M-2 -6V-.6H.4V-6M7.6 -6V-.6H10V-6", V("a-coat2"), 1.1) +
    path(
      "M-10 -18C-4 -21 4 -20 10 -21C15 -21.6 18 -18 18 -13V-6.4L16 -8L14.4 -4.6L12.4 -7.6L10.4 -4.2L8 -7.4L6 -4.4L3.6 -7.4L1.4 -4L-1 -7.2L-3 -4.2L-5 -7L-7.4 -4.4L-10 -8C-12 -12 -12 -16 -10 -18z",
      V("a-coat"),
      1.3,
    ) +
    path(
      "M18 -13V-6.4L16 -8L14.4 -4.6L12.4 -7.6L10.4 -4.2L8 -7.4L6 -4.4L5 -6C10 -8 14 -12 15 -20C17 -18.6 18 -16 18 -13z",
      V("a-coat2"),
    ) +
    path("M17.4 -17C20 -15 19.6 -9 20 -5.6L18.2 -7", "none", 1.4) +
    [
      [-5, -17],
      [-1, -17.6],
      [3, -17.6],
      [7, -18],
      [1, -13],
      [5, -13],
      [-3, -13],
    ]
      .map(([a, c]) => gouge(a, c, 5, 100, 1.3, V("a-coat2")))
      .join("") +
    "</g>" +
    cowHead(x - 10 * s * flip, b - 15 * s, 0.82 * s)
  );
}
export function cottage(x: number, b: number, w: number, h: number, o: CottageLook = {}) {
  const rh = o.rh || h * 0.75,
    wall = o.wall || V("a-wall");
  let s = "";
  if (o.chim !== 0)
    s +=
      rect(x + w * 0.72, b - h - rh * 0.92, w * 0.13, rh * 0.6, V("a-stone"), 1.1) +
      rect(x + w * 0.69, b - h - rh * 0.98, w * 0.19, 2, V("a-stone2"), 0.8);
  s +=
    rect(x, b - h, w, h, wall, 1.3) +
    path(`M${x + w * 0.62} ${b}V${b - h}H${x + w}V${b}z`, V("a-wall2")) +
    rect(x, b - h, w, h, "none", 1.3);
  s += path(
    `M${x - 2} ${b - h + 0.6}L${x + w * 0.16} ${b - h - rh}H${x + w * 0.84}L${x + w + 2} ${b - h + 0.6}z`,
    o.roof || V("a-roof"),
    1.3,
  );
  s += path(
    `M${x + w * 0.58} ${b - h - rh}H${x + w * 0.84}L${x + w + 2} ${b - h + 0.6}H${x + w * 0.66}z`,
    o.roof2 || V("a-roof2"),
  );
  for (let k = 0; k < 4; k++)
    s += gouge(x + w * (0.2 + k * 0.15), b - h - rh * 0.86, rh * 0.66, 98 - k * 5, 1.1, o.roof2 || V("a-roof2"));
  s += path(
    `M${x - 2} ${b - h + 0.6}L${x + w * 0.16} ${b - h - rh}H${x + w * 0.84}L${x + w + 2} ${b - h + 0.6}z`,
    "none",
    1.3,
  );
  const dw = w * 0.17;
  s += rect(f1(x + w * 0.42), f1(b - h * 0.72), f1(dw), f1(h * 0.72), V("a-door"), 1);
  s += win(x + w * 0.13, b - h * 0.72, w * 0.16, h * 0.36) + win(x + w * 0.73, b - h * 0.72, w * 0.16, h * 0.36);
  return s;
}
export function win(x: number, y: number, w: number, h: number) {
  return (
    rect(f1(x), f1(y), f1(w), f1(h), V("a-lit"), 0.9) +
    path(`M${f1(x + w / 2)} ${f1(y)}v${f1(h)}M${f1(x)} ${f1(y + h / 2)}h${f1(w)}`, "none", 0.6)
  );
}
export function kirk(x: number, b: number, s = 1) {
  return (
    `<g transform="translate(${x} ${b}) scale(${s})">` +
    rect(-6, -24, 12, 24, V("a-stone"), 1.3) +
    rect(1.5, -24, 4.5, 24, V("a-stone2")) +
    rect(-6, -24, 12, 24, "none", 1.3) +
    path("M-7.5 -24L0 -44L7.5 -24z", V("a-slate"), 1.3) +
    path("M0 -44L7.5 -24H1.5z", V("a-slate2")) +
    path("M0 -44V-49M-2 -47H2", "none", 1.2) +
    path("M-2.4 -14v-4a2.4 2.6 0 0 1 4.8 0v4z", V("a-lit"), 1) +
    path("M-2.6 0v-7a2.6 2.8 0 0 1 5.2 0v7z", V("a-door"), 1) +
    "</g>"
  );
}
export function crenel(x: number, y: number, w: number, n: number, h = 3) {
  const u = w / (2 * n - 1);
  let d = `M${x} ${y}`;
  for (let i = 0; i < n; i++) {
    d += `v${-h}h${f1(u)}v${h}`;
    if (i < n - 1) d += `h${f1(u)}`;
  }
  return d;
}
export function stones(r: Rng, x: number, y: number, w: number, h: number, n: number, c = V("a-stone2")) {
  let s = "";
  for (let i = 0; i < n; i++) {
    const a = x + r() * (w - 4),
      b = y + r() * (h - 2);
    s += rect(f1(a), f1(b), f1(2.5 + r() * 2.5), 1.5, c, 0, 0.4);
  }
  return s;
}
export function castleM(r: Rng, x: number, b: number, v = 0) {
  let s = path(
    `M${x - 40} ${b + 2}C${x - 34} ${b - 8} ${x - 26} ${b - 9} ${x - 22} ${b - 8}H${x + 24}C${x + 30} ${b - 9} ${x + 36} ${b - 4} ${x + 41} ${b + 2}z`,
    V("a-stone2"),
    1.3,
  );
  for (let k = 0; k < 9; k++) s += gouge(x - 33 + k * 8, b - 6, 6, 108, 1.6, V("a-stone"));
  const g = b - 7; // curtain, keep, round tower
  s += path(crenel(x - 24, g - 11, 22, 4) + `V${g}H${x - 24}z`, V("a-stone"), 1.3);
  s +=
    path(crenel(x - 8, g - 27, 22, 4, 3.4) + `V${g}H${x - 8}z`, V("a-stonel"), 1.4) +
    path(`M${x + 6} ${g - 27}H${x + 14}V${g}H${x + 6}z`, V("a-stone")) +
    path(crenel(x - 8, g - 27, 22, 4, 3.4) + `V${g}H${x - 8}z`, "none", 1.4);
  if (v % 2 == 0) {
    s +=
      rect(x + 14, g - 20, 11, 20, V("a-stone"), 1.3) +
      rect(x + 20.5, g - 20, 4.5, 20, V("a-stone2")) +
      path(`M${x + 12} ${g - 20}L${x + 19.5} ${g - 33}L${x + 27} ${g - 20}z`, V("a-slate"), 1.3) +
      path(`M${x + 19.5} ${g - 33}L${x + 27} ${g - 20}H${x + 21}z`, V("a-slate2"));
  } else {
    s +=
      path(crenel(x + 14, g - 16, 14, 3) + `V${g}H${x + 14}z`, V("a-stone"), 1.3) +
      rect(x - 29, g - 21, 9, 21, V("a-stone"), 1.3) +
      path(`M${x - 31} ${g - 21}L${x - 24.5} ${g - 32}L${x - 18} ${g - 21}z`, V("a-slate"), 1.3);
  }
  s +=
    stones(r, x - 7, g - 24, 12, 18, 6) +
    stones(r, x - 22, g - 9, 12, 6, 3) +
    rect(x - 1, g - 20, 3, 5, V("a-lit"), 0.9, 1) +
    rect(x + 8, g - 14, 2.6, 4.4, V("a-lit"), 0.9, 1);
  s +=
    path(`M${x - 1.6} ${g}v-6a3 3.4 0 0 1 6 0v6z`, V("a-door"), 1.1) +
    path(`M${x + 3} ${g - 30}V${g - 41}`, "none", 1.2) +
    path(`M${x + 3} ${g - 41}l9 2.4l-9 3z`, V("a-flag"), 1);
  return s;
}
export function distilleryM(b: number) {
  let s = "";
  s += rect(17, b - 35, 5, 22, V("a-brick"), 1.2) + rect(16, b - 36.6, 7, 2.6, V("a-brick2"), 1); // stack
  s += path(
    `M19.5 ${b - 38}c-3.4 -2.6 -1 -5.4 1.6 -4.8c-1 -3.4 3.6 -5.4 5.8 -3c1.6 -3 6.6 -2 6.2 1.4c2.6 .2 3.2 3.6 .6 4.4c-3 .8 -5 -1 -7 .2c-2 1.4 -5 2.6 -7.2 1.8z`,
    V("a-smoke"),
    1,
  );
  s +=
    rect(9, b - 15, 46, 15, V("a-wall"), 1.3) +
    path(`M6.6 ${b - 14.4}L13 ${b - 25}H55V${b - 14.4}z`, V("a-slate"), 1.3);
  for (let k = 0; k < 7; k++) s += gouge(15 + k * 6, b - 24, 8, 96, 1.1, V("a-slate2"));
  for (let k = 0; k < 4; k++) s += win(13 + k * 8, b - 11.4, 4.2, 5.6);
  s += rect(45, b - 9.6, 6, 9.6, V("a-door"), 1.1);
  s +=
    rect(55, b - 24, 27, 24, V("a-wall"), 1.4) +
    rect(73, b - 24, 9, 24, V("a-wall2")) +
    rect(55, b - 24, 27, 24, "none", 1.4);
  s +=
    path(
      `M51 ${b - 23}C59 ${b - 26} 63.6 ${b - 32} 64.8 ${b - 38}H72.2C73.4 ${b - 32} 78 ${b - 26} 86 ${b - 23}z`,
      V("a-slate"),
      1.4,
    ) +
    path(
      `M70 ${b - 38}H72.2C73.4 ${b - 32} 78 ${b - 26} 86 ${b - 23}H73C71 ${b - 28} 70 ${b - 33} 70 ${b - 38}z`,
      V("a-slate2"),
    );
  s +=
    rect(65.4, b - 41.6, 6.2, 3.8, V("a-wall"), 1.1) +
    path(
      `M61.4 ${b - 41.2}C65 ${b - 42.4} 67.4 ${b - 45} 68.5 ${b - 49.6}C69.6 ${b - 45} 72 ${b - 42.4} 75.6 ${b - 41.2}z`,
      V("a-slate"),
      1.2,
    );
  s += win(60, b - 19, 5, 6.6) + win(70, b - 19, 5, 6.6) + path(`M63 ${b}v-6a5 5 0 0 1 10 0v6z`, V("a-door"), 1.1);
  return s;
}
export function barrel(x: number, b: number, s = 1, end = 0) {
  return (
    `<g transform="translate(${x} ${b}) scale(${s})">` +
    (end
      ? circ(0, -5, 5, V("a-barrel"), 1.2) +
        circ(0, -5, 3.2, V("a-barrel2"), 0.8) +
        path("M-2.6 -6H2.6M-2.8 -4H2.8", "none", 0.6)
      : path("M-4 0C-5.6 -3.4 -5.6 -6.6 -4 -10H4C5.6 -6.6 5.6 -3.4 4 0z", V("a-barrel"), 1.2) +
        path("M1.4 0C2.4 -3.4 2.4 -6.6 1.4 -10H4C5.6 -6.6 5.6 -3.4 4 0z", V("a-barrel2")) +
        path("M-4.9 -2.6H4.9M-4.9 -7.4H4.9", "none", 1.4)) +
    "</g>"
  );
}
export function awning(x: number, y: number, w: number, n: number, c: string, h = 8) {
  const u = w / n;
  let s = "";
  for (let i = 0; i < n; i++)
    s += path(
      `M${f1(x + 2 + (i * (w - 4)) / n)} ${y}h${f1((w - 4) / n)}L${f1(x + (i + 1) * u)} ${y + h}a${f1(u / 2)} 2.6 0 0 1 ${f1(-u)} 0z`,
      i % 2 ? V("a-wall") : c,
      1,
    );
  return s;
}
export function tent(x: number, b: number, w: number, h: number, c: string) {
  const l = x - w / 2;
  let s = path(`M${l} ${b}V${b - h * 0.42}L${x} ${b - h}L${l + w} ${b - h * 0.42}V${b}z`, V("a-wall"), 1.3);
  for (let i = 0; i < 3; i++) {
    const a = l + (w * (i * 2 + 0.5)) / 6,
      e = l + (w * (i * 2 + 1.5)) / 6;
    s += path(`M${f1(a)} ${b}V${f1(b - h * 0.42)}L${x} ${b - h}L${f1(e)} ${f1(b - h * 0.42)}V${b}z`, c);
  }
  s +=
    path(
      `M${l - 1.5} ${f1(b - h * 0.4)}q${f1((w + 3) / 12)} 4 ${f1((w + 3) / 6)} 0`.concat(
        `q${f1((w + 3) / 12)} 4 ${f1((w + 3) / 6)} 0`.repeat(5),
      ) + `L${x} ${b - h}z`,
      "none",
      1.2,
    ) +
    path(`M${l} ${b}V${b - h * 0.42}L${x} ${b - h}L${l + w} ${b - h * 0.42}V${b}z`, "none", 1.3) +
    path(`M${x - w * 0.09} ${b}L${x} ${b - h * 0.34}L${x + w * 0.09} ${b}z`, V("a-door"), 1) +
    path(`M${x} ${b - h}v-7`, "none", 1.2) +
    path(`M${x} ${b - h - 7}l8 2.2l-8 2.4z`, V("a-flag"), 1);
  return s;
}
