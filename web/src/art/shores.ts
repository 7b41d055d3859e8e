/** What the Highlands' places are put together from: seas and islets, towers and turrets, boats. */

import { circ, f1, gouge, lens, path, rect, V, type Rng } from "./marks";
import { crenel } from "./things";

/** Water from this height down. */
export function sea(r: Rng, y: number, waves = 12): string {
  let s = rect(-1, y, 98, 98 - y, V("a-water")) + path(`M-1 ${y}H97`, "none", 1.2);
  for (let i = 0; i < waves; i++)
    s += lens(-4 + r() * 84, y + 4 + (i * (38 - (y - 54))) / waves, 10 + r() * 22, 1.5, i % 3 ? V("a-foam") : V("a-water2"));
  return s;
}

/** A low rock in the water, with grass on it. */
export function islet(x: number, b: number, w: number, h = 8): string {
  const l = x - w / 2;
  let s =
    path(`M${l} ${b}C${l + w * 0.06} ${b - h * 0.7} ${l + w * 0.2} ${b - h} ${l + w * 0.34} ${b - h}H${l + w * 0.68}C${l + w * 0.82} ${b - h} ${l + w * 0.94} ${b - h * 0.6} ${l + w} ${b}z`, V("a-stone2"), 1.3) +
    path(`M${l + w * 0.12} ${b - h * 0.7}C${l + w * 0.2} ${b - h} ${l + w * 0.34} ${b - h - 1} ${l + w * 0.5} ${b - h}H${l + w * 0.7}C${l + w * 0.8} ${b - h} ${l + w * 0.86} ${b - h * 0.8} ${l + w * 0.9} ${b - h * 0.6}C${l + w * 0.7} ${b - h * 0.4} ${l + w * 0.3} ${b - h * 0.4} ${l + w * 0.12} ${b - h * 0.7}z`, V("a-grass"), 1);
  for (let k = 0; k < 6; k++) s += gouge(l + w * (0.14 + k * 0.13), b - h * 0.35, h * 0.3, 100, 1.4, V("a-stone"));
  return s;
}

/** A square tower with battlements, lit from the left. */
export function keep(x: number, b: number, w: number, h: number, n = 4): string {
  const shape = crenel(x, b - h, w, n, 3.2) + `V${b}H${x}z`;
  return (
    path(shape, V("a-stonel"), 1.3) +
    path(`M${f1(x + w * 0.64)} ${b - h}H${x + w}V${b}H${f1(x + w * 0.64)}z`, V("a-stone")) +
    path(shape, "none", 1.3) +
    rect(f1(x + w * 0.3), f1(b - h * 0.72), 2.4, 4.2, V("a-lit"), 0.9, 1)
  );
}

/** A round tower under a cone of slate. */
export function turret(x: number, b: number, w: number, h: number, wall = "a-stone"): string {
  const roof = w * 1.1;
  return (
    rect(x, b - h, w, h, V(wall), 1.3) +
    rect(f1(x + w * 0.6), b - h, f1(w * 0.4), h, V("a-shade")) +
    path(`M${f1(x - w * 0.18)} ${b - h}L${f1(x + w / 2)} ${f1(b - h - roof)}L${f1(x + w * 1.18)} ${b - h}z`, V("a-slate"), 1.3) +
    path(`M${f1(x + w / 2)} ${f1(b - h - roof)}L${f1(x + w * 1.18)} ${b - h}H${f1(x + w * 0.62)}z`, V("a-slate2"))
  );
}

export const flagpole = (x: number, b: number, h: number) =>
  path(`M${x} ${b}V${b - h}`, "none", 1.2) + path(`M${x} ${b - h}l8.500 2.400l-8.500 3z`, V("a-flag"), 1);

export const door = (x: number, b: number, w = 6) => path(`M${x} ${b}v${-w}a${w / 2} ${f1(w * 0.55)} 0 0 1 ${w} 0v${w}z`, V("a-door"), 1.1);

/** A sailing boat, its keel at the base. */
export function boat(x: number, b: number, s = 1, sail = "a-wall", jib = "a-flag"): string {
  return (
    `<g transform="translate(${x} ${b}) scale(${s})">` +
    path("M-10 -5H10L6.500 0H-6.500z", V("a-wood"), 1.2) +
    path("M-.600 -6V-24", "none", 1.4) +
    path("M1 -23.500C7 -19 9 -13 8.600 -7.600H1z", V(sail), 1.2) +
    path("M-2 -20.500L-8.400 -7.600H-2z", V(jib), 1.2) +
    "</g>"
  );
}

/** A gabled house front on a quay. */
export function gable(x: number, b: number, w: number, h: number, wall: string, roof = "a-slate"): string {
  return (
    path(`M${x} ${b}V${b - h}L${x + w / 2} ${f1(b - h - w * 0.55)}L${x + w} ${b - h}V${b}z`, V(wall), 1.3) +
    path(`M${x - 1.5} ${b - h + 1}L${x + w / 2} ${f1(b - h - w * 0.62)}L${x + w + 1.5} ${b - h + 1}`, "none", 2.6, V(roof)) +
    path(`M${x - 1.5} ${b - h + 1}L${x + w / 2} ${f1(b - h - w * 0.62)}L${x + w + 1.5} ${b - h + 1}`, "none", 0.8) +
    rect(f1(x + w * 0.2), f1(b - h * 0.82), f1(w * 0.22), f1(h * 0.3), V("a-lit"), 0.8) +
    rect(f1(x + w * 0.6), f1(b - h * 0.82), f1(w * 0.22), f1(h * 0.3), V("a-lit"), 0.8) +
    rect(f1(x + w * 0.38), f1(b - h * 0.42), f1(w * 0.26), f1(h * 0.42), V("a-door"), 0.9)
  );
}

/** A lighthouse with a red band. */
export const lighthouse = (x: number, b: number, h: number) =>
  path(`M${x} ${b}L${x + 1.6} ${b - h}h5.800L${x + 9} ${b}z`, V("a-wall"), 1.3) +
  path(`M${x + 0.6} ${f1(b - h * 0.38)}L${x + 1} ${f1(b - h * 0.6)}h7L${x + 8.4} ${f1(b - h * 0.38)}z`, V("a-red")) +
  rect(x + 1.4, b - h - 4.4, 6.2, 4.6, V("a-lit"), 1.1) +
  path(`M${x + 0.6} ${b - h - 4.2}L${x + 4.5} ${b - h - 8.6}L${x + 8.4} ${b - h - 4.2}z`, V("a-roof"), 1.1);

/** A pillar with a figure on it. */
export const pillar = (x: number, b: number, h: number, w = 9) =>
  path(`M${x - w * 0.8} ${b}V${b - 9}H${x + w * 0.8}V${b}z`, V("a-stonel"), 1.3) +
  path(`M${x - w / 2} ${b - 9}L${x - w * 0.4} ${b - h}H${x + w * 0.4}L${x + w / 2} ${b - 9}z`, V("a-stonel"), 1.3) +
  path(`M${x + w * 0.08} ${b - 9}V${b - h}H${x + w * 0.4}L${x + w / 2} ${b - 9}z`, V("a-stone2")) +
  rect(x - w * 0.62, b - h - 3, w * 1.24, 3.4, V("a-stone"), 1.2) +
  path(`M${x - 3} ${b - h - 3}C${x - 3} ${b - h - 9} ${x - 1.6} ${b - h - 10} ${x - 1.4} ${b - h - 12}a2.300 2.300 0 1 1 3 0C${x + 2} ${b - h - 10} ${x + 3.4} ${b - h - 9} ${x + 3.4} ${b - h - 3}z`, V("a-bronze"), 1.2);

export const sun = (x: number, y: number) => circ(x, y, 8.5, V("a-sun"));
