/** The boats: one that is built, two at the start, one that races. */

import { ground, mountain, ridge, sky } from "../../../../art/landscape";
import { circ, INK, lens, path, rect, V } from "../../../../art/marks";
import type { Scene } from "../../../../art/scenes";
import { sea } from "../../../../art/shores";
import { cottage, roundtree, spruce } from "../../../../art/things";

/** Mane, horn and eye, for a neck that ends at 36 to the right and 24 up. */
const dragon =
  path("M18.500 -11L13.500 -13L18.200 -15.500L14.500 -19L20 -19.500L18.500 -24L24 -22.500z", V("a-gold"), 1) + path("M25 -23C23.500 -26 21.500 -27.500 18.500 -28.500C22 -30 27 -28 29 -23z", V("a-horn"), 1) + circ(28.4, -20.4, 1.3, V("a-wall"), 0.8);
const SHAPE =
  "M-22 -7C-10 -5 10 -5 16 -8C20 -11 18.500 -17 21 -20C23 -23.500 27 -24 30 -23L37 -21L36.500 -18.500L30 -18L35 -16L33 -13.800L28 -15C25.500 -14.500 26 -12 25 -8C24 -3 20 0 16 0H-16C-22 0 -27 -4 -28 -10C-28.500 -16 -24 -19 -20.500 -16C-24.500 -14.500 -24.500 -10 -22 -7z";

/** One with her crew, the water at the base. */
function dragonBoat(x: number, b: number, s: number, hull: string, crew: string): string {
  const bench = [-16, -8, 0, 8];
  return (
    `<g transform="translate(${x} ${b}) scale(${s})">` +
    bench.map((at) => path(`M${at - 3.4} -5C${at - 3} -11 ${at + 2} -12 ${at + 3} -5z`, V(crew), 1.1) + circ(at + 0.4, -12.4, 2.5, V("a-skin"), 1.1)).join("") +
    path(SHAPE, V(hull), 1.4) + path("M-27 -6C-25 -2 -21 0 -16 0H16C20 0 24 -3 25 -8C18 -3 -16 -1.500 -27 -6z", V("a-shade")) + path("M-22 -7C-10 -5 10 -5 16 -8V-5C8 -2.800 -12 -2.800 -23 -4.600z", V("a-gold"), 0.9) + path(SHAPE, "none", 1.4) +
    dragon +
    bench.map((at) => path(`M${at + 2} -8L${at - 2.4} 1`, "none", 1.4) + path(`M${at - 1.6} -.500L${at - 3.4} 4.400L${at - 5} 3.600L${at - 3.600} -1.300z`, V("a-wood"), 0.9)).join("") +
    lens(-30, 1.6, 20, 2, V("a-foam")) + lens(2, 2, 24, 2, V("a-foam")) +
    "</g>"
  );
}

const buoy = (x: number, y: number) => circ(x, y, 2.6, V("a-red"), 1.1) + path(`M${x - 2.6} ${y}h5.200`, "none", 1.2, V("a-wall")) + lens(x - 5, y + 3, 10, 1.3, V("a-foam"));

/** A chequered banner on two posts in the water. */
const banner =
  [12, 80].map((x) => rect(x, 25, 4, 38, V("a-wood"), 1.3) + lens(x - 4, 63, 12, 2, V("a-foam"))).join("") + rect(11, 26, 74, 12, V("a-wall"), 1.4) +
  Array.from({ length: 12 }, (_, i) => rect(12 + i * 6, i % 2 ? 32 : 27, 6, 5, INK)).join("") + rect(11, 26, 74, 12, "none", 1.4) + path("M14 25V17l8 2.400l-8 2.600zM82 25V17l8 2.400l-8 2.600z", V("a-flag"), 1);

const scenes: Record<string, Scene> = {
  /** A boat on the stocks: keel and ribs, the lower planks, and her dragon already carved. */
  slipway: (r, o) => {
    const b = o.river ? 59 : 66;
    const ribs = [27, 35, 43, 51, 59, 67];
    return (
      sky(r, { sx: 14, sy: 26 }) + ridge(r, 41, 4, V("a-far"), V("a-far2")) + ground(r, 52, V("a-grass"), V("a-grass2"), 5) + roundtree(90, b - 2, 22) +
      cottage(3, b - 7, 24, 10, { roof: V("a-thatch"), roof2: V("a-thatch2") }) +
      path(`M34 ${b}V${b - 33}M70 ${b}V${b - 33}`, "none", 2.4, V("a-wood")) + path(`M28 ${b - 29}L37 ${b - 40}H67L76 ${b - 29}z`, V("a-slate"), 1.4) + path(`M56 ${b - 40}H67L76 ${b - 29}H60z`, V("a-slate2")) + path(`M28 ${b - 29}L37 ${b - 40}H67L76 ${b - 29}z`, "none", 1.4) +
      ribs.map((x) => path(`M${x} ${b - 4}C${x - 3} ${b - 9} ${x - 3} ${b - 14} ${x - 1} ${b - 19}`, "none", 2.6) + path(`M${x} ${b - 4}C${x - 3} ${b - 9} ${x - 3} ${b - 14} ${x - 1} ${b - 19}`, "none", 1.3, V("a-sandl"))).join("") +
      `<g transform="translate(51 ${b - 3}) scale(1.1)">` + path("M-27 -6C-14 -8 10 -8 17 -9C20 -11 18.500 -17 21 -20C23 -23.500 27 -24 30 -23L37 -21L36.500 -18.500L30 -18L35 -16L33 -13.800L28 -15C25.500 -14.500 26 -12 25 -8C24 -3 20 0 16 0H-18C-23 0 -26 -3 -27 -6z", V("a-sand"), 1.4) + path("M-25.500 -2.800C-10 -3.600 14 -3 23.500 -4.500", "none", 1) + path("M25 -8C24 -3 20 0 16 0H-2C10 -1 20 -4 20 -9z", V("a-shade")) + dragon + "</g>" +
      [32, 50, 66].map((x) => path(`M${x - 4} ${b + 2}L${x - 2} ${b - 3}H${x + 2}L${x + 4} ${b + 2}z`, V("a-wood"), 1.1)).join("") + path(`M6 ${b + 1}h17v-3H6zM8 ${b - 2}h17v-3H8z`, V("a-sand"), 1)
    );
  },
  /** The start of the race: a banner over the water, and the boats under it. */
  regatta: (r) => sky(r, { sx: 48, sy: 20, h: 60 }) + mountain(20, 52, 50, 14) + mountain(78, 52, 46, 16) + ridge(r, 48, 2, V("a-moss"), V("a-forest2"), 26) + sea(r, 52, 11) + banner + dragonBoat(40, 61, 0.6, "a-blue", "a-wall") + dragonBoat(46, 77, 0.9, "a-green", "a-red") + buoy(86, 70) + buoy(8, 72),
  /** A dragon boat in full race. */
  dragonboat: (r) => sky(r, { sx: 22, sy: 26, h: 64 }) + mountain(46, 54, 64, 24) + ridge(r, 49, 3, V("a-moss"), V("a-forest2")) + spruce(6, 55, 16) + spruce(16, 55, 12) + sea(r, 54, 13) + dragonBoat(43, 72, 1.3, "a-green", "a-red"),
};

export default scenes;
