/** The scenes of Glasgow's buildings. A variant changes what a building of the type is made of, or for. */

import { ground, sky } from "./landscape";
import { circ, f1, lens, path, rect, V, type Rng } from "./marks";
import { MONUMENTS } from "./monuments";
import type { Scene } from "./scenes";
import { shopfront } from "./shopfront";
import { barrel, roundtree, win } from "./things";

const street = (top: number, n = 10) =>
  rect(-1, top, 98, 98 - top, V("a-road"), 1.1) +
  [...Array(n)].map((_, i) => lens(2 + i * 10, top + 5 + (i % 3) * 3, 8, 1.3, V("a-road2"))).join("");

function chimney(x: number, top: number): string {
  return (
    path(`M${x} 60L${x + 1.5} ${top}h5L${x + 8} 60z`, V("a-brick"), 1.3) +
    path(`M${x + 4.5} 60L${x + 4.8} ${top}h1.700L${x + 8} 60z`, V("a-brick2")) +
    rect(x + 0.4, top - 2, 7.2, 3, V("a-brick2"), 1) +
    path(
      `M${x + 4} ${top - 3}c-3.400 -3 -1 -6 2 -5.400c-.6 -4 5 -6 7.600 -3c2 -3.600 8 -2.400 8 1.600c3.400 0 4 4.400 .8 5.400c-4 1 -7 -.8 -9.600 .4c-2.800 1.600 -6 2.400 -8.800 1z`,
      V("a-smoke"),
      1,
    )
  );
}

const bricks = (x: number, y: number) =>
  [0, 1, 2].flatMap((row) => [...Array(3 - row)].map((_, i) => rect(x + i * 7 + row * 3.5, y - row * 4, 6.6, 3.8, V(row % 2 ? "a-brick2" : "a-brick"), 0.9))).join("");
const beams = (x: number, y: number) =>
  [0, 1, 2].map((i) => path(`M${x + i * 2} ${y - i * 3.4}h20v2.600h-20z`, V(i % 2 ? "a-slate" : "a-slate2"), 1)).join("");
const ingots = (x: number, y: number) =>
  [[0, 0], [9, 0], [4.5, -4.5]].map(([dx = 0, dy = 0]) => path(`M${x + dx} ${y + dy}l1.800 -4h4.400l1.800 4z`, V("a-gold"), 1)).join("");
const crane =
  path("M84 60V24M84 26L66 34M84 24L92 40", "none", 1.8) + path("M67 34V46", "none", 1) + rect(63, 46, 8, 6, V("a-wood"), 1.1);
const plans =
  path("M6 70L10 52M26 70L22 52", "none", 1.4) + rect(6, 50, 20, 14, V("a-wall"), 1.2) + path("M9 60L14 54L18 58L23 53M9 62.500H23", "none", 1);

/** What lies in the yard tells what is made: bricks, steel, gold, whisky; a crane trades, a drawing board plans. */
const YARDS: string[] = [
  bricks(4, 68),
  bricks(4, 68) + bricks(70, 69),
  beams(3, 68),
  beams(3, 68) + beams(70, 70),
  ingots(5, 70),
  barrel(10, 70, 0.9) + barrel(22, 71, 0.9),
  crane,
  plans,
];

function factory(r: Rng, variant: number): string {
  const stacks = [[20, 18], [36, 12], [52, 22]].slice(0, variant % 2 ? 3 : 2);
  let s = sky(r, { sun: 0, h: 70 }) + rect(0, 58, 96, 40, V("a-dust")) + path("M-1 58H97", "none", 1.2);
  for (const [x = 0, top = 0] of stacks) s += chimney(x, top);
  s +=
    path("M8 66V46L22 38V46L36 38V46L50 38V46L64 38V46L88 46V66z", V("a-brick"), 1.4) +
    path("M22 38V46L36 38V46L50 38V46L64 38V46", "none", 1.1) +
    path("M10 46L21 40.400V46zM24 46L35 40.400V46zM38 46L49 40.400V46zM52 46L63 40.400V46z", V("a-lit"), 0.8) +
    path("M66 46H88V66H66z", V("a-brick2"));
  for (let k = 0; k < 6; k++) s += win(12 + k * 8.6, 51, 5, 8);
  return s + path("M69 66V56a6 6 0 0 1 12 0V66z", V("a-door"), 1.2) + street(66) + (YARDS[variant] ?? "");
}

const fountain =
  path("M36 66C36 62 60 62 60 66L56 71H40z", V("a-stonel"), 1.3) +
  lens(38, 66, 20, 2.4, V("a-water")) +
  path("M46.500 66V52h3V66z", V("a-stone"), 1.1) +
  path("M41 53C42 50.500 54 50.500 55 53L52 56H44z", V("a-stonel"), 1.2) +
  path("M48 51C47 45 43 45 42 50M48 51C49 45 53 45 54 50M48 51V43", "none", 1.3, V("a-water2"));
const bandstand =
  path("M32 50L48 38L64 50z", V("a-roof"), 1.4) +
  path("M48 38L64 50H50z", V("a-roof2")) +
  path("M48 38V33", "none", 1.4) +
  path("M36 50V66M48 50V66M60 50V66", "none", 1.8, V("a-wall")) +
  path("M36 50V66M48 50V66M60 50V66", "none", 0.8) +
  rect(32, 64, 32, 6, V("a-stonel"), 1.2);
const pond =
  path("M26 70C28 63 66 62 70 69C72 77 30 79 26 70z", V("a-water"), 1.3) +
  path("M32 70h9M46 67h12M52 73h10", "none", 1.2, V("a-foam")) +
  path("M44 68c-2 -4 2 -6 4 -3c3 1 8 -1 9 -2c0 5 -4 7 -8 7z", V("a-fleece"), 1) +
  path("M44.500 65.500l-3 .5", "none", 1.4, V("a-gold2"));
const GARDENS = [fountain, bandstand, pond];

function park(r: Rng, variant: number): string {
  return (
    sky(r, { sx: 78, sy: 26 }) +
    path("M6 58V40H14V34H82V40H90V58z", V("a-far")) +
    path("M6 58V40H14V34H30V30H50V36H82V40H90V58", "none", 1, V("a-far2")) +
    ground(r, 55, V("a-grass"), V("a-grass2"), 9) +
    path("M40 98C44 84 28 74 38 64H58C68 74 52 84 60 98z", V("a-road"), 1.1) +
    roundtree(20, 66, 44) +
    roundtree(76, 68, 46) +
    roundtree(6, 62, 26, V("a-forest2"), V("a-forest3")) +
    (GARDENS[variant % GARDENS.length] ?? "")
  );
}

/** Blond, red and grey stone. */
const STONES = [
  ["a-sand", "a-sand2", "a-sandl"],
  ["a-roof", "a-roof2", "a-brick"],
  ["a-stone", "a-stone2", "a-stonel"],
];

function tenement(r: Rng, variant: number): string {
  const [wall = "", dark = "", bay = ""] = STONES[variant % STONES.length] ?? [];
  let s = sky(r, { sx: 82, sy: 24 }) + rect(0, 64, 96, 34, V("a-road")) + path("M-1 66H97", "none", 1.2);
  for (const x of [16, 44, 72])
    s += rect(x, 15, 8, 9, V("a-stone2"), 1.1) + path(`M${x + 1.5} 15v-3M${x + 4} 15v-3M${x + 6.5} 15v-3`, "none", 1.6, V("a-brick"));
  s += rect(9, 23, 78, 46, V(wall), 1.4) + rect(9, 21, 78, 4.6, V(dark), 1.2);
  for (const x of [15, 60]) s += path(`M${x} 28h21v38h-21z`, V(bay), 1.2) + path(`M${x + 15} 28h6v38h-6z`, V(dark));
  for (let floor = 0; floor < 3; floor++) {
    const y = 30 + floor * 12;
    for (const x of [17, 23.6, 30.2, 62, 68.6, 75.2]) s += win(x, y, 4.4, 8);
    s += win(39.5, y, 5.6, 8) + win(51, y, 5.6, 8) + path(`M9 ${y + 10}H87`, "none", 0.8);
  }
  return s + path("M42 69V59a6 5 0 0 1 12 0V69z", V("a-door"), 1.2);
}

const ENGINES = ["a-red", "a-green", "a-blue"];

function station(r: Rng, variant: number): string {
  let s =
    sky(r, { sun: 0 }) +
    rect(0, 60, 96, 38, V("a-dust")) +
    path("M6 64V46C6 24 28 14 48 14S90 24 90 46V64z", V("a-wall2"), 1.5) +
    path("M12 64V47C12 30 30 20 48 20S84 30 84 47V64z", V("a-glass"), 1.2);
  for (let i = 0; i < 11; i++) {
    const a = (Math.PI * (i + 1)) / 12;
    s += path(`M48 64L${f1(48 - 36 * Math.cos(a))} ${f1(60 - 39 * Math.sin(a))}`, "none", 0.8);
  }
  return (
    s +
    path("M20 64V50C20 38 32 31 48 31S76 38 76 50V64", "none", 1.1) +
    circ(48, 27, 7.6, V("a-wall"), 1.5) +
    path("M48 22.600V27L51.600 29", "none", 1.3) +
    path("M-2 80L30 66H66L98 80V98H-2z", V("a-road"), 1.1) +
    path("M34 70V54C34 48 40 45 48 45S62 48 62 54V70z", V(ENGINES[variant % ENGINES.length] ?? "a-red"), 1.5) +
    circ(48, 56, 6.6, V("a-slate"), 1.2) +
    circ(48, 56, 3.2, V("a-lit"), 0.9) +
    rect(36, 66, 24, 4.6, V("a-slate2"), 1.2) +
    rect(45, 40, 6, 6, V("a-slate2"), 1.2) +
    circ(40, 67, 1.4, V("a-lit")) +
    circ(56, 67, 1.4, V("a-lit")) +
    path("M40 72L26 96M56 72L70 96M34 80H62M29 88H67", "none", 1.4)
  );
}

function bank(r: Rng): string {
  let s =
    sky(r, { sx: 80, sy: 25 }) +
    rect(0, 66, 96, 32, V("a-road")) +
    path("M-1 66H97", "none", 1.2) +
    path("M10 34L48 16L86 34z", V("a-sandl"), 1.5) +
    path("M48 16L86 34H52z", V("a-sand2")) +
    path("M10 34L48 16L86 34z", "none", 1.5) +
    circ(48, 28, 4.2, V("a-gold"), 1.2) +
    rect(10, 34, 76, 5, V("a-sand"), 1.3) +
    rect(15, 39, 66, 25, V("a-slate2")) +
    path("M42 64V50a6 6 0 0 1 12 0V64z", V("a-lit"), 1.2);
  for (const x of [16, 28, 60, 72])
    s += rect(x, 39, 8.4, 25, V("a-sandl"), 1.2) + rect(x + 5.2, 39, 3.2, 25, V("a-sand2")) + rect(x - 0.8, 39, 10, 2.6, V("a-sand"), 1);
  return s + rect(10, 63, 76, 4, V("a-sand"), 1.2) + rect(6, 67, 84, 4, V("a-sandl"), 1.2);
}

const AWNINGS = ["a-blue", "a-red", "a-green"];

export const CITY: Record<string, Scene> = {
  factory: (r, o) => factory(r, o.variant ?? 0),
  shop: (r, o) => shopfront(r, AWNINGS[(o.variant ?? 0) % AWNINGS.length] ?? "a-blue", "shop"),
  park: (r, o) => park(r, o.variant ?? 0),
  tenement: (r, o) => tenement(r, o.variant ?? 0),
  station: (r, o) => station(r, o.variant ?? 0),
  bank: (r) => bank(r),
  monument: (r, o) => (MONUMENTS[(o.variant ?? 0) % MONUMENTS.length] ?? (() => ""))(r),
};
