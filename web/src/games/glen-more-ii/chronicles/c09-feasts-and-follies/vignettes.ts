/** A small picture for each event, 96 units wide and 54 high. An event that is new here is a laid table until it is drawn. */

import { circ, gouge, INK, lens, path, rect, V } from "../../../../art/marks";
import { barrel, kirk, roundtree, sheep, tent, win } from "../../../../art/things";

const wall = (fill: string, cut: string) => rect(0, 0, 96, 54, fill) + [6, 22, 38, 54, 70, 86].map((x) => gouge(x, 6 + (x % 5) * 2, 12, 90, 1.2, cut)).join("");
const day = rect(0, 0, 96, 54, V("a-sky")) + circ(78, 12, 6, V("a-sun"), 1);
const night = rect(0, 0, 96, 54, "#27324A") + [[8, 7], [24, 12], [40, 5], [58, 9], [72, 6], [90, 13]].map(([x = 0, y = 0]) => circ(x, y, 0.9, "#F7F2E8")).join("");
const field = (y: number, fill: string, cut: string) => path(`M-2 ${y}C24 ${y - 5} 60 ${y + 4} 98 ${y - 2}V56H-2z`, fill, 1.1) + [10, 34, 58, 82].map((x, i) => gouge(x, y + 9 + (i % 2) * 3, 7, -90, 1.3, cut)).join("");
const table = (y: number, cloth: string) => rect(-2, y, 100, 5, V("a-wood"), 1.1) + path(`M-2 ${y + 5}H98V56H-2z`, cloth, 1.1) + [4, 20, 36, 52, 68, 84].map((x) => path(`M${x} ${y + 5}q6 5 12 0`, "none", 0.8)).join("");
const cup = (x: number, y: number, s = 1) => `<g transform="translate(${x} ${y}) scale(${s})">` + path("M-4 -12H4C4 -7 2.500 -5 0 -5S-4 -7 -4 -12zM0 -5V-1M-3 0C-3 -1.200 3 -1.200 3 0z", V("a-gold"), 1) + "</g>";
const dram = (x: number, y: number) => path(`M${x - 4} ${y - 11}L${x - 3} ${y}H${x + 3}L${x + 4} ${y - 11}z`, V("a-glass"), 1) + path(`M${x - 3.500} ${y - 6}L${x - 3} ${y}H${x + 3}L${x + 3.500} ${y - 6}z`, V("a-gold"), 0.7);
const platter = (x: number, y: number) => path(`M${x - 11} ${y}C${x - 9} ${y - 9} ${x + 9} ${y - 9} ${x + 11} ${y}z`, V("a-coat"), 1.1) + path(`M${x - 14} ${y}h28l-3 2.500h-22z`, V("a-wall"), 1) + gouge(x - 5, y - 3, 5, -20, 1.2, V("a-coatl"));
/** Somebody seen from the front, by the middle of the feet. */
const guest = (x: number, b: number, coat: string, hat: string, s = 1) =>
  `<g transform="translate(${x} ${b}) scale(${s})">` + path("M-6 0C-6.500 -8 -4.500 -12 0 -12S6.500 -8 6 0z", coat, 1) + circ(0, -15, 3.6, V("a-skin"), 1) + path("M-4.600 -16.500C-4.600 -20 4.600 -20 4.600 -16.500C2 -15.700 -2 -15.700 -4.600 -16.500z", hat, 0.9) + "</g>";
const fire = (x: number, b: number, s: number) =>
  `<g transform="translate(${x} ${b}) scale(${s})">` + path("M-9 0C-13 -7 -6 -9 -7 -16C-2 -13 -3 -9 -1 -12C2 -15 0 -19 3 -23C4 -16 8 -15 7 -10C9 -11 9 -13 9 -15C13 -9 12 -4 9 0z", V("a-gold"), 1.1) + path("M-5 0C-7 -5 -2 -6 -2 -10C2 -8 1 -5 4 -8C7 -4 6 -1 5 0z", V("a-red")) + path("M-11 2L11 -2M-11 -2L11 2", "none", 2.4, V("a-door")) + "</g>";
const garland = (y: number) => path(`M-2 ${y}Q14 ${y + 11} 32 ${y}T64 ${y}T98 ${y}`, "none", 1) + [4, 14, 25, 40, 48, 57, 72, 81, 90].map((x, i) => circ(x, y + (x < 32 ? 4.500 : x < 64 ? -3.500 : 3.500) * (1 - Math.abs(((x % 32) - 16) / 22)), 1.8, V(["a-red", "a-gold", "a-blue"][i % 3]!), 0.7)).join("");
const banner = (x: number, y: number, fill: string, flip = 1) => path(`M${x} ${y}V50`, "none", 2, V("a-wood")) + path(`M${x} ${y + 1}h${flip * 19}l${flip * -4} 6l${flip * 4} 6H${x}z`, fill, 1.1);

const PICTURES: Record<string, () => string> = {
  /** The high chair at the head of the table is for somebody. */
  "guest-of-honour": () => wall(V("a-port2"), V("a-portl")) + garland(5) + path("M34 44V15C34 9 40 6 48 6S62 9 62 15V44z", V("a-wood"), 1.3) + path("M38 42V17C38 12 42 10 48 10S58 12 58 17V42z", V("a-red"), 1) + path("M48 13l2 4l4.500 .5l-3.200 3l.8 4.300l-4.100 -2.100l-4.100 2.100l.8 -4.300l-3.200 -3l4.500 -.5z", V("a-gold"), 0.9) + table(42, V("a-wall")) + cup(24, 42) + cup(72, 42) + platter(48, 42),
  /** Five bonnets on one bench, and nobody speaks before the soup. */
  "council-dinner": () => wall(V("a-stone"), V("a-stone2")) + win(8, 8, 9, 13) + win(79, 8, 9, 13) + ["a-blue", "a-green", "a-slate2", "a-red", "a-brick2"].map((coat, i) => guest(16 + i * 16, 42, V(coat), V(i % 2 ? "a-slate" : "a-blue"), 1.05)).join("") + table(41, V("a-sandl")) + [16, 32, 48, 64, 80].map((x) => lens(x - 5, 41.5, 10, 4, V("a-wall"))).join(""),
  /** A coach with a crown on its roof. */
  "royal-visit": () => day + field(40, V("a-grass"), V("a-grass2")) + path("M-2 50C30 46 60 47 98 45V52H-2z", V("a-road"), 1) + path("M26 40V24C26 19 32 17 46 17S66 19 66 24V40C56 45 36 45 26 40z", V("a-red"), 1.3) + path("M40 22h12v10H40zM30 23h7v9h-7zM55 23h7v9h-7z", V("a-lit"), 1) + path("M40 17l-2 -9l4.500 3.500L46 6l3.500 5.500L54 8l-2 9z", V("a-gold"), 1.1) + path("M66 34h12l8 -6", "none", 1.8) + [32, 62].map((x) => circ(x, 44, 6.5, V("a-wood"), 1.3) + circ(x, 44, 1.8, V("a-gold"), 0.9) + path(`M${x - 6} 44h12M${x} 38v12`, "none", 0.8)).join(""),
  /** Drams in a row before the cask they came from. */
  "whisky-tasting": () => wall(V("a-wood"), V("a-door")) + barrel(26, 40, 2.9) + barrel(70, 40, 2.9, 1) + table(40, V("a-thatch")) + [14, 30, 46, 62, 78].map((x) => dram(x + 2, 43)).join(""),
  /** A fiddle on the barn door. */
  "barn-dance": () => day + field(44, V("a-dust"), V("a-road2")) + path("M8 46V22L48 4L88 22V46z", V("a-brick"), 1.3) + path("M4 24L48 3L92 24", "none", 3.2, V("a-roof2")) + path("M32 46V22H64V46z", V("a-lit"), 1.1) + guest(25, 49, V("a-green"), V("a-hair")) + guest(71, 49, V("a-blue"), V("a-hairR")) + `<g transform="translate(48 33) rotate(28)">` + path("M-5 10C-9 8 -8 3 -5 2C-7 -1 -6 -5 0 -5S7 -1 5 2C8 3 9 8 5 10C2 12 -2 12 -5 10z", V("a-coat"), 1.1) + path("M-1.200 5V-15h2.400V5z", V("a-slate2"), 0.9) + path("M9 8L-8 -7", "none", 1.2) + "</g>",
  /** Midnight: fire over the roofs. */
  hogmanay: () => night + [[24, 17, "a-gold"], [52, 12, "a-red"], [76, 19, "a-goldl"]].map(([x, y, c]) => [0, 45, 90, 135, 180, 225, 270, 315].map((a) => gouge(Number(x) + Math.cos((a * Math.PI) / 180) * 2, Number(y) + Math.sin((a * Math.PI) / 180) * 2, 7, a, 2, V(String(c)))).join("")).join("") + path("M-2 56V38h10v-6h8v6h10V28l6 -7l6 7v10h12v-8h10v8h12V30l7 -6l7 6v8h14V56z", "#3B3F55", 1.2) + [[12, 44], [31, 34], [46, 44], [61, 44], [82, 36], [90, 46]].map(([x = 0, y = 0]) => rect(x, y, 3.4, 4.6, V("a-lit"), 0.7)).join(""),
  /** Two hands and one ribbon. */
  handfasting: () => wall(V("a-skyl"), V("a-sky")) + path("M-2 22L30 20C38 20 46 24 52 29L44 36C40 33 36 33 30 34L-2 37z", V("a-blue"), 1.2) + path("M98 20L66 18C58 18 50 22 44 27L52 36C57 32 62 32 68 33L98 36z", V("a-green"), 1.2) + path("M36 23C42 20 50 20 56 23C62 26 62 32 57 34C50 37 42 36 38 33C33 30 32 26 36 23z", V("a-skin"), 1.2) + path("M46 20C44 26 45 32 48 36", "none", 0.9) + path("M40 21C44 27 44 31 42 36M53 21C50 27 50 31 53 36", "none", 3.4, V("a-red")) + path("M47 36C42 42 40 46 42 52M49 36C54 42 55 47 53 52", "none", 3, V("a-red")) + [[12, 46], [26, 50], [74, 49], [86, 45]].map(([x = 0, y = 0]) => circ(x, y, 2.6, V("a-wall"), 0.8) + circ(x, y, 0.9, V("a-gold"))).join(""),
  /** Out of the kirk, and the pipes before them. */
  "highland-wedding": () => day + path("M-2 30L14 16L28 28L46 10L64 28L80 20L98 30V40H-2z", V("a-far"), 1) + field(38, V("a-grass"), V("a-grass2")) + kirk(70, 42, 1.1) + guest(24, 50, V("a-wall"), V("a-hairR"), 1.15) + guest(38, 50, V("a-slate2"), V("a-green"), 1.15) + path("M31 42h2", "none", 2, V("a-gold")) + `<g transform="translate(55 50)">` + guest(0, 0, V("a-red"), V("a-blue"), 1) + path("M4 -9C9 -13 15 -9 12 -4C9 -1 4 -3 4 -9z", V("a-green"), 1) + path("M8 -11L6 -22M11 -10L12 -21M13 -8L18 -17", "none", 1.4) + "</g>",
  /** Two banners, one bell. */
  "great-clan-wedding": () => wall(V("a-goldl"), V("a-thatch")) + banner(20, 6, V("a-red")) + banner(76, 6, V("a-blue"), -1) + path("M40 8C44 3 52 3 56 8", "none", 1.6) + path("M36 32C40 28 39 14 48 11C57 14 56 28 60 32z", V("a-bronze"), 1.3) + path("M33 32h30v4H33z", V("a-gold"), 1.1) + circ(48, 38, 3, V("a-slate2"), 1) + garland(45) + [10, 30, 66, 86].map((x) => path(`M${x} 54c-4 -5 -4 -9 0 -10c4 1 4 5 0 10z`, V("a-green"), 0.9)).join(""),
  /** Ribbons about a pole. */
  "may-procession": () => day + field(41, V("a-grass"), V("a-grass2")) + rect(46.6, 4, 2.8, 44, V("a-wall"), 1.1) + [["a-red", 10, 40], ["a-blue", 28, 46], ["a-gold", 68, 46], ["a-green", 86, 40]].map(([c, x, y]) => path(`M48 7C${48 + (Number(x) - 48) * 0.3} 16 ${Number(x)} 20 ${x} ${y}`, "none", 3.6) + path(`M48 7C${48 + (Number(x) - 48) * 0.3} 16 ${Number(x)} 20 ${x} ${y}`, "none", 2.2, V(String(c)))).join("") + path("M40 7C40 3 56 3 56 7C56 11 40 11 40 7z", V("a-forestl"), 1.1) + [42, 48, 54].map((x) => circ(x, 6.5, 1.6, V("a-red"), 0.6)).join("") + guest(10, 50, V("a-red"), V("a-hairG"), 0.85) + guest(28, 53, V("a-wall"), V("a-hair"), 0.85) + guest(68, 53, V("a-blue"), V("a-hairK"), 0.85) + guest(86, 50, V("a-green"), V("a-hairR"), 0.85),
  /** Between two fires the cattle are driven to the hills. */
  "beltane-fires": () => night + path("M-2 40L16 24L34 36L52 18L76 38L98 28V56H-2z", "#3A4C45", 1.1) + path("M-2 46C30 42 60 47 98 43V56H-2z", "#55663C", 1.1) + circ(22, 40, 17, "rgb(233 185 58 / .25)") + circ(74, 40, 17, "rgb(233 185 58 / .25)") + fire(22, 49, 1.15) + fire(74, 49, 1.15) + path("M41 49V41C41 38 44 37 48 37C53 37 56 38 56 42V49M45 49V43M52 49V43M41 41C38 41 36 39 36 36M56 40l3 4", "none", 2.2, INK) + path("M40 40C42 36 54 36 57 41V44H40z", INK),
  /** Tents, lambs, and the first flowers. */
  "spring-festival": () => day + field(36, V("a-forestl"), V("a-forest")) + roundtree(10, 42, 26, V("a-grass"), V("a-grass2")) + [[6, 22], [12, 18], [16, 24]].map(([x = 0, y = 0]) => circ(x, y, 1.6, V("a-wall"), 0.6)).join("") + tent(38, 42, 26, 24, V("a-red")) + tent(68, 42, 22, 20, V("a-blue")) + sheep(24, 51, 0.75) + sheep(84, 50, 0.7, -1) + [[40, 49], [50, 52], [60, 48], [72, 52], [8, 51]].map(([x = 0, y = 0], i) => circ(x, y, 2, V(["a-gold", "a-red", "a-wall"][i % 3]!), 0.7) + circ(x, y, 0.7, V("a-ink"))).join(""),
};

const LAID = () => wall(V("a-port2"), V("a-portl")) + table(38, V("a-wall")) + platter(48, 38) + cup(24, 38) + cup(72, 38);

const drawn = new Map<string, string>();

/** Drawn once for each. */
export function vignette(event: string): string {
  const known = drawn.get(event) ?? (PICTURES[event] ?? LAID)();
  drawn.set(event, known);
  return known;
}

export const pictured = (): string[] => Object.keys(PICTURES);
