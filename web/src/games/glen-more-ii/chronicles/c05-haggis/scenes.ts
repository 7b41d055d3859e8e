/** The inns that make haggis, the sheep that go into it, and a haggis served. */

import { ground, mountain, ridge, sky } from "../../../../art/landscape";
import { circ, gouge, INK, lens, path, rect, V } from "../../../../art/marks";
import type { Scene } from "../../../../art/scenes";
import { sea } from "../../../../art/shores";
import { awning, barrel, cottage, cow, roundtree, spruce, win } from "../../../../art/things";

const smoke = (x: number, y: number) => path(`M${x} ${y}c-3 -3 0 -5 2 -4c0 -3 5 -4 6 -1c4 -1 5 3 2 4c-3 0 -7 -1 -10 1z`, V("a-smoke"), 1);
const steam = (x: number, y: number, h: number) => path(`M${x} ${y}c${-h * 0.35} ${-h * 0.35} ${h * 0.35} ${-h * 0.6} 0 ${-h}`, "none", 1.6, V("a-wall")) + path(`M${x} ${y}c${-h * 0.35} ${-h * 0.35} ${h * 0.35} ${-h * 0.6} 0 ${-h}`, "none", 0.7);

/** A haggis on its plate, by the middle of the rim. */
const haggis = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  path("M-13 0H13C11 4 6 5 0 5S-11 4 -13 0z", V("a-wall"), 1.2) +
  path("M-9 0C-11 -.600 -11.400 -2.400 -10 -3.400C-8 -7 -4 -8.600 0 -8.600S8 -7 10 -3.400C11.400 -2.400 11 -.600 9 0z", V("a-coat"), 1.2) +
  path("M10 -3.400C11.400 -2.400 11 -.600 9 0H0C5 -1 8 -3 8 -6C9 -5.200 9.600 -4.400 10 -3.400z", V("a-coat2")) +
  gouge(-6, -4, 3, -30, 1.2, V("a-coatl")) + gouge(-2, -2, 3, -30, 1.2, V("a-coatl")) + gouge(-1, -6.5, 3, -10, 1.2, V("a-coatl")) +
  "</g>";

/** A small sheep with curled horns, in the colours of its fleece. */
const shetland = (x: number, b: number, s: number, flip: number, fleece: string, shade: string, face: string) =>
  `<g transform="translate(${x} ${b}) scale(${s * flip} ${s})">` +
  path("M-5 -4V0M-2 -4V0M4 -4V0M7 -4V0", "none", 1.8) +
  path("M-8 -11C-3 -14 5 -13.500 8.500 -11.500C11 -9 10.500 -6 9 -3.500L7.400 -5L6 -2.600L4 -4.600L2 -2.400L0 -4.600L-2 -2.400L-4 -4.600L-6 -2.800C-9 -5 -9.500 -9 -8 -11z", fleece, 1.2) +
  path("M8.500 -11.500C11 -9 10.500 -6 9 -3.500L7.400 -5L6 -2.600L4 -4.600C7 -6 8.500 -8.500 8.500 -11.500z", shade) +
  [[-4, -11], [0, -11.5], [4, -11], [-2, -8], [2, -8]].map(([dx = 0, dy = 0]) => gouge(dx, dy, 3.4, 100, 1.1, shade)).join("") +
  path("M-6.500 -13C-8.500 -15.500 -12 -14.500 -13 -11.500C-13.800 -9 -15 -8 -13.800 -6.400C-12.600 -5.200 -10.600 -6.400 -9.400 -8C-7.600 -9 -6 -10.600 -6.500 -13z", face, 1.1) +
  path("M-9 -14.500C-5 -17.500 -1.500 -14 -3.500 -11C-5 -9.200 -7.600 -10 -7.300 -12C-7 -13.200 -5.600 -13.200 -5.300 -12.200", "none", 2.2, V("a-horn")) + path("M-9 -14.500C-5 -17.500 -1.500 -14 -3.500 -11C-5 -9.200 -7.600 -10 -7.300 -12", "none", 0.6) + circ(-11, -11.4, 0.7, INK) +
  "</g>";

const scenes: Record<string, Scene> = {
  /** A stone house with stepped gables, a turf byre beside it, and a beast that waits for its drover. */
  droversinn: (r) =>
    sky(r, { sx: 20, sy: 30 }) + mountain(28, 54, 52, 20, 0) + ridge(r, 48, 3, V("a-moss"), V("a-forest2")) + ground(r, 56, V("a-grass"), V("a-grass2"), 5) + path("M-2 80C30 74 60 78 98 68V76C70 84 40 84 20 90z", V("a-road"), 1.1) +
    path("M10 64V54H46V64z", V("a-stone"), 1.3) + path("M6 55C12 44 40 42 48 46V55z", V("a-grass2"), 1.3) + [14, 22, 30, 38].map((x) => gouge(x, 53, 6, -80, 1.3, V("a-moss"))).join("") + path("M18 64v-7h7v7z", V("a-door"), 1.1) +
    rect(55, 19, 6, 10, V("a-stone"), 1.2) + rect(53.6, 17.6, 8.8, 2.6, V("a-stone2"), 1) + path("M42 66V40h3v-4h3v-4h3v-4h3v-4h9v4h3v4h3v4h3v4h3V66z", V("a-stonel"), 1.4) + path("M63 66V24v4h3v4h3v4h3v4h3V66z", V("a-stone")) + path("M42 66V40h3v-4h3v-4h3v-4h3v-4h9v4h3v4h3v4h3v4h3V66z", "none", 1.4) +
    win(55.5, 31, 6, 6) + win(47, 43, 6, 7) + win(64, 43, 6, 7) + win(64, 55, 6, 6) + rect(50, 53, 9, 13, V("a-red"), 1.2) + [[46, 40], [57, 49], [68, 39], [46, 61], [71, 52]].map(([x = 0, y = 0]) => rect(x, y, 3.4, 1.5, V("a-stone2"), 0, 0.4)).join("") +
    path("M75 44h11", "none", 1.8) + rect(79, 45, 12, 10, V("a-gold"), 1.2, 1.5) + path("M81 48c1 3 2 4 4 4s3 -1 4 -4c-1 1.600 -2.400 2 -4 2s-3 -.4 -4 -2z", V("a-horn"), 0.9) + cow(28, 78, 0.86) + barrel(82, 70, 0.9),
  /** Timbers gone crooked: each storey hangs over the one below. */
  oldeinn: (r) =>
    sky(r, { sx: 22, sy: 40 }) + ridge(r, 46, 4, V("a-far"), V("a-far2")) + ground(r, 62, V("a-dust"), V("a-road2"), 3) + roundtree(88, 66, 30) +
    `<g transform="translate(4 0) skewX(-3)">` + rect(62, 14, 6, 18, V("a-brick"), 1.2) + rect(35, 54, 36, 16, V("a-wall"), 1.4) + rect(60, 54, 11, 16, V("a-wall2")) + path("M35 54V70M43 54V70M58 54V70M71 54V70M35 70H71", "none", 2, V("a-door")) + rect(45, 57, 11, 13, V("a-wood"), 1.2) + path("M48.700 57.500V70M52.400 57.500V70", "none", 0.8) + path("M60.500 58h8v7h-8zM37 58h4v7h-4z", V("a-gold"), 1) + path("M60.500 58l8 7M68.500 58l-8 7", "none", 0.7) +
    rect(31, 38, 44, 16, V("a-wall"), 1.4) + path("M32 54L40 39M74 54L66 39M46 39V54M60 39V54M31 38.500H75M31 53.500H75", "none", 2, V("a-door")) + win(49, 42, 8, 8) + path("M33.500 43h4.500v5h-4.500zM68.500 43h4.500v5h-4.500z", V("a-lit"), 0.9) +
    path("M26 39L53 16L80 39z", V("a-wall"), 1.4) + path("M38 38V30M53 38V20M68 38V30M40 30H66", "none", 2, V("a-door")) + rect(44, 31.5, 6, 5, V("a-lit"), 0.9) + rect(56, 31.5, 6, 5, V("a-lit"), 0.9) + path("M24 41L53 16L82 41", "none", 4, V("a-roof2")) + path("M24 41L53 14L82 41", "none", 1) + "</g>" +
    path("M34 56H20v3", "none", 1.8) + circ(20, 65, 6, V("a-green"), 1.2) + path("M20 60.600l1.300 3l3.200 .2l-2.400 2.100l.7 3.100l-2.800 -1.700l-2.800 1.700l.7 -3.100l-2.400 -2.100l3.200 -.2z", V("a-gold"), 0.7) +
    path("M74 78h16v-3H74zM77 78v4M87 78v4", V("a-wood"), 1.1) + barrel(68, 79, 0.95),
  /** A red roof under a willow, and a stoup with lanterns over the water. */
  creekinn: (r, o) => {
    const b = o.river ? 59 : 66;
    return (
      sky(r, { sx: 68, sy: 28 }) + ridge(r, 42, 5, V("a-far"), V("a-far2")) + ground(r, 53, V("a-grass"), V("a-grass2"), 4) +
      rect(66, b - 35, 6, 12, V("a-stone"), 1.2) + smoke(68, b - 36) + cottage(38, b - 4, 40, 15, { rh: 14, chim: 0 }) + path(`M51 ${b - 19}V${b - 28}L57 ${b - 34}L63 ${b - 28}V${b - 19}z`, V("a-wall"), 1.3) + path(`M49 ${b - 26}L57 ${b - 35}L65 ${b - 26}`, "none", 2.2, V("a-roof2")) + win(54, b - 28, 6, 6) +
      path(`M32 ${b - 5}H88V${b - 1}H32z`, V("a-wood"), 1.2) + path(`M36 ${b - 1}V${b + 4}M50 ${b - 1}V${b + 4}M64 ${b - 1}V${b + 4}M84 ${b - 1}V${b + 4}`, "none", 2, V("a-wood")) + path(`M80 ${b - 5}v-12M88 ${b - 5}v-12M80 ${b - 11}h8`, "none", 1.3) + path(`M34 ${b - 17}Q58 ${b - 8} 88 ${b - 17}`, "none", 0.8) + [[44, -13.5], [57, -12], [72, -13]].map(([x = 0, y = 0]) => circ(x, b + y, 2, V("a-gold"), 0.9)).join("") + path(`M32 ${b - 5}v-12`, "none", 1.3) +
      path(`M17 ${b + 1}C19 ${b - 12} 18 ${b - 20} 21 ${b - 30}h3C22 ${b - 20} 23 ${b - 12} 23 ${b + 1}z`, V("a-wood"), 1.1) + path(`M22 ${b - 36}C12 ${b - 38} 4 ${b - 28} 4 ${b - 6}l3 -7l2 9l3 -10l2 7l3 -13l3 8l3 -9l3 11l3 -8l3 9l2 -10l2 6C36 ${b - 28} 32 ${b - 37} 22 ${b - 36}z`, V("a-forest"), 1.2) + [[9, 24], [14, 29], [20, 31], [26, 30], [31, 24]].map(([x = 0, y = 0]) => gouge(x, b - y, 12, 94, 1.5, V("a-forestl"))).join("")
    );
  },
  /** A house in town that sells nothing else, and says so on its roof. */
  haggishouse: (r) =>
    sky(r, { sx: 80, sy: 46 }) + ridge(r, 46, 3, V("a-far"), V("a-far2")) + rect(-1, 68, 98, 30, V("a-stone2"), 1.2) + [4, 18, 34, 50, 66, 82].map((x) => lens(x, 74, 11, 1.6, V("a-stone"))).join("") + [10, 28, 44, 60, 76].map((x) => lens(x, 77.5, 11, 1.6, V("a-stone"))).join("") +
    rect(-1, 40, 22, 28, V("a-sand"), 1.2) + rect(77, 44, 20, 24, V("a-brick"), 1.2) + [5, 13].map((x) => rect(x, 48, 4, 7, V("a-lit"), 0.9)).join("") + [82, 89].map((x) => rect(x, 51, 4, 7, V("a-lit"), 0.9)).join("") +
    rect(21, 36, 56, 32, V("a-sandl"), 1.4) + rect(66, 36, 11, 32, V("a-sand")) + rect(21, 36, 56, 32, "none", 1.4) + rect(19, 34, 60, 4, V("a-sand2"), 1.2) + [26, 36, 56, 66].map((x) => path(`M${x} 49v-6a3 3 0 0 1 6 0v6z`, V("a-lit"), 1)).join("") + path("M45 49v-7a4 4 0 0 1 8 0v7z", V("a-lit"), 1) +
    rect(26, 57, 18, 11, V("a-lit"), 1.2) + rect(55, 57, 17, 11, V("a-lit"), 1.2) + rect(46, 56, 7, 12, V("a-door"), 1.2) + awning(22, 51, 54, 8, V("a-green"), 6) +
    path("M36 34V32M62 34V32", "none", 2, V("a-slate2")) + rect(29, 29, 40, 4, V("a-red"), 1.2, 1) + haggis(49, 26, 0.85) + steam(29, 27, 7) + steam(69, 27, 7) +
    [30, 67].map((x) => circ(x, 71, 3.6, V("a-wall"), 1.1) + path(`M${x} 74.500v4.500M${x - 3} 79h6`, "none", 1.3)).join(""),
  /** A turf hall with antlers over its door, and an ox on the spit. */
  beastfeast: (r) =>
    sky(r, { sx: 76, sy: 46 }) + ridge(r, 44, 5, V("a-far"), V("a-far2")) + ground(r, 60, V("a-moss"), V("a-forest2"), 4) + spruce(9, 64, 30) + spruce(91, 64, 30) +
    path("M12 66L48 22L84 66z", V("a-grass"), 1.4) + path("M48 22L84 66H64z", V("a-grass2")) + path("M24 66L48 36L72 66z", V("a-wood"), 1.4) + [32, 40, 56, 64].map((x) => path(`M${x} ${36 + Math.abs(x - 48) * 1.25}V66`, "none", 0.9)).join("") + path("M9 68L52 16M87 68L44 16", "none", 3.4, V("a-door")) +
    path("M42 66V54a6 6 0 0 1 12 0V66z", V("a-goldl"), 1.2) + path("M48 49v17", "none", 0.9) +
    path("M48 47C40 46 35 42 34 34M39 43C37 42 33 43 31 41M36 39C39 38 40 36 40 33M48 47C56 46 61 42 62 34M57 43C59 42 63 43 65 41M60 39C57 38 56 36 56 33", "none", 3, INK) + path("M48 47C40 46 35 42 34 34M39 43C37 42 33 43 31 41M36 39C39 38 40 36 40 33M48 47C56 46 61 42 62 34M57 43C59 42 63 43 65 41M60 39C57 38 56 36 56 33", "none", 1.7, V("a-horn")) +
    path("M32 79C30 74 35 74 36 69C40 72 39 74 42 71C46 70 44 74 48 68C52 72 50 74 54 71C60 74 62 76 60 79z", V("a-gold"), 1.1) + path("M40 79C40 75 45 76 47 73C51 75 53 77 52 79z", V("a-red")) + path("M22 79V62M74 79V62M19 60l3 4l3 -4M71 60l3 4l3 -4M18 64H78V61", "none", 2, V("a-door")) +
    path("M32 64C33 58 42 58 48 59S62 57 65 62C67 64 65 67 62 67C56 70 42 70 36 68C33 68 31 66 32 64z", V("a-coat"), 1.3) + path("M48 69C56 70 62 68 65 62C66.500 64 65 67 62 67C58 69 52 69.500 48 69z", V("a-coat2")) + gouge(39, 62, 5, 10, 1.3, V("a-coatl")) + gouge(50, 63, 5, 0, 1.3, V("a-coatl")),
  /** Small sheep of every colour between a croft and the northern sea. */
  shetland: (r) =>
    sky(r, { sx: 30, sy: 29 }) + sea(r, 46, 5) + path("M98 34L88 36L84 44L78 46L76 56H98z", V("a-stone2"), 1.3) + path("M98 34L88 36L85 42L98 40z", V("a-grass"), 1) + path("M66 56L68 42L72 40L74 56z", V("a-stone"), 1.2) +
    path("M-2 56C20 50 40 58 60 55S88 56 98 54V98H-2z", V("a-grass"), 1.2) + [[8, 72], [50, 62], [90, 78], [66, 79]].map(([x = 0, y = 0]) => gouge(x, y, 5, -95, 1.4, V("a-grass2")) + gouge(x + 2, y, 5, -75, 1.4, V("a-grass2"))).join("") +
    path("M22 58V51H46V58z", V("a-stone"), 1.2) + path("M20 52C23 44 28 43 34 43S45 44 48 52z", V("a-thatch"), 1.2) + path("M27 44L25 51M34 43V52M41 44L43 51", "none", 0.7) + rect(32, 52.5, 4, 5.5, V("a-door"), 0.9) +
    shetland(60, 61, 0.8, 1, V("a-fleece"), V("a-fleece2"), V("a-stone2")) + shetland(26, 77, 1.25, -1, V("a-coat"), V("a-coat2"), V("a-coat2")) + shetland(72, 78.5, 1.15, 1, V("a-slate2"), V("a-ink"), V("a-ink")),
  /** On a checked cloth, with neeps and tatties, a dirk and a dram. */
  served: () =>
    rect(0, 0, 96, 62, V("a-port2")) + [10, 26, 42, 58, 74, 90].map((x) => path(`M${x} 0V62`, "none", 1, V("a-portl"))).join("") + path("M0 56H96V62H0z", V("a-wood"), 1.2) + rect(0, 62, 96, 34, V("a-green"), 1.2) + [8, 32, 56, 80].map((x) => path(`M${x} 62L${x * 1.3 - 14} 96h7L${x + 5} 62z`, V("a-blue"))).join("") + [68, 80, 92].map((y) => rect(0, y, 96, 2.5, V("a-red"))).join("") +
    steam(36, 30, 14) + steam(48, 27, 16) + steam(60, 30, 14) + path("M6 66H90C86 80 70 86 48 86S10 80 6 66z", V("a-wall"), 1.6) + path("M90 66C86 80 70 86 48 86C66 82 76 76 78 66z", V("a-wall2")) + path("M6 66H90C86 80 70 86 48 86S10 80 6 66z", "none", 1.6) +
    path("M20 66C15 65 13 60 16 57C20 42 32 34 48 34S76 42 80 57C83 60 81 65 76 66z", V("a-coat"), 1.6) + path("M80 57C83 60 81 65 76 66H48C64 64 74 56 74 46C77 49 79 53 80 57z", V("a-coat2")) + path("M16 57c-4 -2 -8 1 -9 4c3 2 7 2 8 0zM80 57c4 -2 8 1 9 4c-3 2 -7 2 -8 0z", V("a-coatl"), 1.2) + [[26, 52, -50], [34, 46, -35], [30, 60, -30], [42, 55, -20], [52, 43, 0], [50, 60, -10], [60, 52, 20]].map(([x = 0, y = 0, a = 0]) => gouge(x, y, 7, a, 2, V("a-coatl"))).join("") +
    path("M60 45L66 20l4 1.500L64 47z", V("a-slate"), 1.2) + path("M63.500 19.500l9 3", "none", 2.6) + path("M67 18L70 6l4 1.400L70 20z", V("a-door"), 1.2) +
    [[22, 68], [29, 70], [25, 64.5]].map(([x = 0, y = 0]) => circ(x, y, 4, V("a-gold"), 1.1)).join("") + [[66, 70], [73, 68], [70, 65]].map(([x = 0, y = 0]) => circ(x, y, 4, V("a-wall"), 1.1)).join(""),
};

export default scenes;
