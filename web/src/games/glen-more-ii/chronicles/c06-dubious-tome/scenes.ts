/** A gathering, the tiles of four cards, and the tome. */

import { ground, mountain, ridge, sky } from "../../../../art/landscape";
import { circ, gouge, lens, path, rect, V } from "../../../../art/marks";
import type { Scene } from "../../../../art/scenes";
import { boat, door, flagpole, keep, sea, turret } from "../../../../art/shores";
import { crenel, roundtree, spruce, win } from "../../../../art/things";

/** Somebody in a kilt, with a bonnet. */
const folk = (x: number, b: number, s: number, coat: string, kilt: string) =>
  `<g transform="translate(${x} ${b}) scale(${s})">` +
  path("M-1.600 -5V0M1.600 -5V0", "none", 1.700, V("a-skin2")) + path("M-1.600 -1.500V0M1.600 -1.500V0", "none", 2) +
  path("M-2.800 -9.500H2.800L4 -4.600H-4z", V(kilt), 1) + path("M-3 -9.500C-3.600 -12.500 -2.600 -14.500 0 -14.500S3.600 -12.500 3 -9.500z", V(coat), 1) + circ(0, -16.4, 2.1, V("a-skin"), 0.9) + path("M-2.800 -17.200C-2.500 -19.400 2.500 -19.400 2.800 -17.200z", V("a-blue"), 0.9) +
  "</g>";

/** A round tent of white canvas. */
const bell = (x: number, b: number, w: number, h: number) =>
  path(`M${x - w / 2} ${b}L${x - w * 0.44} ${b - h * 0.3}L${x} ${b - h}L${x + w * 0.44} ${b - h * 0.3}L${x + w / 2} ${b}z`, V("a-wall"), 1.3) + path(`M${x} ${b - h}L${x + w * 0.44} ${b - h * 0.3}L${x + w / 2} ${b}H${x + w * 0.16}z`, V("a-wall2")) + path(`M${x - w * 0.12} ${b}L${x} ${b - h * 0.5}L${x + w * 0.12} ${b}z`, V("a-door"), 1) + path(`M${x - w * 0.44} ${b - h * 0.3}H${x + w * 0.44}`, "none", 0.8);

/** A tall banner of a clan. */
const banner = (x: number, b: number, h: number, c: string) =>
  path(`M${x} ${b}V${b - h}`, "none", 1.5) + path(`M${x} ${b - h}h9v${h * 0.42}l-4.500 -3.500l-4.500 3.500z`, V(c), 1.1) + path(`M${x + 4.5} ${b - h}v${h * 0.36}M${x} ${b - h * 0.83}h9`, "none", 1, V("a-wall"));

const scenes: Record<string, Scene> = {
  /** The clans meet: banners, white tents, a fire, and a piper. */
  gathering: (r) =>
    sky(r, { sx: 48, sy: 29 }) + mountain(74, 52, 54, 22) + ridge(r, 46, 3, V("a-moss"), V("a-forest2")) + ground(r, 54, V("a-grass"), V("a-grass2"), 5) +
    bell(32, 59, 20, 20) + bell(66, 59, 22, 22) + bell(49, 57, 14, 14) + banner(22, 64, 36, "a-red") + banner(78, 66, 22, "a-blue") + banner(50, 60, 32, "a-green") +
    [[12, "a-slate", "a-red"], [30, "a-wood", "a-green"], [60, "a-slate2", "a-blue"], [71, "a-red", "a-gold"], [88, "a-wood", "a-red"]].map(([x, coat, kilt]) => folk(Number(x), 67, 0.78, String(coat), String(kilt))).join("") +
    path("M40 73C38 68 43 67 44 62C48 65 50 67 49 73z", V("a-gold"), 1.1) + path("M43 73c-1 -3 2 -3 2 -6c3 2 3 4 2 6z", V("a-red")) + path("M37 74L52 71.500M37 71.500L52 74", "none", 2, V("a-wood")) +
    folk(20, 79, 1.05, "a-door", "a-green") + path("M22 67.500c3 -1 5 1 4 3.500c-2 2 -5 1 -5.500 -1z", V("a-red"), 1) + path("M24 67.500l2 -9M25.500 68l4 -8M21.500 68l-.500 -5", "none", 1.200) +
    folk(66, 79, 1.05, "a-blue", "a-red") + folk(78, 79, 1, "a-gold", "a-slate"),
  /** The needle of rock over the sound. */
  storr: (r) =>
    sky(r, { sx: 24, sy: 40 }) + ridge(r, 46, 3, V("a-far"), V("a-far2")) + sea(r, 50, 4) + path("M98 24L90 26L84 34L78 38L74 50L70 60H98z", V("a-stone2"), 1.3) + [[88, 36], [82, 44], [92, 46]].map(([x = 0, y = 0]) => gouge(x, y, 9, 92, 1.8, V("a-stone"))).join("") +
    path("M-2 72C16 66 30 58 48 57S80 54 98 52V98H-2z", V("a-moss"), 1.3) + [[10, 74], [24, 68], [74, 64], [86, 70], [66, 76], [34, 77]].map(([x = 0, y = 0]) => gouge(x, y, 8, 150, 1.7, V("a-forest2"))).join("") +
    path("M58 62L60 46L64 38L67 47L66 53L71 50L73 62z", V("a-stone"), 1.3) + path("M64 38L67 47L66 53L71 50L73 62H66L64 52z", V("a-stone2")) + path("M22 68L24 56L28 50L31 60L32 68z", V("a-stone"), 1.3) + path("M28 50L31 60L32 68H28z", V("a-stone2")) +
    path("M36 68L39 56L37 44L41 30L46 18L50 22L51 32L55 42L53 50L58 60L57 68z", V("a-stonel"), 1.5) + path("M46 18L50 22L51 32L55 42L53 50L58 60L57 68H49L50 56L47 46L49 34z", V("a-stone2")) + [[42, 36, 96], [41, 48, 92], [44, 56, 96], [46, 28, 100]].map(([x = 0, y = 0, a = 0]) => gouge(x, y, 8, a, 1.6, V("a-stone"))).join("") + path("M39 56l7 1M41 40l5 2", "none", 0.8) +
    path("M28 76l3 -4h5l3 4zM62 74l2 -4h5l4 4zM46 79l3 -4h6l2 4z", V("a-stone"), 1.1) + path("M80 76v-4M80 72l-1.600 2.500M80 72l1.600 2.500M80 76l-1.400 3M80 76l1.400 3", "none", 1.2) + circ(80, 70.4, 1.5, V("a-skin"), 0.9),
  /** A tower with a crown of stone, on its wooded crag. */
  wallace: (r) =>
    sky(r, { sx: 24, sy: 46 }) + mountain(86, 58, 40, 16, 0) + ridge(r, 54, 3, V("a-far"), V("a-far2")) +
    path("M-2 80C12 78 20 66 28 60L36 54H62L70 62C78 70 86 76 98 78V98H-2z", V("a-moss"), 1.3) + path("M30 60L36 54H62L68 60L64 66L58 62L54 72L46 64L40 70L36 62z", V("a-stone2"), 1.2) + [[39, 57], [47, 58], [55, 57], [61, 58]].map(([x = 0, y = 0]) => gouge(x, y, 6, 94, 1.6, V("a-stone"))).join("") +
    `<g transform="translate(4.400 6.200) scale(.91)">` + rect(58, 45, 11, 11, V("a-sand"), 1.2) + path("M57 46L60 41H67L70 46z", V("a-slate"), 1.2) + rect(62, 49, 3, 4, V("a-lit"), 0.8) +
    path("M40 56L41 28H57L58 56z", V("a-sandl"), 1.4) + path("M51 56V28H57L58 56z", V("a-sand")) + path("M40 56L41 28H57L58 56z", "none", 1.4) + path("M55 57V27h4.500V57z", V("a-sand2"), 1.2) + rect(39, 25, 20, 3.6, V("a-sand2"), 1.2) +
    path("M41 25C42 21 46 19.500 49 16C52 19.500 56 21 57 25M45 25C46 22 48 20 49 16C50 20 52 22 53 25", "none", 2.4, V("a-sand2")) + path("M41 25V20M57 25V20M49 17V12", "none", 1.5) +
    [33, 43].map((y) => path(`M45 ${y + 5}v-3a1.700 1.800 0 0 1 3.400 0v3z`, V("a-lit"), 0.9)).join("") + path("M46 56v-4a2.500 2.500 0 0 1 5 0v4z", V("a-door"), 1) + "</g>" +
    path("M34 98C44 90 66 88 58 82S36 80 42 74S58 72 56 68", "none", 2.4, V("a-road")) + spruce(10, 80, 20) + spruce(20, 77, 20) + spruce(29, 78, 17) + roundtree(72, 78, 18) + roundtree(82, 80, 17) + spruce(91, 82, 20),
  /** The seat of a clan, on its rock at the head of a sea loch. */
  dunvegan: (r, o) => {
    const b = o.river ? 61 : 70;
    return (
      sky(r, { sx: 74, sy: 46 }) + path("M-2 46L8 40H30L36 46L60 48V56H-2z", V("a-far"), 1.2) + path("M8 40H30L36 46H20z", V("a-far2")) + sea(r, 48, 7) + boat(12, b - 2, 0.55, "a-roof", "a-wall") +
      path(`M98 ${b - 16}C90 ${b - 17} 84 ${b - 14} 80 ${b - 8}L84 ${b + 4}H98z`, V("a-forest2"), 1.2) + roundtree(90, b - 9, 22) + path(`M22 ${b + 5}L24 ${b - 3}L29 ${b - 6}L31 ${b - 12}H82L86 ${b - 6}L88 ${b + 5}z`, V("a-stone2"), 1.4) + [28, 35, 43, 51, 59, 67, 75, 82].map((x, i) => gouge(x, b - 9 + (i % 3), 9, 94, 1.9, V("a-stone"))).join("") +
      path(crenel(34, b - 24, 14, 3, 2.6) + `V${b - 12}H34z`, V("a-sandl"), 1.3) + path(crenel(48, b - 30, 20, 5, 2.6) + `V${b - 12}H48z`, V("a-sandl"), 1.3) + rect(62, b - 30, 6, 18, V("a-sand")) + keep(68, b - 12, 12, 12, 3) + path(crenel(52, b - 38, 11, 3, 2.6) + `V${b - 30}H52z`, V("a-sand"), 1.3) + rect(32, b - 29, 4, 17, V("a-sand"), 1.2) + path(crenel(31, b - 29, 6, 2, 2.4) + "z", V("a-sand"), 1.1) + turret(46, b - 26, 4, 6, "a-sand") + turret(66, b - 26, 4, 6, "a-sand") +
      flagpole(57, b - 38, 7) + [39, 43.5].map((x) => win(x, b - 21, 2.8, 4)).join("") + [51, 56.5].map((x) => win(x, b - 26, 3.2, 4.6)).join("") + win(55.500, b - 36, 3, 4) + door(54, b - 12, 5) + path(`M24 ${b - 3}h7v-3h6v-3h6v-3h10`, "none", 1.3)
    );
  },
  /** From the air: the points of a star on a spit in the firth. */
  starfort: (r) =>
    sky(r, { sx: 24, sy: 28, h: 44 }) + ridge(r, 36, 3, V("a-far"), V("a-far2")) + rect(-1, 41, 98, 57, V("a-water"), 1.2) + [[2, 47, 16], [60, 45, 22], [4, 56, 10], [84, 58, 14], [6, 76, 18], [2, 66, 9], [80, 78, 18], [30, 44, 14]].map(([x = 0, y = 0, w = 0], i) => lens(x, y, w, 1.5, i % 3 ? V("a-foam") : V("a-water2"))).join("") +
    `<g transform="translate(0 -4)">` + path("M98 62C90 64 88 74 78 78C60 84 24 82 14 74C8 66 20 50 36 47C56 44 74 46 82 52C88 54 92 52 98 50z", V("a-grass"), 1.3) +
    path("M16 63L28 61L29 53L40 56L50 48L58 55L71 52L70 60L84 63L72 69L74 77L59 73L48 80L38 73L25 77L27 68z", V("a-stone"), 1.4) + path("M16 63L27 68L25 77L38 73L48 80L59 73L74 77L72 69L84 63V66L75 71L77 80.500L60 76.500L48 83.500L37 76.500L23 80.500L24.500 70.500z", V("a-stone2"), 1.2) +
    path("M23 63L32 61.500L33 56.500L41 59L50 53L57 58.500L66 56.500L66 61.500L76 63.500L67 68L68 73L58 70L48 75L39 70L30 73L31 67.500z", V("a-moss"), 1.1) +
    [[36, 65, 11], [50, 65, 11]].map(([x = 0, y = 0, w = 0]) => rect(x, y - 4, w, 5, V("a-wall"), 1) + path(`M${x - 1} ${y - 4}l2 -3.500h${w - 2}l2 3.500z`, V("a-slate"), 1) + [2, 5, 8].map((k) => rect(x + k, y - 2.6, 1.4, 2, V("a-lit"))).join("")).join("") + rect(43, 66, 11, 5, V("a-wall"), 1) + path("M42 66l2 -3.500h9l2 3.500z", V("a-roof"), 1) + rect(47.5, 67.500, 2.4, 3.500, V("a-door")) +
    flagpole(49, 53, 15) + [[20, 62.6], [28, 76], [69, 76], [80, 62.8]].map(([x = 0, y = 0]) => path(`M${x - 2.5} ${y}l5 -1.400`, "none", 2.2)).join("") + path("M84 63L98 56", "none", 3, V("a-road")) + "</g>" + boat(8, 56, 0.45),
  /** Old, thick, clasped, and not to be believed. */
  tome: () =>
    rect(0, 0, 96, 70, V("a-port")) + path("M0 24H96M0 46H96", "none", 3, V("a-wood")) + [[2, 8, "a-green"], [9, 6, "a-red"], [16, 9, "a-slate"], [78, 7, "a-blue"], [86, 8, "a-gold"]].map(([x, w, c]) => rect(Number(x), 6, Number(w), 16.5, V(String(c)), 1.1)).join("") + [[1, 7, "a-blue"], [8, 9, "a-sand"], [80, 7, "a-brick"], [87, 8, "a-green"]].map(([x, w, c]) => rect(Number(x), 28, Number(w), 16.5, V(String(c)), 1.1)).join("") +
    rect(-1, 70, 98, 28, V("a-wood"), 1.4) + [[4, 78, 30], [50, 76, 36], [24, 88, 40], [72, 90, 20]].map(([x = 0, y = 0, w = 0]) => lens(x, y, w, 1.6, V("a-door"))).join("") +
    path("M26 84C22 82 22 78 24 76H70L76 80L72 84z", V("a-wall"), 1.3) + path("M26 78.500H71M26 81H72", "none", 0.7) + path("M22 20C22 16 24 14 28 14H70L76 18V80H28C24 80 22 82 24 84C22 83 22 80 22 78z", "#6E2440", 1.6) + path("M70 14L76 18V80H70z", V("a-shade")) + path("M22 20C22 16 24 14 28 14H31V79H28C25 79 23 80 22 80z", V("a-shade")) + path("M23 86H71L76 80V84L72 88H26C22 87 22 83 24 82C23 84 23 85 23 86z", "#6E2440", 1.4) +
    path("M37 20H68V73H37z", "none", 1.6, V("a-gold")) + path("M62 14H70L76 18V26zM62 80H76V68z", V("a-gold"), 1.2) + [30, 64].map((y) => rect(20, y, 12, 5, V("a-gold"), 1.2, 1)).join("") + path("M44 38c0 -13 17 -13 17 -2c0 7 -8 7 -8 14", "none", 5.5) + path("M44 38c0 -13 17 -13 17 -2c0 7 -8 7 -8 14", "none", 3.200, V("a-goldl")) + circ(53, 59, 3.2, V("a-goldl"), 1.2) +
    path("M58 87v9l3 -3l3 3v-9z", V("a-flag"), 1.1) + path("M6 82h14l-2 4H8z", V("a-bronze"), 1.2) + rect(9.5, 62, 7, 20, V("a-wall"), 1.3) + path("M13 61C9 57 12 54 13 50C15 54 17 57 13 61z", V("a-gold"), 1.1) + path("M82 84c-2 -6 1 -8 2 -10h5c1 2 4 4 2 10z", V("a-slate2"), 1.2) + path("M86 75C84 62 86 50 93 42C95 52 93 64 87.500 75z", V("a-wall"), 1.2) + path("M86.600 74C87 62 89 52 92.500 44", "none", 0.8),
};

export default scenes;
