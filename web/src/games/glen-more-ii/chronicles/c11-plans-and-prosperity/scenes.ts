/** Monuments: each stands on a plinth within a golden edge, and a double one goes on in its other half. */

import { ground, mountain, ridge, river, sky } from "../../../../art/landscape";
import { circ, f1, gouge, lens, path, rect, rng, V, type Rng } from "../../../../art/marks";
import { WET, type Scene } from "../../../../art/scenes";
import { boat, door, flagpole, islet, keep, sea, turret } from "../../../../art/shores";
import { crenel, roundtree, spruce, stones, win } from "../../../../art/things";
import { DESIGNS } from "./designs";

const many = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join("");

/** The golden edge, open to the other half of a double monument. */
function edge(open?: "east" | "west"): string {
  const from = open === "west" ? -4 : 4.4;
  const to = open === "east" ? 100 : 91.6;
  const d = open === "west" ? `M${from} 4.400H${to}V91.600H${from}` : open === "east" ? `M${to} 4.400H${from}V91.600H${to}` : `M${from} 4.400H${to}V91.600H${from}z`;
  return path(d, "none", 4, V("a-gold2")) + path(d, "none", 2, V("a-gold"));
}
const plinth = (y: number) => rect(-2, y, 100, 98 - y, V("a-stonel"), 1.2) + many(7, (i) => path(`M${4 + i * 15 - (i % 2) * 4} ${y}v6`, "none", 0.7)) + path(`M-2 ${y + 6}H98`, "none", 0.8);
const gilded = (draw: Scene): Scene => (r, o) => draw(r, o) + (o.river ? "" : plinth(75)) + edge();

/** A row of windows. */
const windows = (x: number, y: number, n: number, step: number, w = 3, h = 4) => many(n, (i) => rect(f1(x + i * step), y, w, h, V("a-lit"), 0.8));
/** A pointed window. */
const lancet = (x: number, b: number, w: number, h: number, fill = "a-lit") => path(`M${x} ${b}V${f1(b - h * 0.55)}Q${x} ${f1(b - h * 0.85)} ${f1(x + w / 2)} ${b - h}Q${x + w} ${f1(b - h * 0.85)} ${x + w} ${f1(b - h * 0.55)}V${b}z`, V(fill), 1);
/** A small turret that grows out of a wall, under its cone. */
const corbelled = (x: number, y: number, w: number, h: number, wall: string) =>
  path(`M${x} ${y}V${y - h}H${x + w}V${y}L${f1(x + w * 0.7)} ${y + 3}H${f1(x + w * 0.3)}z`, V(wall), 1.1) + path(`M${x - 1} ${y - h}L${x + w / 2} ${f1(y - h - w * 1.5)}L${x + w + 1} ${y - h}z`, V("a-slate"), 1.1);

const SINGLE: Record<string, Scene> = {
  /** The great east window of a roofless abbey, and two arches of its nave. */
  melrose: (r) =>
    sky(r, { sx: 30, sy: 32 }) + path("M-2 52L18 42L30 47L44 36L58 46L98 50V62H-2z", V("a-far"), 1.2) + ground(r, 54, V("a-grass"), V("a-grass2"), 4) +
    path("M24 60V44H30V36H36V60z", V("a-brick"), 1.2) + lancet(27, 60, 6, 14, "a-skyl") +
    path("M36 60V40L42 42V30L50 28V60z", V("a-brick"), 1.2) + lancet(40, 60, 7, 17, "a-skyl") +
    path("M50 60V26L64 14L82 26V60z", V("a-roof"), 1.4) + path("M74 60V21L82 26V60z", V("a-roof2")) + lancet(56, 58, 19, 36, "a-skyl") +
    path("M62.300 58V33M68.700 58V33M56 44H75M65.500 22V30", "none", 1) + circ(65.5, 31, 3.4, V("a-skyl"), 1) + path("M50 26L47 30V60M82 26L85 31V60", "none", 2.4, V("a-brick2")) + path("M64 14V9M62 11H66", "none", 1.2) + roundtree(10, 61, 20) + roundtree(91, 61, 16),
  /** Turrets over turrets of rose stone, at the end of an avenue. */
  glamis: (r) =>
    sky(r, { sx: 80, sy: 30 }) + ridge(r, 46, 4, V("a-far"), V("a-far2")) + ground(r, 58, V("a-grass"), V("a-grass2"), 3) +
    rect(26, 46, 46, 26, V("a-brick"), 1.3) + rect(60, 46, 12, 26, V("a-brick2")) + rect(40, 32, 18, 40, V("a-sand2"), 1.4) + rect(52, 32, 6, 40, V("a-brick")) +
    path("M38.500 33L49 18L59.500 33z", V("a-slate"), 1.3) + corbelled(38, 36, 5, 8, "a-sand2") + corbelled(55, 36, 5, 8, "a-brick") + corbelled(46.5, 22, 5, 6, "a-sand2") +
    turret(20, 72, 11, 32, "a-brick") + turret(67, 72, 11, 30, "a-brick2") + corbelled(31, 46, 5, 5, "a-brick") + corbelled(62, 46, 5, 5, "a-brick2") +
    windows(33, 52, 2, 5) + windows(60, 52, 2, 5) + windows(33, 60, 2, 5) + windows(43, 40, 3, 4.5, 2.6, 4) + windows(43, 49, 3, 4.5, 2.6, 4) + door(45.5, 72, 7) + flagpole(49, 12, 6) + roundtree(8, 74, 26) + roundtree(90, 74, 24),
  /** A white distillery with its pagoda, under the dark corrie from which it has its name. */
  lochnagar: (r) =>
    sky(r, { sx: 20, sy: 30 }) + mountain(62, 54, 92, 36) + path("M46 54C50 40 56 34 62 32C68 36 72 44 78 54z", V("a-slate2"), 1) + ground(r, 53, V("a-moss"), V("a-forest2"), 3) +
    rect(36, 46, 42, 14, V("a-wall"), 1.3) + path("M33 47L40 39H74L81 47z", V("a-slate"), 1.3) + many(5, (i) => gouge(42 + i * 7, 40, 6, 96, 1.2, V("a-slate2"))) + windows(40, 50, 6, 6) +
    rect(60, 34, 12, 12, V("a-wall2"), 1.2) + path("M56 36Q63 34 63.500 26H68.500Q69 34 76 36z", V("a-slate2"), 1.2) + rect(63, 21, 6, 5, V("a-wall"), 1) + path("M61 22L66 17L71 22z", V("a-slate"), 1.1) +
    circ(26, 55, 6, V("a-coatl"), 1.3) + path("M24 50C24 44 26 42 30 42H37", "none", 3.6) + path("M24 50C24 44 26 42 30 42H37", "none", 2, V("a-coatl")) + spruce(88, 62, 22) + spruce(10, 61, 18),
  /** The cotton mill: four floors of windows, and its wheel. */
  lanark: (r) =>
    sky(r, { sx: 84, sy: 26 }) + ridge(r, 40, 5, V("a-moss"), V("a-forest2"), 18) + many(4, (i) => spruce(52 + i * 13, 44, 14)) + ground(r, 62, V("a-dust"), V("a-road2"), 2) +
    rect(30, 32, 54, 42, V("a-sandl"), 1.4) + rect(74, 32, 10, 42, V("a-sand")) + path("M27 33L34 24H80L87 33z", V("a-slate"), 1.3) + many(4, (i) => windows(35, 37 + i * 9, 8, 5.8, 3, 5.2)) +
    rect(54, 14, 8, 10, V("a-wall"), 1.2) + path("M52.500 15L58 8L63.500 15z", V("a-slate2"), 1.1) + circ(58, 19, 1.8, V("a-gold"), 0.8) +
    rect(10, 50, 14, 24, V("a-stone"), 1.2) + circ(20, 62, 11.5, V("a-wood"), 1.4) + circ(20, 62, 8, V("a-door"), 1) + many(8, (i) => path(`M20 62l${f1(11 * Math.cos((i * Math.PI) / 4))} ${f1(11 * Math.sin((i * Math.PI) / 4))}`, "none", 1.5, V("a-wood"))) + circ(20, 62, 2.2, V("a-stonel"), 1) + path("M2 50H20V54H2z", V("a-water"), 1),
  /** On its crag over the Forth: palace, great hall, gate, and the road that climbs to them. */
  stirling: (r) =>
    sky(r, { sx: 16, sy: 34 }) + ridge(r, 48, 3, V("a-far"), V("a-far2")) + ground(r, 56, V("a-grass"), V("a-grass2"), 2) +
    path("M22 60L30 46L36 44L42 38H82L88 46L94 48V60z", V("a-stone2"), 1.4) + many(8, (i) => gouge(32 + i * 7, 44 + (i % 3) * 3, 9, 100, 2, V("a-stone"))) +
    path(`${crenel(42, 27, 40, 8, 3)}V39H42z`, V("a-stonel"), 1.3) + rect(50, 19, 18, 20, V("a-gold"), 1.2) + path("M48.500 20L59 11L69.500 20z", V("a-slate"), 1.2) + windows(53, 25, 3, 5, 3, 6) +
    keep(72, 39, 12, 22) + path(`${crenel(34, 35, 10, 3, 2.6)}V44H34z`, V("a-stone"), 1.2) + door(36.5, 44, 5) + flagpole(78, 14, 8) + path("M10 60C20 56 26 52 36 45", "none", 3.4) + path("M10 60C20 56 26 52 36 45", "none", 2, V("a-road")),
  /** A ruin on its tongue of land in Loch Awe, mirrored, under Ben Cruachan. */
  kilchurn: (r) =>
    sky(r, { sx: 82, sy: 30 }) + mountain(30, 56, 70, 34) + mountain(80, 56, 50, 22, 0) + sea(r, 56, 9) + islet(56, 64, 74, 9) +
    path("M34 58V38L38 36L40 40H52V44L58 42V58z", V("a-stone"), 1.3) + path("M58 58V28L62 26L64 30L70 25L74 28V58z", V("a-stonel"), 1.4) + path("M68 58V27L74 28V58z", V("a-stone2")) + path("M76 58V42L80 40V36L84 38V58z", V("a-stone"), 1.3) +
    win(62, 34, 3, 5) + win(62, 44, 3, 5) + lancet(42, 52, 4, 8) + lancet(49, 52, 4, 8) + stones(r, 36, 48, 18, 8, 6) + path("M34 66H84L80 73H74V76H62V71H40z", V("a-water2"), 0, "none", 'opacity=".55"') + boat(14, 74, 0.7, "a-wall", "a-wall"),
  /** A furnace in blast, its fire on the smoke, and the guns that are cast here. */
  carron: (r) =>
    rect(0, 0, 96, 98, V("a-slate2")) + sky(r, { sun: 0, h: 44 }) + path("M40 20C30 12 44 8 52 12S72 4 84 12S92 24 80 26S50 30 40 20z", V("a-smoke"), 1.1) + path("M52 26C56 20 66 18 72 24z", V("a-sun")) + ridge(r, 48, 3, V("a-far2"), V("a-slate2")) + ground(r, 62, V("a-dust"), V("a-road2"), 2) +
    path("M44 72L50 30H74L80 72z", V("a-brick"), 1.4) + path("M66 72L64 30H74L80 72z", V("a-brick2")) + rect(48, 26, 28, 5, V("a-stone"), 1.2) + path("M54 26C54 18 58 20 60 12C64 18 68 16 69 26z", V("a-gold"), 1.1) + path("M58 26C59 21 61 22 62 18C64 21 66 22 65 26z", V("a-red")) + path("M46.500 56H78M48 44H76", "none", 2, V("a-slate2")) +
    path("M56 72V64a6 6 0 0 1 12 0v8z", V("a-door"), 1.2) + path("M58.500 72V66a3.500 3.500 0 0 1 7 0v6z", V("a-sun")) + path("M62 72C58 76 52 74 46 78H66z", V("a-gold"), 1) + rect(82, 34, 7, 38, V("a-brick"), 1.2) + rect(81, 32, 9, 3, V("a-stone"), 1) +
    path("M10 66L36 60L38 65L13 72z", V("a-slate2"), 1.3) + circ(35.5, 62.4, 2, V("a-ink")) + circ(18, 71, 5, V("a-wood"), 1.2) + circ(18, 71, 1.5, V("a-ink")) + circ(30, 73.5, 2.4, V("a-slate"), 1) + circ(35, 73.5, 2.4, V("a-slate"), 1) + circ(32.500, 69.6, 2.4, V("a-slate"), 1),
  /** A palace with two pairs of towers and a crown over the gate, under Arthur's Seat. */
  holyrood: (r) =>
    sky(r, { sx: 22, sy: 30 }) + path("M26 54L44 34L54 28L62 32L74 26L92 46L98 54V60H26z", V("a-moss"), 1.3) + path("M54 28L62 32L66 40L58 38z", V("a-stone2"), 1) + many(6, (i) => gouge(46 + i * 8, 40 + (i % 2) * 4, 6, 70, 1.5, V("a-forest2"))) + ground(r, 58, V("a-dust"), V("a-road2"), 2) +
    rect(32, 52, 48, 20, V("a-sandl"), 1.3) + path("M32 52H80", "none", 2.4, V("a-stone2")) + windows(38, 56, 3, 4.5) + windows(61, 56, 3, 4.5) + windows(38, 64, 3, 4.5) + windows(61, 64, 3, 4.5) +
    [[18, "a-sandl"], [72, "a-sandl"]].map(([x, wall]) => rect(Number(x), 44, 20, 28, V(String(wall)), 1.3) + turret(Number(x) - 3, 72, 7, 32, "a-sand") + turret(Number(x) + 16, 72, 7, 32, "a-sand") + windows(Number(x) + 6, 50, 2, 5) + windows(Number(x) + 6, 60, 2, 5)).join("") +
    path("M49 72V52H63V72z", V("a-wall"), 1.3) + path("M50 52V46H62V52z", V("a-wall2"), 1.1) + path("M51 46C51 38 61 38 61 46z", V("a-gold"), 1.2) + path("M56 40V35M54 37H58", "none", 1.3) + door(52.5, 72, 7),
};

/** A picture twice as wide as a tile, cut in two; the same hills on both sides. */
function halves(draw: (r: Rng) => string): [west: Scene, east: Scene] {
  const whole = () => draw(rng(23));
  return [() => whole() + edge("east"), () => `<g transform="translate(-96 0)">${whole()}</g>` + edge("west")];
}
const wideSky = (r: Rng, sx: number) => `<g transform="translate(96 0)">${sky(r, { sun: 0, h: 70 })}</g>` + sky(r, { sun: 0, h: 70 }) + circ(sx, 30, 8.5, V("a-sun"));
const wideHills = (y: number, fill: string, cut: string) =>
  path(`M-4 98V${y}C20 ${y - 10} 40 ${y + 2} 62 ${y - 6}S104 ${y - 12} 128 ${y - 2}S172 ${y - 10} 196 ${y}V98z`, V(fill), 1.2) + many(20, (i) => gouge(4 + i * 10, y + ((i * 7) % 5), 8, 64, 1.5, V(cut)));
const twice = (drawing: string) => drawing + `<g transform="translate(96 0)">${drawing}</g>`;

const [rampartsWest, rampartsEast] = halves(
  (r) =>
    wideSky(r, 28) + rect(-2, 46, 196, 52, V("a-water")) + many(16, (i) => lens(6 + ((i * 37) % 180), 48 + (i % 4) * 3, 18, 1.4, V("a-foam"))) + path("M-2 98V62C30 54 60 58 96 56S160 54 194 62V98z", V("a-grass"), 1.2) +
    path("M8 72L20 56L40 60H58L70 50L84 60H108L122 50L134 60H152L172 56L184 72z", V("a-stone"), 1.5) + path("M8 72L20 61L40 65H58L70 55L84 65H108L122 55L134 65H152L172 61L184 72z", V("a-brick"), 1.1) + path("M122 55L134 65H152L172 61L184 72H126z", V("a-brick2")) +
    many(9, (i) => path(`M${44 + i * 12} 65v7`, "none", 0.8)) + [[30, 24], [62, 20], [112, 20], [140, 24]].map(([x = 0, w = 0]) => rect(x, 42, w, 14, V("a-wall"), 1.2) + path(`M${x - 2} 43L${x + 4} 36H${x + w - 4}L${x + w + 2} 43z`, V("a-slate"), 1.2) + windows(x + 3, 46, Math.floor((w - 3) / 5), 5, 2.6, 4)).join("") +
    path("M86 57V44L96 37L106 57z", V("a-wall2"), 1.2) + rect(86, 44, 20, 14, V("a-wall"), 1.2) + path("M84 45L96 35L108 45z", V("a-slate"), 1.2) + door(92, 58, 7) + flagpole(96, 35, 16) + path("M14 66l7 -4M176 66l-7 -4M70 52v-4M122 52v-4", "none", 3, V("a-slate2")) + path("M-2 76H194V98H-2z", V("a-stonel"), 1.2),
);
const [locksWest, locksEast] = halves((r) => {
  const gate = (x: number) => path(`M${x - 3} 76V55H${x + 3}V76z`, V("a-wood"), 1.4) + path(`M${x - 3} 62H${x + 3}M${x - 3} 69H${x + 3}`, "none", 0.9) + path(`M${x} 56H${x + 13}`, "none", 3.6) + path(`M${x} 56H${x + 13}`, "none", 2.2, V("a-wall")) + rect(x - 6, 74, 12, 4, V("a-stone"), 1);
  return (
    wideSky(r, 160) + mountain(60, 56, 90, 34) + mountain(132, 56, 70, 24, 0) + wideHills(54, "a-moss", "a-forest2") + path("M-4 57H196V62H-4z", V("a-stonel"), 1.2) + many(14, (i) => path(`M${2 + i * 14} 57v4`, "none", 0.7)) +
    twice(river()) + gate(40) + gate(84) + gate(128) + rect(16, 44, 18, 13, V("a-wall"), 1.2) + path("M14 45L19 38H31L36 45z", V("a-slate"), 1.2) + door(22, 57, 5) + rect(150, 44, 18, 13, V("a-wall"), 1.2) + path("M148 45L153 38H165L170 45z", V("a-slate"), 1.2) + windows(153, 48, 2, 7) +
    boat(62, 70, 0.95, "a-wall", "a-red") + boat(106, 70, 0.8, "a-sandl", "a-flag") + spruce(178, 58, 20) + spruce(186, 58, 16) + spruce(6, 58, 17)
  );
});
const [cantileverWest, cantileverEast] = halves((r) => {
  const tower = (x: number) =>
    path(`M${x - 44} 46L${x} 22L${x + 44} 46M${x - 44} 46L${x} 62L${x + 44} 46M${x - 22} 34V54M${x + 22} 34V54M${x - 22} 34L${x} 62M${x + 22} 34L${x} 62M${x - 32} 40L${x - 22} 54M${x + 32} 40L${x + 22} 54`, "none", 4.4) +
    path(`M${x - 44} 46L${x} 22L${x + 44} 46M${x - 44} 46L${x} 62L${x + 44} 46M${x - 22} 34V54M${x + 22} 34V54M${x - 22} 34L${x} 62M${x + 22} 34L${x} 62M${x - 32} 40L${x - 22} 54M${x + 32} 40L${x + 22} 54`, "none", 2.4, V("a-red")) +
    path(`M${x - 4} 64L${x - 2} 22H${x + 2}L${x + 4} 64z`, V("a-red"), 1.2);
  const pier = (x: number) => path(`M${x - 9} 74L${x - 6} 62H${x + 6}L${x + 9} 74z`, V("a-stonel"), 1.2) + path(`M${x + 1} 62H${x + 6}L${x + 9} 74H${x + 2}z`, V("a-stone"));
  return (
    wideSky(r, 96) + wideHills(56, "a-far", "a-far2") + rect(-4, 57, 200, 41, V("a-water")) + path("M-4 57H196", "none", 1.1) + many(18, (i) => lens(2 + ((i * 41) % 184), 76 + (i % 4) * 4, 22, 1.5, V(i % 3 ? "a-foam" : "a-water2"))) + twice(river()) +
    pier(46) + pier(146) + tower(46) + tower(146) + path("M-4 46H196", "none", 4) + path("M-4 46H196", "none", 2.2, V("a-brick2")) +
    path("M70 44.500v-6h4v-3h3v3h9v6zM88 44.500v-6h11v6zM101 44.500v-6h11v6z", V("a-green"), 1.1) + circ(75, 33, 2.4, V("a-smoke"), 0.8) + circ(70, 30, 3, V("a-smoke"), 0.8) + boat(96, 73, 0.7, "a-wall", "a-wall")
  );
});
for (const scene of ["locks-west", "locks-east", "cantilever-west", "cantilever-east"]) WET.add(scene);

const scenes: Record<string, Scene> = {
  ...Object.fromEntries(Object.entries(SINGLE).map(([name, draw]) => [name, gilded(draw)])),
  "ramparts-west": rampartsWest,
  "ramparts-east": rampartsEast,
  "locks-west": locksWest,
  "locks-east": locksEast,
  "cantilever-west": cantileverWest,
  "cantilever-east": cantileverEast,
  ...DESIGNS,
};

export default scenes;
