/** The scenes, one for each kind of tile. Parameters vary them; a seed varies hills and clouds. */

import { burn, ford, furrows, ground, mountain, ridge, river, road, sky } from "./landscape";
import { circ, f1, gouge, lens, path, rect, rng, V, type Rng } from "./marks";
import { CITY } from "./city";
import { COUNTRYSIDE } from "./countryside";
import { HIGHLANDS } from "./highlands";
import { portrait, type Portrait } from "./portrait";
import { shopfront } from "./shopfront";
import {
  awning,
  barrel,
  castleM,
  cottage,
  cow,
  crenel,
  cube,
  distilleryM,
  kirk,
  roundtree,
  sheaf,
  sheep,
  spruce,
  tent,
  win,
} from "./things";

export interface Look extends Portrait {
  seed?: number;
  variant?: number;
  name?: string;
  river?: boolean;
  road?: boolean;
  riverV?: boolean;
  home?: boolean;
  ness?: boolean;
}

export type Scene = (r: Rng, o: Look & { seed: number }) => string;

/** Those that only one chronicle needs lie in its folder, and are added when it is wanted. */
export const SCENES: Record<string, Scene> = {
  forest: (r, o) => {
    let s =
      sky(r, { sx: 74, sy: 29 }) +
      ridge(r, 42, 5, V("a-far"), V("a-far2")) +
      ground(r, 56, V("a-moss"), V("a-forest2"), 7);
    for (const [x, h] of [
      [6, 24],
      [15, 28],
      [33, 30],
      [41, 26],
      [62, 30],
      [70, 25],
      [88, 28],
    ])
      s += spruce(x, 58, h, V("a-forest2"), V("a-forest3"));
    s +=
      spruce(24, 62 + (o.river ? -2 : 3), 42) +
      spruce(79, 61 + (o.river ? -1 : 2), 38) +
      spruce(52, 64 + (o.river ? -4 : 4), 47);
    return s;
  },
  quarry: (r, o) => {
    let s =
      sky(r, { sx: 80, sy: 29 }) +
      ridge(r, 44, 4, V("a-far"), V("a-far2")) +
      ground(r, 57, V("a-dust"), V("a-stone2"), 3);
    const bench = (x1: number, x2: number, t: number, b: number) => {
      let q =
        path(`M${x1} ${t}l7 -6H${x2 + 7}L${x2} ${t}z`, V("a-stonel"), 1.3) +
        path(`M${x2} ${t}l7 -6V${b - 5}L${x2} ${b}z`, V("a-stone2"), 1.3) +
        path(`M${x1} ${t}H${x2}V${b}H${x1}z`, V("a-stone"), 1.3);
      let k = 0;
      for (let x = x1 + 9; x < x2 - 3; x += 15, k++)
        q += path(`M${x} ${t}l${k % 2 ? 1.5 : -1} ${f1((b - t) * (k % 2 ? 0.55 : 0.8))}`, "none", 0.9);
      for (let x = x1 + 3; x < x2 - 4; x += 5.2) {
        q += gouge(x, t + 2.5 + (x % 3), Math.min(9, b - t - 5), 88, 1.8, V("a-stone2"));
      }
      return q;
    };
    const d = o.river ? -4 : 0;
    s +=
      path("M-2 30C8 17 26 15 40 21L48 30V60H-2z", V("a-grass"), 1.3) +
      bench(-4, 38, 29, 62 + d) +
      bench(-4, 53, 41, 63 + d) +
      bench(-4, 30, 52, 64 + d);
    s +=
      path(`M60 ${66 + d}L71 30L82 ${66 + d}M64.500 52H77.500`, "none", 2.3, V("a-wood")) +
      path(`M60 ${66 + d}L71 30L82 ${66 + d}`, "none", 0.7) +
      path("M71 30L57 26V37M71 30L90 58", "none", 1.3) +
      cube(53, 45, 8);
    const y = o.river ? 60 : 74;
    return s + (o.river ? cube(40, 59, 8) : cube(38, y - 2, 11) + cube(58, y + 2, 10) + cube(45, y - 13, 9));
  },
  field: (r, o) => {
    let s =
      sky(r, { sx: 22, sy: 29 }) +
      ridge(r, 41, 4, V("a-far"), V("a-far2")) +
      ridge(r, 46, 2, V("a-moss"), V("a-forest2"), 22) +
      path("M-2 50C24 46 66 46 98 50V98H-2z", V("a-goldl"), 1.2) +
      furrows(49, V("a-gold"));
    for (const x of [10, 19, 30, 66, 77, 88]) s += sheaf(x, 53, 8);
    const d = o.river ? -5 : 3;
    return s + sheaf(22, 64 + d, 24) + sheaf(74, 63 + d, 23) + sheaf(48, 68 + d, 29);
  },
  meadow: (r, o) => {
    let s =
      sky(r, { sx: 76, sy: 28 }) +
      mountain(24, 50, 52, 24) +
      ridge(r, 45, 3, V("a-far"), V("a-far2")) +
      ridge(r, 51, 2.5, V("a-grass"), V("a-grass2"), 20);
    s += path("M-2 54L22 51L48 54L74 50L98 53V57L74 54.4L48 58L22 55L-2 58z", V("a-stone"), 1.1);
    for (let x = 2; x < 96; x += 7) s += path(`M${x} ${53 + (x % 3)}v3`, "none", 0.7);
    s += ground(r, 58, V("a-grass"), V("a-grass2"), 10);
    const d = o.river ? -13 : 0;
    return s + sheep(72, 62 + d * 0.5, 0.95, -1) + sheep(27, 66 + d, 1.35) + sheep(60, 74 + d, 1.5, -1);
  },
  pasture: (r, o) => {
    let s =
      sky(r, { sx: 20, sy: 28 }) +
      mountain(70, 50, 60, 27) +
      ridge(r, 47, 3, V("a-moss"), V("a-forest2")) +
      ground(r, 54, V("a-grass"), V("a-grass2"), 10);
    const d = o.river ? -9 : 0;
    return s + cow(80, 59 + d * 0.3, 0.62, -1) + cow(42, 74 + d, 1.5);
  },
  both: (r) => {
    let s =
      sky(r, { sx: 20, sy: 28 }) +
      mountain(70, 50, 60, 27) +
      ridge(r, 47, 3, V("a-moss"), V("a-forest2")) +
      ground(r, 54, V("a-grass"), V("a-grass2"), 10);
    return s + cow(38, 70, 1.2) + sheep(74, 72, 1.25, -1) + sheep(66, 60, 0.8);
  },
  distillery: (r, o) =>
    sky(r, { sx: 40, sy: 27 }) +
    ridge(r, 42, 5, V("a-far"), V("a-far2")) +
    ground(r, 56, V("a-grass"), V("a-grass2"), 6) +
    distilleryM(o.river ? 60 : 62) +
    (o.river
      ? ""
      : barrel(20, 75, 1.1) +
        barrel(32, 77, 1.1) +
        barrel(76, 76, 1.15, 1) +
        barrel(87, 76, 1.15, 1) +
        barrel(81.5, 66.6, 1.15, 1)),
  village: (r, o) => {
    const b = o.river ? 60 : 62;
    let s =
      sky(r, { sx: 20, sy: 28 }) +
      ridge(r, 42, 4, V("a-far"), V("a-far2")) +
      ground(r, 55, V("a-grass"), V("a-grass2"), 6) +
      roundtree(10, b - 3, 20) +
      roundtree(88, b - 2, 19);
    s += kirk(51, b - 3, 0.95);
    if (!o.river) s += path(`M46 98C44 84 54 76 50 62H56C60 74 58 86 62 98z`, V("a-road"), 1);
    return (
      s +
      cottage(14, b, 27, 11, { roof: V("a-thatch"), roof2: V("a-thatch2") }) +
      cottage(60, b - 1, 25, 11, {}) +
      (o.home ? cottage(36, b + (o.river ? 0 : 8), 22, 10, { roof: V("a-slate"), roof2: V("a-slate2") }) : "")
    );
  },
  castle: (r, o) =>
    sky(r, { sx: 22, sy: 27 }) +
    ridge(r, 43, 5, V("a-far"), V("a-far2")) +
    ground(r, 57, V("a-grass"), V("a-grass2"), 7) +
    castleM(r, 47, o.river ? 61 : 66, o.seed || 0),
  loch: (r, o) => {
    let s =
      sky(r, { sx: 48, sy: 27, h: 60 }) +
      mountain(16, 54, 46, 22) +
      mountain(80, 54, 54, 28) +
      ridge(r, 50, 2, V("a-moss"), V("a-forest2"), 26) +
      rect(-1, 54, 98, 44, V("a-water")) +
      path("M-1 54H97", "none", 1.2);
    s += path("M58 55L80 72L97 58V55zM2 55L16 68L34 55z", V("a-water2"));
    for (let i = 0; i < 15; i++)
      s += lens(-4 + r() * 84, 58 + i * 2.1, 10 + r() * 24, 1.5, i % 3 ? V("a-foam") : V("a-water2"));
    if (o.ness)
      s +=
        path(
          "M20 70c0 -9 -1 -14 3 -19c2 -3 6 -3 8 -.6l3 1.8c1 1 0 2 -1.4 1.8l-4.6 -.6c-2 3 -1 9 0 16.600z",
          V("a-forest2"),
          1.3,
        ) +
        path("M34 70c2 -9 12 -9 15 0zM53 70c2 -6.600 9 -6.600 11.600 0z", V("a-forest2"), 1.3) +
        circ(27.6, 51.6, 0.9, V("a-lit"));
    else
      s +=
        path("M40 66h20l-3.600 5H43.600z", V("a-wood"), 1.2) +
        path("M49.400 65V47", "none", 1.4) +
        path("M51 47.600C57 52 59 58 58.600 63.400H51z", V("a-wall"), 1.2) +
        path("M48 50.600L41.600 63.400H48z", V("a-flag"), 1.2);
    return s;
  },
  butcher: (r) => shopfront(r, "a-red", "cattle"),
  grocer: (r) => {
    let s =
      sky(r, { sx: 76, sy: 27 }) +
      ridge(r, 43, 4, V("a-far"), V("a-far2")) +
      ground(r, 58, V("a-dust"), V("a-road2"), 3);
    s +=
      rect(18, 38, 60, 26, V("a-door")) +
      path("M18 34V66M78 34V66", "none", 2.4) +
      awning(10, 25, 76, 8, V("a-green"), 12);
    s += rect(14, 54, 68, 10, V("a-wood"), 1.3);
    for (const x of [31, 48, 65]) s += path(`M${x} 54v10`, "none", 1);
    const crates: [number, string][] = [
      [20, "a-red"],
      [25, "a-red"],
      [30, "a-red"],
      [38, "a-gold"],
      [43, "a-gold"],
      [48, "a-gold"],
      [56, "a-green"],
      [61, "a-green"],
      [66, "a-green"],
      [72, "a-wall"],
      [77, "a-wall"],
    ];
    for (const [x, c] of crates) s += circ(x, 51.5, 3.1, V(c), 1);
    const top: [number, string][] = [
      [23, "a-red"],
      [28, "a-red"],
      [41, "a-gold"],
      [46, "a-gold"],
      [59, "a-green"],
      [64, "a-green"],
    ];
    for (const [x, c] of top) s += circ(x, 47, 3, V(c), 1);
    return (
      s +
      barrel(16, 78, 1.15) +
      sheaf(80, 78, 18) +
      rect(33, 68, 15, 10, V("a-wood"), 1.2) +
      path("M33 71.400h15M33 74.800h15", "none", 0.9) +
      circ(37, 67, 2.6, V("a-gold"), 1) +
      circ(43, 67, 2.6, V("a-gold"), 1)
    );
  },
  fair: (r, o) => {
    let s =
      sky(r, { sx: 78, sy: 27 }) +
      ridge(r, 43, 4, V("a-far"), V("a-far2")) +
      ground(r, 57, V("a-grass"), V("a-grass2"), 8);
    s += path("M2 30Q26 44 48 22Q70 44 95 28", "none", 0.9);
    const pennants: [number, number, string][] = [
      [12, 35, "a-red"],
      [22, 37, "a-gold"],
      [33, 34, "a-water2"],
      [64, 34, "a-gold"],
      [75, 36, "a-red"],
      [86, 33, "a-green"],
    ];
    for (const [x, y, c] of pennants) s += path(`M${x - 2.4} ${y}h5l-2.500 5z`, V(c), 0.8);
    const d = o.river ? -6 : 0;
    return (
      s +
      tent(18, 63 + d, 24, 26, V("a-green")) +
      tent(79, 63 + d, 24, 25, V("a-gold")) +
      tent(48, 68 + d, 36, 40, V("a-red"))
    );
  },
  inn: (r) => {
    let s =
      sky(r, { sx: 16, sy: 27 }) +
      ridge(r, 42, 5, V("a-far"), V("a-far2")) +
      ground(r, 59, V("a-grass"), V("a-grass2"), 4) +
      path("M22 98C30 84 40 78 42 66H52C52 78 50 86 56 98z", V("a-road"), 1);
    s += rect(20, 16, 6, 14, V("a-stone"), 1.2) + rect(58, 18, 6, 12, V("a-stone"), 1.2);
    s +=
      rect(14, 38, 56, 28, V("a-wall"), 1.4) +
      rect(52, 38, 18, 28, V("a-wall2")) +
      rect(14, 38, 56, 28, "none", 1.4) +
      path("M9 39L18 23H66L75 39z", V("a-slate"), 1.4);
    for (let k = 0; k < 8; k++) s += gouge(20 + k * 6, 25, 11, 98 - k * 2, 1.2, V("a-slate2"));
    s += path("M34 39V30L42 23.600L50 30V39z", V("a-wall"), 1.3) + path("M32 31L42 22L52 31", "none", 2);
    s +=
      win(38.5, 30.5, 7, 6) +
      win(19, 43, 7, 7) +
      win(31, 43, 6, 7) +
      win(47, 43, 6, 7) +
      win(59, 43, 7, 7) +
      win(19, 55, 8, 7) +
      win(58, 55, 8, 7) +
      rect(36.5, 52, 11, 14, V("a-door"), 1.2) +
      path("M14 51.500H70", "none", 1);
    s +=
      path("M78 66V34H91", "none", 2) +
      path("M80 36L86 34", "none", 1.2) +
      rect(81.5, 37, 12, 13, V("a-gold"), 1.2, 1.5) +
      `<g transform="translate(87.500 48.600) scale(.86)">` +
      path("M-3.600 0C-5 -3.400 -5 -6.600 -3.600 -10H3.600C5 -6.600 5 -3.400 3.600 0z", V("a-barrel"), 1.1) +
      path("M-4.600 -2.800H4.600M-4.600 -7.200H4.600", "none", 1.1) +
      "</g>";
    return s;
  },
  bridge: (r) => {
    let s =
      sky(r, { sx: 48, sy: 26 }) +
      mountain(20, 52, 50, 24) +
      ridge(r, 45, 4, V("a-far"), V("a-far2")) +
      ridge(r, 52, 2, V("a-moss"), V("a-forest2"), 24) +
      ground(r, 57, V("a-grass"), V("a-grass2"), 6) +
      spruce(10, 56, 22) +
      spruce(87, 56, 24);
    s += river();
    s +=
      path("M-2 64V52C18 48 30 34 48 33S78 48 98 52V64H84C80 48 64 42 48 42S16 48 12 64z", V("a-stone"), 1.4) +
      path("M84 64C80 48 64 42 48 42S16 48 12 64H17C22 51 34 46 48 46S74 51 79 64z", V("a-stone2"), 1) +
      path("M-2 52C18 48 30 34 48 33S78 48 98 52V49C78 45 66 30 48 29S18 45 -2 49z", V("a-stonel"), 1.3);
    for (const [x, y, a] of [
      [4, 56, 88],
      [10, 54, 80],
      [88, 56, 92],
      [82, 54, 100],
      [20, 49, 70],
      [74, 49, 110],
      [28, 44, 66],
      [66, 44, 114],
      [36, 38.5, 78],
      [60, 38.5, 102],
      [48, 36, 90],
    ])
      s += gouge(x, y, 6, a, 1.4, V("a-stone2"));
    return s;
  },
  abbey: (r, o) => {
    const b = o.river ? 60 : 64;
    let s =
      sky(r, { sx: 74, sy: 27 }) +
      ridge(r, 44, 4, V("a-far"), V("a-far2")) +
      ground(r, 57, V("a-grass"), V("a-grass2"), 8) +
      roundtree(12, b - 1, 24) +
      roundtree(87, b, 22);
    s +=
      rect(22, b - 20, 40, 20, V("a-stonel"), 1.3) +
      path(`M19 ${b - 20}L24 ${b - 29}H62V${b - 20}z`, V("a-slate"), 1.3);
    for (let k = 0; k < 6; k++) s += gouge(26 + k * 6, b - 28, 7, 96, 1.1, V("a-slate2"));
    for (const x of [27, 37, 47])
      s += path(`M${x} ${b - 5}v-6c0 -2.600 1.600 -4 2.800 -5c1.200 1 2.800 2.400 2.800 5v6z`, V("a-lit"), 1);
    s +=
      rect(58, b - 34, 18, 34, V("a-stone"), 1.4) +
      rect(69, b - 34, 7, 34, V("a-stone2")) +
      path(crenel(57, b - 34, 20, 4, 3.6) + `H57z`, V("a-stonel"), 1.3) +
      path(`M63.500 ${b - 20}v-5c0 -2.600 2 -4 3.500 -5.600c1.500 1.600 3.500 3 3.500 5.600v5z`, V("a-lit"), 1.1) +
      path(`M63 ${b}v-7c0 -3 2.400 -4.600 4 -6c1.600 1.400 4 3 4 6v7z`, V("a-door"), 1.1) +
      path(`M67 ${b - 38}v-9M64 ${b - 44}h6`, "none", 1.5);
    return s;
  },
  harbour: (r) => {
    let s =
      sky(r, { sx: 20, sy: 27 }) +
      ridge(r, 46, 4, V("a-far"), V("a-far2")) +
      rect(-1, 54, 98, 44, V("a-water")) +
      path("M-1 54H97", "none", 1.2);
    for (let i = 0; i < 10; i++)
      s += lens(-4 + r() * 84, 59 + i * 2.6, 10 + r() * 22, 1.5, i % 3 ? V("a-foam") : V("a-water2"));
    s +=
      path("M18 58H78L70 70H28z", V("a-wood"), 1.4) +
      path("M20 61.600H76", "none", 1.1) +
      path("M36 58V22M58 58V18", "none", 1.9) +
      path("M38 26C46 30 48 42 46 52H38zM60 22C70 28 72 42 69 52H60z", V("a-wall"), 1.3) +
      path("M34 30L24 54H34zM56 26L49 40L56 52z", V("a-wall2"), 1.2) +
      path("M36 22l-8 -2.400l8 -2.400zM58 18l-8 -2.400l8 -2.400z", V("a-flag"), 1);
    return s;
  },
  mill: (r) => {
    const b = 60;
    let s =
      sky(r, { sx: 78, sy: 27 }) +
      ridge(r, 42, 4, V("a-far"), V("a-far2")) +
      ground(r, 56, V("a-grass"), V("a-grass2"), 5) +
      roundtree(10, 58, 24);
    s +=
      rect(20, b - 26, 40, 26, V("a-stonel"), 1.4) +
      path(`M16 ${b - 25}L24 ${b - 39}H56L64 ${b - 25}z`, V("a-slate"), 1.4);
    for (let k = 0; k < 6; k++) s += gouge(26 + k * 6, b - 37, 9, 97, 1.2, V("a-slate2"));
    s +=
      win(25, b - 20, 6, 7) + win(37, b - 20, 6, 7) + win(25, b - 9, 6, 6) + rect(37, b - 10, 8, 10, V("a-door"), 1.1);
    s += circ(68, b - 4, 15, "none", 2.6) + circ(68, b - 4, 10, "none", 1.2);
    for (let a = 0; a < 12; a++) {
      const t = (a * Math.PI) / 6;
      s += path(`M68 ${b - 4}L${f1(68 + 16 * Math.cos(t))} ${f1(b - 4 + 16 * Math.sin(t))}`, "none", 1.4, V("a-wood"));
    }
    return s + circ(68, b - 4, 2.6, V("a-wood"), 1.2);
  },
  worldsend: (r) =>
    sky(r, { sx: 48, sy: 40 }) +
    rect(-1, 56, 98, 42, V("a-water")) +
    Array.from({ length: 14 }, (_, i) =>
      lens(-6 + r() * 84, 60 + i * 2.2, 10 + r() * 26, 1.5, i % 3 ? V("a-foam") : V("a-water2")),
    ).join("") +
    path("M-2 98V44L8 40L14 32L28 34L32 48L38 58L36 74L44 98z", V("a-stone"), 1.4) +
    path("M28 34L32 48L38 58L36 74L44 98H30L26 70L28 52z", V("a-stone2")) +
    path("M-2 44L8 40L14 32L28 34L30 38L14 38L8 46L-2 50z", V("a-grass"), 1.1) +
    rect(64, 26, 9, 34, V("a-wall"), 1.3) +
    rect(62.5, 22, 12, 5, V("a-lit"), 1.2) +
    path("M62 22L68.500 15L75 22z", V("a-roof"), 1.2) +
    path("M60 64L62 58H75L79 66z", V("a-stone2"), 1.3) +
    rect(64, 34, 9, 6, V("a-red")) +
    rect(64, 46, 9, 6, V("a-red")),
  person: (_, o) => portrait(o),
  ...HIGHLANDS,
  ...COUNTRYSIDE,
  ...CITY,
};

/** Scenes that have their own water in the river's place. */
export const WET = new Set(["loch", "lochy", "bridge"]);

export function scene(kind: string, o: Look = {}) {
  const seed = o.seed ?? [...(o.name || kind)].reduce((a, c) => (a * 31 + c.charCodeAt(0)) | 0, 7) >>> 0;
  const r = rng(seed % 9973);
  const draw = SCENES[kind] ?? SCENES["meadow"]!;
  // What stands in the scene makes room for a river or a road in front of it.
  const look = { ...o, river: o.river || o.road || false, seed: o.variant ?? seed };
  if (o.riverV) return glen(kind, draw, r, look);
  let s = draw(r, look);
  if (o.river && !WET.has(kind)) s += river();
  if (o.road) s += road();
  return s;
}

/** The scene beside a burn that runs from north to south. */
function glen(kind: string, draw: Scene, r: Rng, look: Look & { seed: number }) {
  if (kind == "loch") return draw(r, look) + inflow();
  if (kind == "bridge") return bridgeOverBurn(r);
  const shift = SHIFT[kind] ?? -17;
  let s = `<g transform="translate(${shift} 0)">${draw(r, look)}</g>` + burn(r);
  if (look.road) s += road() + ford();
  return s;
}

/** How far the motif steps aside for the burn. */
const SHIFT: Record<string, number> = { castle: -21, pasture: -16, village: -16 };

/** The burn comes over the hill into the loch; the loch itself reaches the south edge. */
function inflow() {
  return (
    path("M46 56C48 44 50 30 51 12H72C70 30 74 44 80 56z", V("a-moss"), 1.2) +
    [
      [49, 46],
      [51, 36],
      [73, 44],
      [71, 32],
      [76, 51],
    ]
      .map(([x = 0, y = 0]) => gouge(x, y, 5, 70, 1.400, V("a-grass2")))
      .join("") +
    path("M54 -1C54 16 57 28 55 40S50 52 48 57H74C70 52 66 48 66.500 40S66 16 66 -1z", V("a-water")) +
    path("M54 -1C54 16 57 28 55 40S50 52 48 57M66 -1C66 16 67 28 66.500 40S70 52 74 57", "none", 1.5) +
    [
      [60, 20],
      [62, 30],
      [59, 40],
      [63, 47],
      [57, 50],
    ]
      .map(([x = 0, y = 0]) => gouge(x, y, 7, 90, 1.700, V("a-foam")))
      .join("")
  );
}

function bridgeOverBurn(r: Rng) {
  let s =
    sky(r, { sx: 20, sy: 30 }) +
    mountain(30, 54, 56, 26) +
    ridge(r, 47, 3, V("a-far"), V("a-far2")) +
    ridge(r, 53, 2, V("a-moss"), V("a-forest2"), 24) +
    ground(r, 58, V("a-grass"), V("a-grass2"), 6) +
    spruce(9, 60, 26) +
    spruce(20, 58, 18);
  s += path("M46 56C49 42 50 28 51 12H98V56z", V("a-moss"), 1.2) + spruce(86, 48, 26) + spruce(76, 44, 17);
  s +=
    path("M54 -1C54 16 57 30 55 44C52 54 46 60 44 72C43 80 52 88 54 97H66C70 88 79 80 78 70C76 58 69 54 67 44S66 16 66 -1z", V("a-water"), 1.400) +
    [
      [60, 20, 0],
      [62, 30, 1],
      [58, 68, 0],
      [66, 66, 1],
      [54, 72, 1],
      [62, 76, 0],
      [60, 86, 0],
      [70, 70, 0],
    ]
      .map(([x = 0, y = 0, c]) => gouge(x, y, 8, 90, 1.800, c ? V("a-water2") : V("a-foam")))
      .join("");
  s +=
    path("M24 70V58C38 54 46 41 61 40S84 54 98 58V70H86C84 56 74 50 61 50S38 56 36 70z", V("a-stone"), 1.400) +
    path("M86 70C84 56 74 50 61 50S38 56 36 70H41C44 59 52 54 61 54S78 59 81 70z", V("a-stone2"), 1) +
    path("M24 58C38 54 46 41 61 40S84 54 98 58V54.500C84 50.500 76 37 61 36S38 50.500 24 54.500z", V("a-stonel"), 1.300);
  for (const [x, y, a] of [
    [29, 62, 88],
    [92, 62, 92],
    [38, 57, 76],
    [84, 57, 104],
    [46, 50, 68],
    [76, 50, 112],
    [53, 45.500, 80],
    [69, 45.500, 100],
    [61, 43.500, 90],
  ] as const)
    s += gouge(x, y, 6, a, 1.400, V("a-stone2"));
  return s;
}
