/** What is grown, bred, distilled and traded in Glen More II. */

import { furrows, ground, mountain, ridge, sky } from "./landscape";
import { circ, gouge, path, rect, V, INK, type Rng } from "./marks";
import type { Scene } from "./scenes";
import { boat, gable, islet, lighthouse, sea } from "./shores";
import { barrel, cottage, cow, cube, distilleryM, roundtree, sheaf, sheep, spruce, tent, win } from "./things";

const hills = (r: Rng, sx: number, tufts = 6, y = 57) =>
  sky(r, { sx, sy: 27 }) + ridge(r, 43, 4, V("a-far"), V("a-far2")) + ground(r, y, V("a-grass"), V("a-grass2"), tufts);

/** A stag that looks round, its antlers pale against the trees. */
const stag = (x: number, b: number, s: number) => {
  const antlers = "M9.600 -22C6 -24 3.500 -28 4.500 -33M5 -27.500L1 -29M6.500 -24.500L3 -25M14.400 -22C18 -24 20.500 -28 19.500 -33M19 -27.500L23 -29M17.500 -24.500L21 -25";
  return (
    `<g transform="translate(${x} ${b}) scale(${s})">` +
    path("M-9 -6V0M-5.500 -6V0M4 -6V0M7.500 -6V0", "none", 2.2) +
    path("M-12 -12.500C-7 -15 1 -14 5 -14.500C7 -17 8 -19 9 -21H15C15.500 -17 13 -12 11 -9.500C9 -5.500 5 -5 1 -6C-3 -5 -9 -4.500 -11 -6.500C-12.500 -8.500 -13 -10.500 -12 -12.500z", V("a-coatl"), 1.400) +
    path("M5 -14.500C7 -12 7 -8 4.500 -5.600C8 -5.400 10 -7.500 11 -9.500C13 -12 15.500 -17 15 -21H12.500C12 -18 9 -15 5 -14.500z", V("a-coat")) +
    path("M8.400 -22.500C9.600 -24 14.400 -24 15.600 -22.500L13.400 -15.500C12.800 -14.400 11.200 -14.400 10.600 -15.500zM8.400 -22L5.500 -23.500L7.800 -20.500zM15.600 -22L18.500 -23.500L16.200 -20.500z", V("a-coatl"), 1.300) +
    circ(10.6, -20.4, 0.7, INK) + circ(13.4, -20.4, 0.7, INK) + path("M11.300 -15.800h1.400", "none", 1.300) +
    path(antlers, "none", 3) + path(antlers, "none", 1.500, V("a-horn")) +
    "</g>"
  );
};

/** Hurdles: a fence of stakes and rails. */
const hurdles = (x1: number, x2: number, y: number) => {
  let s = path(`M${x1} ${y - 6}H${x2}M${x1} ${y - 2}H${x2}`, "none", 1.8, V("a-wood"));
  for (let x = x1; x <= x2; x += 7) s += path(`M${x} ${y + 1}V${y - 9}`, "none", 2, V("a-wood")) + path(`M${x} ${y + 1}V${y - 9}`, "none", 0.5);
  return s;
};

const GROWN: Record<string, Scene> = {
  /** A stag among old pines. */
  deerwood: (r) => {
    let s = sky(r, { sx: 20, sy: 29 }) + ridge(r, 42, 5, V("a-far"), V("a-far2")) + ground(r, 56, V("a-moss"), V("a-forest2"), 8);
    for (const [x = 0, h = 0] of [[34, 26], [46, 30], [58, 26], [70, 32]]) s += spruce(x, 58, h, V("a-forest2"), V("a-forest3"));
    return s + spruce(12, 66, 44) + spruce(85, 66, 48) + spruce(70, 62, 34) + stag(40, 77, 1.12);
  },
  /** Slate from an island. */
  isle: (r) =>
    sky(r, { sx: 22, sy: 28 }) + ridge(r, 49, 2, V("a-far"), V("a-far2")) + sea(r, 54) + islet(56, 72, 82, 10) +
    path("M30 64L38 40L54 32L72 34L84 46L90 64z", V("a-slate"), 1.4) + path("M54 32L72 34L84 46L90 64H66L62 46z", V("a-slate2")) +
    [[40, 44], [38, 50], [36, 56], [46, 40], [46, 48], [46, 56], [54, 38], [54, 46], [54, 54]].map(([x = 0, y = 0]) => path(`M${x} ${y}l9 -2.500`, "none", 1)).join("") +
    path("M58 64V54L62 52V64M66 64V52L70 50V64", V("a-stone"), 1) + cube(24, 71, 7) + cube(34, 73, 7) + boat(12, 82, 0.6),
  /** Felled trunks and cut blocks. */
  timber: (r) =>
    hills(r, 78, 4) + spruce(8, 60, 30) + spruce(20, 58, 36) + spruce(32, 60, 28) +
    path("M46 62L60 38L78 36L92 46V64H46z", V("a-stone"), 1.4) + path("M78 36L92 46V64H74z", V("a-stone2")) + [52, 58, 64, 70].map((x) => gouge(x, 46, 9, 88, 1.7, V("a-stone2"))).join("") +
    [[12, 77], [26, 77], [40, 77], [19, 69], [33, 69]].map(([x = 0, y = 0]) => circ(x, y - 3, 6, V("a-thatch"), 1.300) + circ(x, y - 3, 3, "none", 0.8) + circ(x, y - 3, 0.9, V("a-wood"))).join("") + cube(56, 77, 10) + cube(72, 78, 10) + cube(64, 68, 9),
  /** A round pit with its crane: the city's stone. */
  pit: (r) => {
    let s = sky(r, { sx: 20, sy: 28 }) + ridge(r, 44, 3, V("a-far"), V("a-far2")) + ground(r, 52, V("a-grass"), V("a-grass2"), 4);
    for (const [y, w] of [[54, 44], [60, 37], [66, 29], [72, 20]] as const)
      s += path(`M${48 - w} ${y}C${48 - w} ${y - 8} ${48 + w} ${y - 8} ${48 + w} ${y}C${48 + w} ${y + 10} ${48 - w} ${y + 10} ${48 - w} ${y}z`, y % 4 ? V("a-stone") : V("a-stonel"), 1.2);
    s += path("M36 74C36 70 60 70 60 74S36 78 36 74z", V("a-water2"), 1);
    for (let k = 0; k < 12; k++) s += gouge(10 + k * 7, 58 + ((k * 5) % 4), 4, 90, 1.5, V("a-stone2"));
    return s + path("M74 58V24M74 26L42 34M74 26L84 40M42 34V52", "none", 2.2, V("a-wood")) + path("M74 58V24M74 26L42 34M42 34V52", "none", 0.7) + cube(37, 60, 8);
  },
  /** Barley between orchards. */
  orchard: (r, o) => {
    const b = o.river ? 58 : 66;
    let s = sky(r, { sx: 76, sy: 28 }) + ridge(r, 42, 3, V("a-far"), V("a-far2")) + path("M-2 50C24 46 66 46 98 50V98H-2z", V("a-goldl"), 1.2) + furrows(49, V("a-gold"));
    for (const [x = 0, h = 0] of [[28, 26], [86, 28]])
      s += roundtree(x, b, h) + [[-5, 14], [3, 17], [-1, 10], [5, 11]].map(([dx = 0, dy = 0]) => circ(x + dx, b - dy, 1.7, V("a-red"), 0.7)).join("");
    return s + sheaf(46, b + 1, 20) + sheaf(66, b + 2, 24) + sheaf(10, b + 1, 16);
  },
  /** Between a wood and a field. */
  border: (r) =>
    hills(r, 48, 0) + path("M48 56C60 52 80 52 98 54V98H40C44 84 46 70 48 56z", V("a-goldl"), 1.2) + [54, 64, 74, 84, 94].map((x) => path(`M${x} 56L${x + (x - 60) * 1.2} 97h3z`, V("a-gold"))).join("") +
    spruce(8, 62, 30, V("a-forest2"), V("a-forest3")) + spruce(40, 62, 28, V("a-forest2"), V("a-forest3")) + spruce(18, 70, 42) + spruce(34, 74, 46) + sheaf(60, 70, 20) + sheaf(80, 74, 26) + sheaf(90, 62, 14),
  /** An abbey by the sea, and its high cross. */
  iona: (r) =>
    sky(r, { sx: 22, sy: 27 }) + sea(r, 50, 4) + ground(r, 59, V("a-grass"), V("a-grass2"), 7) +
    rect(38, 46, 46, 22, V("a-stone"), 1.3) + path("M34 47L42 38H84V47z", V("a-slate"), 1.3) + rect(54, 26, 17, 42, V("a-stonel"), 1.4) + rect(65, 26, 6, 42, V("a-stone2")) + path("M52 27L62.500 16L73 27z", V("a-slate"), 1.3) +
    path("M59 40v-6c0 -2 2 -3 3.500 -4c1.500 1 3.500 2 3.500 4v6z", V("a-lit"), 1) + [42, 75].map((x) => path(`M${x} 60v-5c0 -2 1.500 -3 2.500 -4c1 1 2.500 2 2.500 4v5z`, V("a-lit"), 0.9)).join("") + path("M59 68v-7a3.500 4 0 0 1 7 0v7z", V("a-door"), 1.1) +
    path("M22 78L23 60h-6v-4h6V46h4v10h6v4h-6l1 18z", V("a-stonel"), 1.300) + circ(25, 58, 6, "none", 1.8) + path("M18 80h14l-2 -4H20z", V("a-stone2"), 1.2),
};

const BRED: Record<string, Scene> = {
  /** Sheep on a steep hillside, with a drystone fank. */
  hillsheep: (r, o) => {
    const d = o.river ? -12 : 0;
    return (
      sky(r, { sx: 22, sy: 28 }) + mountain(72, 52, 62, 28) + path("M-2 42C16 36 34 44 52 52S84 60 98 60V98H-2z", V("a-grass"), 1.2) + gouge(10, 48, 8, 30, 1.7, V("a-grass2")) + gouge(26, 50, 8, 30, 1.7, V("a-grass2")) +
      path("M62 60a16 6 0 0 1 30 0v5a16 6 0 0 1 -30 0z", V("a-stone2"), 1.2) + path("M62 60a16 6 0 0 1 30 0a16 6 0 0 1 -30 0z", V("a-grass2"), 1) +
      sheep(28, 54 + d * 0.3, 0.9) + sheep(78, 63, 0.75, -1) + sheep(46, 68 + d, 1.25, -1) + (o.river ? "" : sheep(24, 76, 1.4))
    );
  },
  /** A cow and her calf on a river meadow. */
  calf: (r, o) => {
    const d = o.river ? -11 : 0;
    return sky(r, { sx: 76, sy: 28 }) + ridge(r, 42, 6, V("a-far"), V("a-far2")) + ridge(r, 49, 2, V("a-moss"), V("a-forest2")) + ground(r, 54, V("a-grass"), V("a-grass2"), 8) + spruce(91, 57, 22) + cow(38, 74 + d, 1.25) + cow(74, 72 + d, 0.72);
  },
  /** At the westernmost point, under the lighthouse. */
  cape: (r) =>
    sky(r, { sx: 22, sy: 28 }) + sea(r, 52, 6) + path("M-2 98V66C20 58 50 60 66 54S88 50 98 48V98z", V("a-grass"), 1.3) + path("M66 54C78 51 88 50 98 48V60C88 62 80 60 70 62z", V("a-stone2"), 1.1) + lighthouse(76, 54, 26) + gouge(14, 70, 6, -80, 1.4, V("a-grass2")) + gouge(60, 82, 6, -80, 1.4, V("a-grass2")) + cow(40, 78, 1.35),
  /** Both herds behind hurdles before a tower. */
  fold: (r) =>
    hills(r, 18, 6) + rect(70, 34, 12, 24, V("a-stonel"), 1.3) + path("M68 35L76 26L84 35z", V("a-slate"), 1.3) + win(74, 40, 3.600, 5) + roundtree(90, 60, 18) +
    cow(34, 70, 1.02) + sheep(66, 66, 0.9, -1) + sheep(80, 71, 1.1, -1) + hurdles(6, 90, 77),
};

const DISTILLED: Record<string, Scene> = {
  /** By the herring sea. */
  pulteney: (r) =>
    sky(r, { sx: 78, sy: 26 }) + sea(r, 50, 5) + boat(84, 60, 0.75) + path("M-2 98V60C24 56 60 60 76 64S92 72 98 74V98z", V("a-dust"), 1.2) +
    rect(14, 26, 6, 36, V("a-brick"), 1.3) + rect(12.6, 24, 9, 3, V("a-brick2"), 1.1) + path("M17 22c-3 -3 0 -5 2 -4c0 -3 5 -4 6 -1c4 -1 5 3 2 4c-3 0 -7 -1 -10 1z", V("a-smoke"), 1) +
    rect(20, 40, 44, 24, V("a-stone"), 1.4) + path("M16 41L24 30H60L68 41z", V("a-slate"), 1.4) + [26, 36, 46].map((x) => win(x, 46, 5, 6)).join("") + path("M52 64v-9a5 5 0 0 1 10 0v9z", V("a-door"), 1.1) + barrel(24, 76, 1.1) + barrel(36, 77, 1.1, 1) + barrel(47, 77, 1.1, 1) + barrel(41.500, 67.600, 1.1, 1),
  /** Two malt kilns with pagoda roofs. */
  kilns: (r) => {
    const kiln = (x: number, b: number) =>
      rect(x, b - 22, 24, 22, V("a-wall"), 1.4) + rect(x + 16, b - 22, 8, 22, V("a-wall2")) + path(`M${x - 4} ${b - 21}C${x + 4} ${b - 25} ${x + 7} ${b - 31} ${x + 8.500} ${b - 37}H${x + 15.5}C${x + 17} ${b - 31} ${x + 20} ${b - 25} ${x + 28} ${b - 21}z`, V("a-slate"), 1.4) +
      rect(x + 9, b - 41, 6, 4, V("a-wall"), 1.1) + path(`M${x + 5} ${b - 40}C${x + 9} ${b - 42} ${x + 11} ${b - 44} ${x + 12} ${b - 49}C${x + 13} ${b - 44} ${x + 15} ${b - 42} ${x + 19} ${b - 40}z`, V("a-slate"), 1.2) + win(x + 4, b - 17, 5, 6) + win(x + 13, b - 17, 5, 6) + path(`M${x + 8} ${b}v-5a4 4 0 0 1 8 0v5z`, V("a-door"), 1);
    return hills(r, 48, 4) + kiln(18, 66) + kiln(58, 66) + rect(42, 52, 16, 14, V("a-wall"), 1.3) + path("M41 53L45 47H55L59 53z", V("a-slate"), 1.2) + barrel(14, 78, 1.1) + barrel(48, 77, 1.200, 1) + barrel(84, 78, 1.1);
  },
  /** Brick, with the tall chimney of a mill town. */
  chimney: (r, o) => {
    const b = o.river ? 60 : 68;
    return (
      hills(r, 22, 3) + path(`M72 ${b}L74 ${b - 44}h6L82 ${b}z`, V("a-brick"), 1.4) + path(`M77 ${b}V${b - 44}h3L82 ${b}z`, V("a-brick2")) + rect(72.500, b - 46, 9, 3, V("a-brick2"), 1.1) + path(`M77 ${b - 47}c-4 -3 -1 -6 -4 -8c-5 -3 -9 1 -14 -2c3 6 8 3 11 7c1 3 4 4 7 3z`, V("a-smoke"), 1) +
      rect(20, b - 20, 50, 20, V("a-brick"), 1.4) + rect(56, b - 20, 14, 20, V("a-brick2")) + path(`M18 ${b - 19}L26 ${b - 29}H64L72 ${b - 19}z`, V("a-slate"), 1.4) + [25, 35, 45, 59].map((x) => win(x, b - 15, 5.5, 7)).join("") + path(`M44 ${b}v-4a4 4 0 0 1 8 0v4z`, V("a-door"), 1.1) + (o.river ? "" : barrel(28, 78, 1.1, 1))
    );
  },
  /** A white inn under the great herdsman. */
  kingshouse: (r) =>
    sky(r, { sx: 80, sy: 26 }) + path("M4 56L26 24L36 32L48 17L62 34L74 30L92 56z", V("a-far"), 1.4) + path("M48 17L62 34L74 30L92 56H58L52 40z", V("a-far2")) + path("M48 17L54 25L49 27L45 24z", V("a-snow")) + ground(r, 54, V("a-moss"), V("a-forest2"), 5) + path("M60 98C58 86 50 76 50 66H58C60 76 70 86 74 98z", V("a-road"), 1.1) +
    rect(18, 50, 58, 18, V("a-wall"), 1.4) + path("M14 51L22 41H72L80 51z", V("a-slate"), 1.4) + rect(22, 37, 6, 7, V("a-stone"), 1.1) + rect(66, 37, 6, 7, V("a-stone"), 1.1) + [23, 33, 62].map((x) => win(x, 54, 5.5, 6)).join("") + rect(48, 55, 8, 13, V("a-red"), 1.2) +
    path("M86 70V48h-8", "none", 2) + rect(76, 49, 9, 9, V("a-gold"), 1.2, 1.5) + path("M78.500 56l1 -4l1.500 2l1.500 -2l1 4z", V("a-red"), 0.8),
  /** A smithy that became a bar: anvil and glow. */
  forge: (r) =>
    sky(r, { sx: 76, sy: 26 }) + sea(r, 48, 3) + mountain(78, 50, 46, 18, 0) + ground(r, 58, V("a-grass"), V("a-grass2"), 4) +
    rect(18, 24, 9, 26, V("a-stone"), 1.3) + path("M22 22c-3 -3 0 -5 2 -4c0 -3 5 -4 6 -1c4 -1 5 3 2 4c-3 0 -7 -1 -10 1z", V("a-smoke"), 1) + rect(14, 44, 56, 24, V("a-stonel"), 1.4) + path("M9 45L18 31H66L75 45z", V("a-thatch"), 1.4) + [20, 28, 36, 44, 52, 60].map((x) => gouge(x, 33, 9, 96, 1.3, V("a-thatch2"))).join("") +
    path("M20 68V54a9 9 0 0 1 18 0V68z", V("a-lit"), 1.3) + path("M24 68C23 61 27 62 27 56C31 59 30 62 32 60C36 63 34 66 34 68z", V("a-red"), 0.9) + win(44, 50, 6, 7) + rect(56, 51, 9, 17, V("a-door"), 1.2) + path("M74 70h16c0 4 -5 5 -6 6l2 5H77l2 -5c-3 0 -6 -2 -9 -6z", V("a-slate2"), 1.3),
};

const TRADED: Record<string, Scene> = {
  /** Drovers' beasts before a castle gate. */
  drove: (r) =>
    hills(r, 20, 5) + path("M58 60V40h5v4h4v-4h6v4h4v-4h5v20z", V("a-stone"), 1.4) + path("M48 60V34h4v3h3v-3h4v26zM81 60V34h4v3h3v-3h4v26z", V("a-stonel"), 1.3) + path("M65 60v-7a5 5 0 0 1 10 0v7z", V("a-door"), 1.2) + path("M68 98C74 84 68 70 66 60H74C78 70 90 84 94 98z", V("a-road"), 1.1) + cow(28, 76, 1.02) + sheep(60, 74, 1, -1) + sheep(74, 79, 1.15, -1),
  /** Booths with barley, fleece and beasts. */
  booths: (r) => {
    const booth = (x: number, c: string) => rect(x, 46, 24, 16, V("a-door"), 1.2) + path(`M${x - 2} 47L${x + 2} 36H${x + 22}L${x + 26} 47z`, V(c), 1.3) + path(`M${x + 6} 36.500l-2 10M${x + 12} 36.500v10M${x + 18} 36.500l2 10`, "none", 1.6, V("a-wall")) + rect(x - 1, 56, 26, 7, V("a-wood"), 1.2);
    return hills(r, 78, 5) + path("M2 30Q24 40 48 26Q72 40 95 30", "none", 0.9) + [[12, 34, "a-gold"], [24, 35, "a-red"], [36, 32, "a-green"], [60, 32, "a-red"], [72, 35, "a-gold"], [84, 34, "a-blue"]].map(([x, y, c]) => path(`M${Number(x) - 2.4} ${y}h5l-2.500 5z`, V(String(c)), 0.8)).join("") +
      booth(6, "a-gold") + booth(36, "a-green") + booth(66, "a-roof") + sheaf(18, 57, 11) + circ(44, 53.500, 3, V("a-fleece"), 1) + circ(51, 53.500, 3, V("a-fleece"), 1) + barrel(78, 56, 0.8) + sheep(28, 77, 1.1) + cow(72, 78, 0.72);
  },
  /** A great cattle market: pens, tents and buyers. */
  tryst: (r) =>
    hills(r, 20, 3, 54) + tent(14, 58, 18, 20, V("a-gold")) + tent(80, 58, 24, 26, V("a-blue")) + tent(50, 57, 16, 17, V("a-red")) + cow(26, 71, 0.78) + cow(56, 71, 0.78, -1) + cow(84, 71, 0.7) + hurdles(4, 95, 77),
};

/** A distillery beside a river; the house of the base scene. */
const BURNSIDE: Scene = (r, o) => sky(r, { sx: 78, sy: 27 }) + mountain(84, 52, 44, 22) + ridge(r, 45, 4, V("a-moss"), V("a-forest2")) + ground(r, 56, V("a-grass"), V("a-grass2"), 4) + distilleryM(o.river ? 60 : 64) + spruce(92, 60, 22);

/** A home village: kirk, well and three roofs. */
const HOME: Scene = (r, o) => {
  const b = o.river ? 60 : 66;
  return hills(r, 20, 4, 55) + roundtree(90, b - 2, 20) + cottage(6, b - 2, 22, 10, { roof: V("a-thatch"), roof2: V("a-thatch2") }) + gable(70, b, 16, 13, "a-wall", "a-roof") + cottage(28, b, 24, 11, {}) + path(`M55 ${b}v-6h9v6zM54 ${b - 13}l5.500 -5l5.500 5zM56 ${b - 6}v-7M63 ${b - 6}v-7`, V("a-stone"), 1.1);
};

export const COUNTRYSIDE: Record<string, Scene> = { ...GROWN, ...BRED, ...DISTILLED, ...TRADED, burnside: BURNSIDE, homestead: HOME };
