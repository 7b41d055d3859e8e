/** The games: four contests, three onlookers, and the places that make much of their heroes. */

import { ground, mountain, ridge, sky } from "../../../../art/landscape";
import { circ, gouge, INK, lens, path, rect, V } from "../../../../art/marks";
import { portrait } from "../../../../art/portrait";
import type { Look, Scene } from "../../../../art/scenes";
import { flagpole, gable, islet, keep, sea, turret } from "../../../../art/shores";
import { cottage, cow, kirk, roundtree, spruce, tent } from "../../../../art/things";

type Point = readonly [number, number];

const arm = (points: readonly Point[]) => {
  const d = `M${points.map((at) => at.join(" ")).join("L")}`;
  return path(d, "none", 4.6) + path(d, "none", 2.8, V("a-skin"));
};

interface Athlete {
  kilt?: string;
  plaid?: string;
  shirt?: string;
  hair?: string;
  /** Behind the body, and before it. */
  behind?: readonly Point[];
  before?: readonly Point[];
  legs?: string;
}

/** A kilted champion, the feet at the base, about 38 high. */
function athlete(x: number, b: number, s: number, flip: number, { kilt = "a-green", plaid = "a-red", shirt = "a-wall", hair = "a-hair", behind, before, legs = "M-3.5 -11L-4.5 0M3.5 -11L4.5 0" }: Athlete = {}): string {
  return (
    `<g transform="translate(${x} ${b}) scale(${s * flip} ${s})">` + (behind ? arm(behind) : "") +
    path(legs, "none", 5) + path(legs, "none", 3.2, V("a-skin")) + path("M-7.5 0h5M2.5 0h5", "none", 2.4) +
    path("M-6.5 -29C-3 -31.5 3 -31.5 6.5 -29L6 -18H-6z", V(shirt), 1.2) + path("M6.5 -29L6 -18H1.500C3.5 -22 4 -26 3 -30.500z", V("a-shade")) +
    path("M-6.2 -19.500H6.200L9 -8.500H-9z", V(kilt), 1.2) + path("M-4 -19V-8.700M0 -19V-8.700M4 -19V-8.7", "none", 1, V(plaid)) + path("M-7.2 -15H7.200M-8.3 -11.300H8.3", "none", 1, V(plaid)) + rect(-2, -18.5, 4, 4.5, V("a-leather"), 0.9, 1) +
    circ(0, -34.5, 4, V("a-skin"), 1.1) + path("M-4.3 -35.500C-5 -40.5 5 -40.5 4.3 -35.500C2 -37 -2 -37 -4.3 -35.500z", V(hair), 1) +
    (before ? arm(before) : "") + "</g>"
  );
}

/** Little flags on a string from edge to edge. */
const bunting = (y: number, sag = 5, colours = ["a-red", "a-wall", "a-blue", "a-gold"]) =>
  path(`M-2 ${y}Q48 ${y + sag * 2} 98 ${y}`, "none", 1) +
  Array.from({ length: 12 }, (_, i) => {
    const x = 2 + i * 8;
    const at = y + sag * (1 - ((x + 2 - 48) / 50) ** 2);
    return path(`M${x} ${at}h5.500l-2.7 6z`, V(colours[i % colours.length]!), 0.9);
  }).join("");

const trunk = (from: Point, to: Point, w = 5) => {
  const d = `M${from.join(" ")}L${to.join(" ")}`;
  return path(d, "none", w + 2.2) + path(d, "none", w, V("a-wood")) + path(d, "none", w * 0.3, V("a-sand"));
};

const boulder = (x: number, b: number, s: number, fill = "a-stone") =>
  `<g transform="translate(${x} ${b}) scale(${s})">` + path("M-11 0C-14 -6 -10 -14 -2 -15S12 -10 11 -3C10.5 0 8 1 4 1H-6C-9 1 -10 1 -11 0z", V(fill), 1.3) + path("M11 -3C10.5 0 8 1 4 1H-3C5 -1 8 -6 6 -13.500C9.5 -11 11.5 -7 11 -3z", V("a-shade")) + gouge(-7, -7, 5, -50, 1.6, V("a-stonel")) + gouge(-3, -4, 5, -40, 1.4, V("a-stonel")) + "</g>";

/** Heads behind a rope, in all colours. */
const crowd = (y: number, colours = ["a-red", "a-blue", "a-wall", "a-green", "a-gold", "a-slate"]) =>
  Array.from({ length: 11 }, (_, i) => {
    const x = 3 + i * 9;
    const up = (i * 5) % 3;
    return path(`M${x - 4} ${y}c0 -5 2 -6.5 4 -6.500s4 1.5 4 6.500z`, V(colours[i % colours.length]!), 1) + circ(x, y - 8.5 - up, 2.6, V(i % 3 ? "a-skin" : "a-skin2"), 0.9) + path(`M${x - 2.8} ${y - 9.5 - up}c.5 -3 5 -3 5.6 0z`, V(["a-hair", "a-blue", "a-hairR", "a-hairK"][i % 4]!), 0.7);
  }).join("") + path(`M-2 ${y - 1}H98`, "none", 1.8, V("a-wood"));

const field = (r: Parameters<Scene>[0], sx: number) => sky(r, { sx, sy: 28 }) + ridge(r, 43, 4, V("a-far"), V("a-far2")) + ground(r, 55, V("a-grass"), V("a-grass2"), 6);

/** A horned sheep of St Kilda. */
const boreray = (x: number, b: number, s: number, flip: number) =>
  `<g transform="translate(${x} ${b}) scale(${s * flip} ${s})">` + path("M-5 -4V0M-2 -4V0M4 -4V0M7 -4V0", "none", 1.8) +
  path("M-8 -11C-3 -14 5 -13.5 8.5 -11.500C11 -9 10.5 -6 9 -3.500L7 -5L4 -3L1 -5L-2 -3L-5 -5L-7 -3.500C-9 -5 -9.5 -9 -8 -11z", V("a-fleece"), 1.2) + path("M8.5 -11.500C11 -9 10.5 -6 9 -3.500L7 -5L4 -3C7 -6 8.5 -8.5 8.5 -11.500z", V("a-fleece2")) +
  path("M-6.5 -13C-8.5 -15.5 -12 -14.5 -13 -11.500C-13.8 -9 -14.5 -8 -13.5 -6.400C-12 -5.2 -10.6 -6.4 -9.4 -8C-7.6 -9 -6 -10.6 -6.5 -13z", V("a-slate2"), 1.1) +
  path("M-8 -14C-4 -18 1 -14 -1.5 -10C-3.5 -7.5 -7 -9 -6 -11.5", "none", 3.2) + path("M-8 -14C-4 -18 1 -14 -1.5 -10C-3.5 -7.5 -7 -9 -6 -11.5", "none", 1.8, V("a-horn")) + circ(-11, -11.4, 0.7, INK) + "</g>";

/** What an onlooker brings along, at the right foot of the picture. */
const BROUGHT = [
  // A pennant.
  path("M76 96L66 48", "none", 3) + path("M76 96L66 48", "none", 1.6, V("a-wood")) + path("M66 49C74 44 80 52 90 46L91 60C82 65 76 57 69 62z", V("a-gold"), 1.2) + path("M70 52.500C77 50 82 56 89 52", "none", 1.5, V("a-red")),
  // A tankard that runs over.
  path("M62 66h17v24H62z", V("a-sand"), 1.3) + path("M79 70c8 -1 8 15 0 14", "none", 3.6) + path("M79 70c8 -1 8 15 0 14", "none", 1.8, V("a-sand2")) + path("M62 72h17M62 84h17", "none", 1.6, V("a-slate2")) + path("M60 67c-2 -5 4 -7 6 -4c1 -4 7 -4 8 -1c4 -2 8 1 6 5c-1 3 -2 2 -3 5c-1 -4 -3 -5 -5 -3c-3 1 -10 1 -12 -2z", V("a-wall"), 1.1),
  // A spyglass.
  `<g transform="translate(62 60) rotate(-24)">` + rect(0, -4.5, 12, 9, V("a-gold2"), 1.2, 1) + rect(12, -3.6, 9, 7.2, V("a-gold"), 1.2, 1) + rect(21, -2.8, 7, 5.6, V("a-goldl"), 1.2, 1) + lens(-1, 0, 3, 8, V("a-glass")) + "</g>" + path("M58 78c0 -8 4 -13 9 -14l3 5l-6 12z", V("a-skin"), 1.2),
];

const scenes: Record<string, Scene> = {
  /** The caber is up, and about to go over. */
  cabertoss: (r) =>
    field(r, 20) + tent(15, 57, 16, 20, V("a-blue")) + tent(84, 57, 14, 16, V("a-red")) + trunk([48, 57], [70, 15], 5.5) + athlete(42, 82, 1.15, 1, { behind: [[3, -27], [9, -22], [8, -15]], before: [[-4, -27], [4, -19], [7, -15]], legs: "M-3.5 -11L-9 0M3.5 -11L6 0" }) + gouge(66, 78, 7, -100, 1.5, V("a-grass2")),
  /** Five stones in a row, each heavier than the one before. */
  stonecarry: (r) =>
    field(r, 78) + spruce(8, 58, 26) + spruce(90, 58, 22) + bunting(18) + boulder(12, 62, 0.5) + boulder(26, 64, 0.6, "a-stone2") + boulder(84, 66, 0.85, "a-stone2") + athlete(52, 80, 1.15, 1, { kilt: "a-blue", plaid: "a-gold", hair: "a-hairR", legs: "M-3.5 -11L-8 0M3.5 -11L7 0" }) + boulder(52, 60, 1.05, "a-stonel") + `<g transform="translate(52 80) scale(1.15)">${arm([[-6, -27], [-12, -22], [-9, -17], [-2, -16]])}${arm([[6, -27], [12, -22], [9, -17], [2, -16]])}</g>`,
  /** The hammer, on its way round. */
  hammerthrow: (r) =>
    sky(r, { sx: 48, sy: 24 }) + mountain(22, 50, 48, 20) + mountain(76, 50, 50, 26) + ground(r, 50, V("a-moss"), V("a-forest2"), 3) + crowd(62) + ground(r, 64, V("a-grass"), V("a-grass2"), 5) +
    path("M12 44A42 26 0 0 1 84 42", "none", 1.2, INK, 'stroke-dasharray="3 4"') + path("M55 52L80 30", "none", 1.8) + circ(82, 28, 6, V("a-slate"), 1.3) + gouge(79, 29, 4, -60, 1.5, V("a-stonel")) + athlete(44, 83, 1.1, 1, { kilt: "a-red", plaid: "a-gold", shirt: "a-sandl", hair: "a-hairK", behind: [[4, -27], [10, -29], [12, -29]], before: [[-4, -27], [5, -26], [12, -29]], legs: "M-3.5 -11L-10 -1M3.5 -11L8 0" }),
  /** Two glens, one rope. */
  tugofwar: (r) =>
    field(r, 50) + kirk(74, 57, 0.6) + roundtree(14, 58, 20) + bunting(17, 4, ["a-gold", "a-green", "a-wall"]) + path("M2 63H94", "none", 3.6) + path("M2 63H94", "none", 2, V("a-sand")) +
    [[16, 1, "a-red", "a-hairR"], [31, 1, "a-red", "a-hair"]].map(([x, , kilt, hair]) => `<g transform="rotate(-17 ${x} 80)">${athlete(Number(x), 80, 0.92, 1, { kilt: String(kilt), plaid: "a-gold", hair: String(hair), before: [[-3, -27], [6, -20], [11, -20]], legs: "M-3.5 -11L-4 0M3.5 -11L8 -1" })}</g>`).join("") +
    [[80, "a-hairK"], [65, "a-hairG"]].map(([x, hair]) => `<g transform="rotate(17 ${x} 80)">${athlete(Number(x), 80, 0.92, -1, { kilt: "a-blue", plaid: "a-wall", shirt: "a-sandl", hair: String(hair), before: [[-3, -27], [6, -20], [11, -20]], legs: "M-3.5 -11L-4 0M3.5 -11L8 -1" })}</g>`).join("") +
    path("M48 63V72", "none", 1) + path("M48 65l7 3l-7 3z", V("a-flag"), 1),
  /** Somebody who has come to see it. */
  onlooker: (_, o: Look) => portrait(o) + bunting(15, 3) + (BROUGHT[o.variant ?? 0] ?? ""),
  /** A horned sheep and a hairy cow over the sea, with a stack out there. */
  boreray: (r) => sky(r, { sx: 22, sy: 29 }) + sea(r, 44, 6) + path("M62 48L66 30L72 24L78 32L82 48z", V("a-stone2"), 1.3) + path("M72 24L78 32L82 48H74z", V("a-stone")) + islet(40, 48, 18, 5) + path("M-2 56C18 50 40 57 60 54S88 54 98 52V98H-2z", V("a-grass"), 1.2) + [[8, 68], [46, 64], [90, 70], [60, 80]].map(([x = 0, y = 0]) => gouge(x, y, 5, -95, 1.4, V("a-grass2")) + gouge(x + 2, y, 5, -75, 1.4, V("a-grass2"))).join("") + cow(66, 78, 1.05, -1) + boreray(25, 78, 1.45, -1),
  /** Larches in autumn, one of them felled for a caber. */
  larches: (r) => sky(r, { sx: 70, sy: 27 }) + ridge(r, 42, 5, V("a-far"), V("a-far2")) + ground(r, 56, V("a-thatch2"), V("a-wood"), 6) + [[6, 26], [17, 32], [34, 28], [46, 34], [60, 28], [76, 34], [90, 28]].map(([x = 0, h = 0]) => spruce(x, 60, h, V("a-gold2"), V("a-thatch2"))).join("") + spruce(26, 68, 46, V("a-gold"), V("a-gold2")) + spruce(84, 66, 42, V("a-gold"), V("a-gold2")) + trunk([34, 78], [76, 71], 6) + circ(76.5, 71, 3.6, V("a-sandl"), 1.2) + circ(76.5, 71, 1.6, "none", 0.8),
  /** Boulders that nobody has carried away yet. */
  boulders: (r, o) => {
    const b = o.river ? 59 : 66;
    return sky(r, { sx: 24, sy: 28 }) + mountain(60, 48, 66, 24, 0) + ridge(r, 46, 3, V("a-moss"), V("a-forest2")) + ground(r, 53, V("a-grass"), V("a-grass2"), 3) + spruce(8, b - 2, 22) + boulder(72, b - 6, 1.1, "a-stone2") + boulder(26, b - 1, 1.5) + boulder(50, b, 0.95, "a-stonel") + boulder(84, b + 1, 0.85) + boulder(40, b + 1, 0.45, "a-stone2");
  },
  /** Flags across the street for somebody from here. */
  herostown: (r) => field(r, 74) + kirk(50, 60, 0.85) + gable(4, 62, 15, 13, "a-wall", "a-roof") + gable(20, 62, 13, 11, "a-sand") + gable(66, 62, 13, 11, "a-wall2") + gable(80, 62, 15, 13, "a-wall", "a-roof") + path("M36 98C40 84 42 74 45 66H53C56 74 60 84 66 98z", V("a-road"), 1.1) + path("M12 46Q48 60 88 46", "none", 1) + [18, 28, 38, 50, 60, 70, 80].map((x, i) => path(`M${x - 3} ${46.5 + 6.5 * (1 - ((x - 50) / 40) ** 2)}h6l-3 7z`, V(["a-red", "a-blue", "a-gold"][i % 3]!), 0.9)).join("") + cottage(2, 80, 24, 11, { roof: V("a-thatch"), roof2: V("a-thatch2") }) + cottage(70, 80, 24, 11, { roof: V("a-thatch"), roof2: V("a-thatch2") }),
  /** Under a green arch, on two shoulders. */
  triumph: (r) =>
    field(r, 48) + gable(0, 60, 14, 13, "a-wall") + gable(82, 60, 14, 13, "a-wall", "a-roof") + path("M18 98C30 84 38 72 42 62H54C58 72 66 84 78 98z", V("a-road"), 1.1) +
    path("M16 66V42C16 16 80 16 80 42V66", "none", 9.5) + path("M16 66V42C16 16 80 16 80 42V66", "none", 7, V("a-forest")) + Array.from({ length: 9 }, (_, i) => gouge(15 + i * 8, 42 - Math.sin((i + 0.5) / 9 * Math.PI) * 18, 6, 40 + i * 30, 2, V("a-forestl"))).join("") + [[16, 44], [31, 27], [48, 22.5], [65, 27], [80, 44]].map(([x = 0, y = 0], i) => circ(x, y, 2.6, V(i % 2 ? "a-gold" : "a-red"), 0.9)).join("") +
    athlete(48, 66, 0.85, 1, { kilt: "a-red", plaid: "a-gold", behind: [[4, -27], [11, -36]], before: [[-4, -27], [-11, -36]] }) + [37, 59].map((x, i) => athlete(x, 83, 0.8, i ? -1 : 1, { kilt: i ? "a-blue" : "a-green", shirt: "a-sandl", hair: i ? "a-hairK" : "a-hairR", before: [[3, -27], [8, -33], [9, -36]] })).join(""),
  /** A castle on its crag, with both banners out. */
  highfriends: (r) =>
    sky(r, { sx: 78, sy: 26, h: 80 }) + mountain(14, 66, 44, 22) + ridge(r, 62, 3, V("a-moss"), V("a-forest2")) + ground(r, 70, V("a-grass"), V("a-grass2"), 4) + path("M22 80L28 62L26 52L34 48L36 42H66L70 50L76 54L74 64L82 80z", V("a-stone2"), 1.5) + path("M66 42L70 50L76 54L74 64L82 80H62L66 60z", V("a-stone")) + [[34, 56], [44, 52], [40, 66], [54, 60], [50, 72], [62, 70]].map(([x = 0, y = 0]) => gouge(x, y, 8, 86, 1.8, V("a-stonel"))).join("") +
    keep(42, 43, 18, 18, 5) + turret(34, 43, 9, 13, "a-stonel") + turret(59, 43, 8, 11, "a-stonel") + flagpole(46, 25, 9) + path("M56 25V15", "none", 1.2) + path("M56 15l8.5 2.400l-8.5 3z", V("a-blue"), 1) + path("M48 80C40 74 54 70 46 64S52 56 50 44", "none", 2.2, V("a-road")) + lens(4, 38, 24, 3, V("a-smoke")) + lens(70, 44, 22, 3, V("a-smoke")),
  /** The best of them all, cast in bronze. */
  squarestatue: (r) =>
    sky(r, { sx: 18, sy: 40 }) + ridge(r, 46, 3, V("a-far"), V("a-far2")) + gable(0, 64, 18, 20, "a-sand") + gable(18, 62, 15, 15, "a-wall", "a-roof") + gable(64, 62, 15, 16, "a-wall2") + gable(79, 64, 18, 21, "a-sandl", "a-roof") + rect(-1, 63, 98, 35, V("a-stonel"), 1.2) + [68, 74, 80].flatMap((y, row) => Array.from({ length: 7 }, (_, i) => lens(i * 15 - row * 4, y, 11, 1.5, V("a-stone")))).join("") +
    rect(36, 58, 24, 19, V("a-stone"), 1.4) + rect(52, 58, 8, 19, V("a-stone2")) + rect(33, 55, 30, 4, V("a-stonel"), 1.2) + rect(33, 76, 30, 4, V("a-stonel"), 1.2) + rect(42, 63, 12, 7, V("a-gold"), 1, 1) +
    `<g transform="translate(48 55) scale(.95)">` + path("M3 -24L27 -38", "none", 7.2) + path("M3 -24L27 -38", "none", 5, V("a-bronze")) + path("M-20 -10L3 -24", "none", 7.2) + path("M-20 -10L3 -24", "none", 5, V("a-bronze")) + path("M-7 0L-3 -12L-6 -20L-6 -29C-3 -32 4 -32 7 -29L8 -21L5 -12L8 0H3L0 -9L-3 0z", V("a-bronze"), 1.3) + path("M-6 -20H8L9 -10H-7z", V("a-bronze"), 1.1) + circ(0.5, -35, 4.2, V("a-bronze"), 1.2) + path("M-6 -29L-10 -19M7 -29L12 -27", "none", 3.2) + path("M-6 -29L-10 -19M7 -29L12 -27", "none", 1.8, V("a-bronze")) + gouge(-3, -28, 7, 95, 1.6, V("a-gold")) + gouge(-2, -17, 6, 95, 1.4, V("a-gold")) + "</g>",
  /** The day itself: the caber up, the stone waiting, everybody there. */
  thegames: (r) =>
    sky(r, { sx: 76, sy: 24 }) + mountain(30, 52, 66, 26) + ridge(r, 48, 3, V("a-moss"), V("a-forest2")) + crowd(62) + ground(r, 63, V("a-grass"), V("a-grass2"), 6) + trunk([50, 58], [64, 6], 6.5) + athlete(42, 88, 1.35, 1, { behind: [[3, -27], [9, -23], [9, -17]], before: [[-4, -27], [4, -20], [8, -16]], legs: "M-3.5 -11L-8 0M3.5 -11L6 0" }) + boulder(78, 86, 1.15) + boulder(14, 84, 0.7, "a-stone2"),
};

export default scenes;
