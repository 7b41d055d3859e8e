/** Glasgow's seven monuments, from a statue to a hall with a spire; the grander the more it is worth. */

import { ground, sky } from "./landscape";
import { circ, gouge, path, rect, V, type Rng } from "./marks";
import { roundtree, win } from "./things";

/** A green with trees, and rays behind what stands there. */
function green(r: Rng, trees = true): string {
  let s = sky(r, { sx: 20, sy: 27 });
  for (let i = 0; i < 16; i++)
    s += gouge(48 + Math.cos(i * 0.3925) * 14, 34 + Math.sin(i * 0.3925) * 14, 16, i * 22.5, 1.7, V("a-skyl"));
  s += ground(r, 60, V("a-grass"), V("a-grass2"), 6);
  return trees ? s + roundtree(12, 64, 28) + roundtree(85, 64, 26) : s;
}

const steps = (x: number, w: number) => rect(x, 64, w, 8, V("a-stone"), 1.3) + rect(x + 4, 58, w - 8, 7, V("a-stonel"), 1.3);

const statue = (r: Rng) =>
  green(r) +
  steps(33, 30) +
  path("M42 58L43.500 34H52.500L54 58z", V("a-stonel"), 1.3) +
  path("M49 58V34H52.500L54 58z", V("a-stone2")) +
  rect(40.5, 31, 15, 3.6, V("a-stone"), 1.2) +
  path("M43 31C43 24 45 22 46 20.500A3 3 0 1 1 50.500 20.500C52 22 53.500 24 53.500 31z", V("a-bronze"), 1.3) +
  path("M52 24L58 16", "none", 1.8) +
  gouge(45, 24, 6, 88, 1.4, V("a-stone2"));

const obelisk = (r: Rng) =>
  green(r) +
  steps(32, 32) +
  path("M41 58L44.500 22L48 14L51.500 22L55 58z", V("a-stonel"), 1.4) +
  path("M48 14L51.500 22L55 58H48z", V("a-stone2")) +
  path("M43 40H53M42 50H54", "none", 1) +
  path("M48 14L51.500 22H44.500z", V("a-gold"), 1.1);

const arch = (r: Rng) =>
  green(r) +
  path("M26 70V30H70V70H58V52a10 10 0 0 0 -20 0V70z", V("a-sand"), 1.5) +
  path("M62 30H70V70H62z", V("a-sand2")) +
  rect(23, 24, 50, 7, V("a-sandl"), 1.3) +
  path("M30 36v30M66 36v30", "none", 1) +
  path("M40 24C40 18 44 17 45 14A2.600 2.600 0 1 1 51 14C52 17 56 18 56 24z", V("a-bronze"), 1.2);

const clock = (r: Rng) =>
  green(r) +
  steps(32, 32) +
  rect(39, 26, 18, 33, V("a-brick"), 1.4) +
  rect(51, 26, 6, 33, V("a-brick2")) +
  rect(37, 23, 22, 5, V("a-stonel"), 1.2) +
  path("M38 23L48 8L58 23z", V("a-slate"), 1.4) +
  path("M48 8L58 23H50z", V("a-slate2")) +
  circ(48, 35, 6.4, V("a-wall"), 1.4) +
  path("M48 31V35L51 37", "none", 1.3) +
  win(45, 45, 6, 9);

const dome = (r: Rng) =>
  green(r) +
  path("M24 44C24 24 36 18 48 18S72 24 72 44z", V("a-bronze"), 1.5) +
  path("M52 18C62 20 71 27 72 44H60C61 32 58 24 52 18z", V("a-shade")) +
  path("M36 44C36 30 42 22 48 18M60 44C60 30 54 22 48 18", "none", 1) +
  rect(45, 10, 6, 8, V("a-stonel"), 1.2) +
  rect(20, 44, 56, 5, V("a-sandl"), 1.3) +
  rect(24, 49, 48, 18, V("a-slate2"), 1.2) +
  [26, 35, 44, 53, 62].map((x) => rect(x, 49, 6, 18, V("a-sandl"), 1.1)).join("") +
  rect(18, 66, 60, 5, V("a-sand"), 1.2);

const cathedral = (r: Rng) =>
  green(r, false) +
  roundtree(6, 66, 24) +
  roundtree(91, 66, 22) +
  rect(34, 34, 28, 36, V("a-stone"), 1.4) +
  path("M32 35L48 20L64 35z", V("a-slate"), 1.4) +
  [18, 62].map((x) => rect(x, 30, 16, 40, V("a-stonel"), 1.4) + rect(x + 11, 30, 5, 40, V("a-stone2")) + path(`M${x - 1} 31L${x + 8} 10L${x + 17} 31z`, V("a-slate2"), 1.4) + win(x + 5, 38, 5, 9)).join("") +
  circ(48, 42, 5.4, V("a-glass"), 1.3) +
  path("M48 37V47M43 42H53", "none", 0.9) +
  path("M42 70V58a6 6 0 0 1 12 0V70z", V("a-door"), 1.2);

const hall = (r: Rng) =>
  green(r, false) +
  rect(6, 44, 84, 26, V("a-sand"), 1.4) +
  path("M4 45L10 36H38L42 45zM54 45L58 36H86L92 45z", V("a-slate"), 1.3) +
  [10, 19, 28, 62, 71, 80].map((x) => win(x, 50, 5.4, 10)).join("") +
  rect(38, 26, 20, 44, V("a-sandl"), 1.5) +
  rect(52, 26, 6, 44, V("a-sand2")) +
  path("M37 27L48 2L59 27z", V("a-slate2"), 1.5) +
  path("M48 2L59 27H50z", V("a-shade")) +
  path("M38 27V20M58 27V20", "none", 1.8) +
  circ(48, 36, 5, V("a-wall"), 1.3) +
  path("M48 33V36L50.400 37.500", "none", 1.1) +
  path("M42 70V57a6 7 0 0 1 12 0V70z", V("a-door"), 1.3);

export const MONUMENTS: ((r: Rng) => string)[] = [statue, obelisk, arch, clock, dome, cathedral, hall];
