/** Villages, castles and lochs of Glen More II, each known by what stands there. */

import { ground, mountain, ridge, sky } from "./landscape";
import { circ, gouge, path, rect, V, type Rng } from "./marks";
import { boat, door, flagpole, gable, islet, keep, pillar, sea, turret } from "./shores";
import { cottage, kirk, roundtree, spruce, win } from "./things";
import type { Scene } from "./scenes";

const THATCH = { roof: V("a-thatch"), roof2: V("a-thatch2") };
const SLATE = { roof: V("a-slate"), roof2: V("a-slate2") };

const hills = (r: Rng, sx: number, tufts = 6, y = 56) =>
  sky(r, { sx, sy: 28 }) + ridge(r, 42, 4, V("a-far"), V("a-far2")) + ground(r, y, V("a-grass"), V("a-grass2"), tufts);

const VILLAGES: Record<string, Scene> = {
  /** Cottages at the head of a sea loch. */
  dornie: (r) =>
    sky(r, { sx: 66, sy: 27 }) + mountain(32, 54, 58, 30) + mountain(82, 54, 44, 20, 0) + sea(r, 54) +
    path("M-2 98V70C14 64 30 68 44 72S74 82 98 80V98z", V("a-grass"), 1.2) +
    cottage(8, 73, 26, 11, THATCH) + cottage(40, 77, 24, 11, { wall: V("a-wall") }) + boat(76, 68, 0.8),
  /** A town under a castle on its hill. */
  inverness: (r, o) => {
    const b = o.river ? 60 : 66;
    return (
      sky(r, { sx: 18, sy: 27 }) + ridge(r, 44, 3, V("a-far"), V("a-far2")) +
      path(`M28 ${b}C36 ${b - 16} 50 ${b - 20} 62 ${b - 20}S88 ${b - 14} 98 ${b - 4}V98H28z`, V("a-moss"), 1.2) +
      keep(50, b - 17, 14, 17) + keep(64, b - 17, 18, 12, 5) + turret(81, b - 15, 8, 15, "a-stonel") + flagpole(57, b - 36, 9) +
      ground(r, b - 3, V("a-grass"), V("a-grass2"), 3) +
      kirk(30, b, 0.8) + gable(2, b, 13, 11, "a-wall") + gable(15, b, 11, 9, "a-sand") + gable(38, b, 13, 11, "a-wall2") + gable(52, b, 12, 10, "a-wall", "a-roof") + gable(66, b, 13, 11, "a-sand") + gable(81, b, 13, 10, "a-wall")
    );
  },
  /** A street of thatched cottages under the hills. */
  kingussie: (r, o) => {
    const b = o.river ? 60 : 66;
    return (
      sky(r, { sx: 76, sy: 27 }) + mountain(26, 48, 50, 20) + ridge(r, 46, 3, V("a-moss"), V("a-forest2")) + ground(r, 53, V("a-grass"), V("a-grass2"), 4) +
      cottage(52, b - 7, 18, 8, THATCH) + roundtree(82, b - 4, 24) + cottage(8, b - 3, 26, 11, THATCH) + cottage(60, b, 27, 11, THATCH) + cottage(34, b, 22, 10, { ...THATCH, wall: V("a-stonel") })
    );
  },
  /** White cottages round a bay, with a palm tree: the Gulf Stream is warm. */
  plockton: (r) =>
    sky(r, { sx: 26, sy: 27 }) + ridge(r, 46, 5, V("a-far"), V("a-far2")) + ridge(r, 52, 2, V("a-moss"), V("a-forest2"), 24) +
    path("M30 62C50 54 80 52 98 54V62z", V("a-grass"), 1.2) + cottage(44, 60, 15, 8, SLATE) + cottage(62, 58, 15, 8, SLATE) + cottage(80, 58, 15, 8, SLATE) +
    sea(r, 60, 9) + path("M-2 98V66C10 62 22 66 30 72S58 84 98 78V98z", V("a-dust"), 1.2) +
    path("M22 80C20 66 20 56 24 44", "none", 3, V("a-wood")) + path("M22 80C20 66 20 56 24 44", "none", 0.8) +
    path("M24 45C14 38 8 42 5 50C12 46 18 46 24 45zM24 45C16 34 22 28 30 27C26 34 26 40 24 45zM24 45C34 36 42 40 44 49C38 45 30 46 24 45zM24 45C30 46 36 52 35 59C31 54 27 50 24 45zM24 45C17 47 13 52 13 58C17 53 21 50 24 45z", V("a-forest"), 1.1) +
    boat(66, 74, 0.85, "a-flag", "a-wall"),
  /** A fort under Ben Nevis. */
  fort: (r, o) => {
    const b = o.river ? 60 : 68;
    return (
      sky(r, { sx: 20, sy: 27 }) + mountain(56, 52, 84, 34) + ridge(r, 50, 2, V("a-moss"), V("a-forest2"), 24) + ground(r, 55, V("a-grass"), V("a-grass2"), 3) +
      rect(36, b - 18, 24, 12, V("a-wall"), 1.3) + path(`M33 ${b - 17}L40 ${b - 25}H56L63 ${b - 17}z`, V("a-slate"), 1.3) + win(40, b - 15, 4, 5) + win(52, b - 15, 4, 5) + flagpole(48, b - 25, 12) +
      path(`M14 ${b}L18 ${b - 11}H78L82 ${b}z`, V("a-stone"), 1.4) + path(`M62 ${b}V${b - 11}H78L82 ${b}z`, V("a-stone2")) +
      path(`M8 ${b}L12 ${b - 15}H26L29 ${b}zM67 ${b}L70 ${b - 15}H84L88 ${b}z`, V("a-stonel"), 1.3) +
      [11, 17, 72, 78].map((x) => rect(x + 1.5, b - 18, 3.4, 4, V("a-stonel"), 1.1)).join("") + door(45, b, 7)
    );
  },
  /** Herring boats before a row of white houses. */
  ullapool: (r) =>
    sky(r, { sx: 78, sy: 26 }) + ridge(r, 42, 5, V("a-far"), V("a-far2")) + ridge(r, 50, 2, V("a-moss"), V("a-forest2"), 24) + sea(r, 62, 8) +
    gable(4, 61, 15, 14, "a-wall") + gable(19, 61, 15, 16, "a-wall") + gable(34, 61, 15, 13, "a-sand", "a-roof") + gable(49, 61, 15, 15, "a-wall") + gable(64, 61, 15, 13, "a-wall2") + gable(79, 61, 14, 15, "a-wall") +
    rect(-1, 61, 98, 5, V("a-stone"), 1.2) + boat(28, 78, 1, "a-roof", "a-wall") + boat(66, 76, 0.9, "a-roof", "a-wall"),
  /** Wade's bridge with its obelisks. */
  aberfeldy: (r, o) => {
    const b = o.river ? 62 : 70;
    return (
      hills(r, 18, 4) + cottage(4, 58, 22, 10, SLATE) + cottage(72, 58, 22, 10, THATCH) + kirk(34, 56, 0.62) +
      path(`M14 ${b + 4}L16 ${b - 8}C30 ${b - 20} 68 ${b - 20} 82 ${b - 8}L84 ${b + 4}H64a16 14 0 0 0 -32 0z`, V("a-stone"), 1.4) +
      path(`M64 ${b + 4}a16 14 0 0 0 -32 0h4a12.500 11 0 0 1 24 0z`, V("a-stone2"), 1) +
      path(`M16 ${b - 8}C30 ${b - 20} 68 ${b - 20} 82 ${b - 8}V${b - 11}C68 ${b - 23} 30 ${b - 23} 16 ${b - 11}z`, V("a-stonel"), 1.2) +
      [36, 43, 55, 62].map((x) => path(`M${x - 2.4} ${b - 17}L${x} ${b - 32}L${x + 2.4} ${b - 17}z`, V("a-stonel"), 1.1)).join("") +
      [22, 28, 70, 76].map((x) => gouge(x, b - 8, 8, 90, 1.4, V("a-stone2"))).join("")
    );
  },
};

const CASTLES: Record<string, Scene> = {
  /** On its islet, with the long bridge. */
  donan: (r) =>
    sky(r, { sx: 20, sy: 27 }) + mountain(24, 54, 56, 24) + mountain(78, 54, 44, 17, 0) + sea(r, 54) + islet(62, 68, 64, 12) +
    path("M-2 69V60C14 58 26 56 40 56V66H34a4.500 5 0 0 0 -9 0H20a4.500 5 0 0 0 -9 0H6V69z", V("a-stone"), 1.3) +
    keep(44, 57, 12, 13, 3) + keep(54, 57, 17, 26) + turret(70, 57, 9, 15) + keep(79, 58, 10, 10, 3) + flagpole(62, 28, 9) + door(59, 57),
  /** A tower house alone in the sea loch. */
  stalker: (r) =>
    sky(r, { sx: 74, sy: 28 }) + mountain(22, 54, 48, 20) + mountain(66, 54, 62, 15, 0) + sea(r, 54) + islet(50, 68, 52, 9) +
    keep(38, 61, 23, 25, 4) + path("M40 36L49.500 26L59 36z", V("a-slate"), 1.3) + path("M49.500 26L59 36H51z", V("a-slate2")) +
    keep(60, 61, 9, 12, 2) + win(52, 44, 3.6, 5) + win(43, 50, 3.600, 5) + door(49, 61, 5) + boat(16, 74, 0.6),
  /** On a cliff above the sound. */
  duart: (r) =>
    sky(r, { sx: 22, sy: 28 }) + ridge(r, 48, 3, V("a-far"), V("a-far2")) + sea(r, 55) +
    `<g transform="translate(-9 0)">` +
    path("M34 98L38 76L34 70L42 60L40 53L52 48H108V98z", V("a-stone2"), 1.4) +
    path("M40 53L52 48H108V54C80 52 62 54 46 58z", V("a-grass"), 1.1) +
    [[44, 66], [50, 72], [58, 64], [66, 74], [74, 64], [82, 72], [90, 66]].map(([x = 0, y = 0]) => gouge(x, y, 9, 96, 1.9, V("a-stone"))).join("") +
    keep(54, 51, 20, 25) + keep(74, 51, 16, 14) + keep(86, 51, 8, 20, 2) + path("M54 26L64 18L74 26z", V("a-slate"), 1.2) + flagpole(64, 18, 8) +
    gouge(60, 34, 6, 90, 1.5, V("a-stone2")) + win(66, 34, 3.400, 5) + door(60, 51, 5) +
    "</g>" +
    boat(12, 74, 0.6),
  /** A Gothic house in its park. */
  armadale: (r) =>
    sky(r, { sx: 20, sy: 27 }) + ridge(r, 44, 4, V("a-far"), V("a-far2")) + ground(r, 57, V("a-grass"), V("a-grass2"), 6) + roundtree(88, 66, 30) + roundtree(10, 64, 22) +
    path("M26 68V38L35 27L44 38V68z", V("a-stonel"), 1.3) + rect(44, 42, 22, 26, V("a-stonel"), 1.3) + path("M66 68V38L74 28L82 38V68z", V("a-stone"), 1.3) +
    path("M25 39L35 26L45 39M65 39L74 27L83 39", "none", 2.2, V("a-slate")) + path("M44 42h22", "none", 3, V("a-slate")) +
    [26, 43, 66, 81].map((x) => path(`M${x} 40V28l1.500 -5l1.500 5V40`, V("a-stone"), 1)).join("") +
    path("M31 56V44c0 -3 2 -5 4 -7c2 2 4 4 4 7v12z", V("a-lit"), 1) + path("M31 50h8M35 38v18", "none", 0.7) +
    path("M71 56V46c0 -3 1.500 -4 3 -6c1.500 2 3 3 3 6v10z", V("a-lit"), 1) + win(47, 46, 4, 6) + win(59, 46, 4, 6) + path("M50 68V60c0 -3 3 -5 5 -7c2 2 5 4 5 7v8z", V("a-door"), 1.1),
  /** A broken tower over the loch. */
  urquhart: (r, o) => {
    const b = o.river ? 61 : 66;
    return (
      sky(r, { sx: 78, sy: 28 }) + ridge(r, 44, 4, V("a-far"), V("a-far2")) + ground(r, 55, V("a-grass"), V("a-grass2"), 5) +
      path(`M26 ${b}V${b - 34}h4v4h3v-4h4v3l4 3l-2 5l4 4V${b}z`, V("a-stonel"), 1.4) + path(`M38 ${b}V${b - 22}l5 3V${b}z`, V("a-stone")) +
      path(`M43 ${b}V${b - 12}l5 -2l4 4l6 -1l3 3l8 -2l5 4l7 0V${b}z`, V("a-stone"), 1.3) +
      path(`M80 ${b}V${b - 17}h4v3h3v-3h4V${b}z`, V("a-stone"), 1.3) + rect(30, b - 26, 3, 5, V("a-door"), 0.9) + rect(31, b - 15, 3, 5, V("a-door"), 0.9) +
      door(58, b, 6) + [46, 52, 66, 72].map((x) => gouge(x, b - 7, 4, 90, 1.5, V("a-stone2"))).join("") + path(`M12 ${b}c1 -5 8 -6 11 -2c2 -3 4 -2 5 2z`, V("a-stone2"), 1.1)
    );
  },
  /** Two walls are all that stands, like a torn tooth. */
  moil: (r) =>
    sky(r, { sx: 48, sy: 30 }) + mountain(82, 56, 40, 16, 0) + sea(r, 56) +
    path("M10 84C18 68 30 58 44 56S74 60 88 84V98H10z", V("a-grass"), 1.4) + path("M52 57C66 60 78 68 88 84V98H60C66 84 64 68 52 57z", V("a-grass2")) +
    path("M30 62L31 32l3 -3l2 5l4 -2l1 8l3 5l-1 6l2 9z", V("a-stonel"), 1.4) + path("M38 32l2 0l1 8l3 5l-1 6l2 9h-6z", V("a-stone2")) +
    path("M52 59l1 -17l4 -2l0 -8l5 -2l3 4l-1 10l4 4l0 15z", V("a-stone"), 1.4) + path("M62 31l3 3l-1 10l4 4l0 15h-6z", V("a-stone2")) +
    rect(34, 42, 3, 6, V("a-sky"), 1) + rect(57, 44, 3, 6, V("a-sky"), 1) + path("M45 60c2 -4 5 -4 6 -1z", V("a-stone2"), 1) + [24, 70, 46].map((x) => gouge(x, 74, 7, 80, 1.6, V("a-moss"))).join(""),
  /** A tall Z of towers in the flat north. */
  mey: (r) =>
    sky(r, { sx: 20, sy: 28 }) + sea(r, 52, 3) + ground(r, 58, V("a-grass"), V("a-grass2"), 8) +
    path("M6 68V62H90V68z", V("a-stone"), 1.2) + keep(30, 64, 14, 20, 3) + keep(42, 66, 20, 33) + keep(60, 64, 16, 24, 4) + turret(38, 44, 6, 8) + turret(60, 38, 6, 8) + turret(73, 46, 6, 8) + flagpole(52, 30, 9) +
    win(47, 46, 4, 5) + win(55, 46, 4, 5) + win(65, 48, 4, 5) + win(34, 52, 4, 5) + door(49, 66, 6) + roundtree(14, 68, 18) + roundtree(86, 68, 17),
  /** White granite, a clock tower and many turrets. */
  balmoral: (r, o) => {
    const b = o.river ? 61 : 68;
    return (
      sky(r, { sx: 20, sy: 27 }) + mountain(24, 50, 46, 18) + ridge(r, 46, 3, V("a-moss"), V("a-forest2")) + ground(r, 54, V("a-grass"), V("a-grass2"), 4) + spruce(91, b - 1, 24) + spruce(8, b - 2, 20) +
      rect(18, b - 17, 36, 17, V("a-wall"), 1.3) + path(`M16 ${b - 16}L22 ${b - 23}H50L54 ${b - 16}z`, V("a-slate"), 1.3) + [22, 30, 38].map((x) => win(x, b - 12, 4, 6)).join("") + turret(15, b, 6, 19, "a-wall") + turret(48, b, 7, 23, "a-wall") +
      rect(58, b - 32, 16, 32, V("a-wall"), 1.4) + rect(68, b - 32, 6, 32, V("a-wall2")) + turret(56, b - 28, 5, 8, "a-wall") + turret(71, b - 28, 5, 8, "a-wall") + path(`M60 ${b - 33}L66 ${b - 44}L72 ${b - 33}z`, V("a-slate"), 1.3) + circ(66, b - 25, 3.6, V("a-gold"), 1.2) + path(`M66 ${b - 27}v2l1.600 1`, "none", 0.9) + flagpole(66, b - 43, 5) + rect(76, b - 14, 10, 14, V("a-wall"), 1.2) + door(62, b, 7)
    );
  },
};

const shore = (r: Rng, sx: number) => sky(r, { sx, sy: 27, h: 60 });

const LOCHS: Record<string, Scene> = {
  /** The long loch of the Great Glen, between steep sides. */
  lochy: (r) =>
    shore(r, 48) + mountain(6, 56, 62, 30) + mountain(90, 56, 62, 32) + ridge(r, 52, 2, V("a-moss"), V("a-forest2"), 26) + sea(r, 55, 14) +
    path("M-2 56L24 55L6 66L-2 68zM98 56L70 55L90 66L98 68z", V("a-forest2"), 1.1) + boat(48, 72, 1.1),
  /** The pillar of the clans at its head. */
  shiel: (r) =>
    shore(r, 20) + mountain(32, 54, 54, 28) + mountain(80, 54, 52, 24) + sea(r, 54, 13) + path("M26 98C30 84 46 74 64 72S90 74 98 76V98z", V("a-grass"), 1.3) + spruce(86, 78, 28) + spruce(46, 86, 16) + pillar(64, 77, 34, 8),
  /** Islands with pines. */
  morar: (r) =>
    shore(r, 76) + ridge(r, 46, 5, V("a-far"), V("a-far2")) + ridge(r, 51, 2, V("a-moss"), V("a-forest2"), 24) + sea(r, 54, 14) +
    islet(66, 66, 36, 6) + spruce(58, 62, 18) + spruce(66, 61, 24) + spruce(75, 62, 17) + islet(32, 76, 40, 8) + spruce(22, 70, 22) + spruce(33, 69, 30) + spruce(43, 71, 20),
};

export const HIGHLANDS: Record<string, Scene> = { ...VILLAGES, ...CASTLES, ...LOCHS };
