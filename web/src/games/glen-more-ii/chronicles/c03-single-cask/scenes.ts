/** Whisky that waits: two distilleries, the sale, and the cellar. */

import { ground, ridge, sky } from "../../../../art/landscape";
import { circ, f1, gouge, lens, path, rect, V } from "../../../../art/marks";
import type { Scene } from "../../../../art/scenes";
import { barrel, spruce } from "../../../../art/things";

/** A cask from its end, with its hoops and boards. */
const head = (x: number, y: number, q: number) =>
  circ(x, y, q, V("a-barrel2"), 1.4) + circ(x, y, f1(q * 0.76), V("a-barrel"), 1) + [-0.38, 0, 0.38].map((k) => path(`M${f1(x - q * (k ? 0.64 : 0.74))} ${f1(y + q * k)}H${f1(x + q * (k ? 0.64 : 0.74))}`, "none", 0.8)).join("") + circ(x, f1(y + q * 0.5), f1(q * 0.11), V("a-door"));

/** A copper still, its neck bent to the right. */
const still = (x: number, b: number) =>
  path(`M${x - 9} ${b}V${b - 4}C${x - 11} ${b - 14} ${x - 4} ${b - 15} ${x - 2.4} ${b - 22}C${x - 2} ${b - 27} ${x + 5} ${b - 27} ${x + 12} ${b - 19}L${x + 10} ${b - 17}C${x + 6} ${b - 21} ${x + 3} ${b - 23} ${x + 2.4} ${b - 20}C${x + 4} ${b - 14} ${x + 11} ${b - 14} ${x + 9} ${b - 4}V${b}z`, V("a-coatl"), 1.3) +
  path(`M${x + 3} ${b}C${x + 6} ${b - 6} ${x + 4} ${b - 12} ${x + 1} ${b - 16}C${x + 6} ${b - 13} ${x + 10.400} ${b - 12} ${x + 9} ${b - 4}V${b}z`, V("a-coat2")) + path(`M${x - 9} ${b - 4}H${x + 9}`, "none", 1) + gouge(x - 5.5, b - 6, 6, -66, 1.6, V("a-sandl"));

/** A warehouse from its gable: low, with one small window and a wide door. */
const warehouse = (x: number, b: number) =>
  path(`M${x} ${b}V${b - 15}L${x + 13} ${b - 28}L${x + 26} ${b - 15}V${b}z`, V("a-stonel"), 1.4) + path(`M${x + 18} ${b}V${b - 23}L${x + 26} ${b - 15}V${b}z`, V("a-stone")) + path(`M${x - 1} ${b - 14}L${x + 13} ${b - 28.500}L${x + 27} ${b - 14}`, "none", 4.4) + path(`M${x - 1} ${b - 14}L${x + 13} ${b - 28.500}L${x + 27} ${b - 14}`, "none", 2.4, V("a-roof")) +
  rect(x + 11, b - 20, 4, 4, V("a-lit"), 0.9) + path(`M${x + 7} ${b}v-8a6 5 0 0 1 12 0v8z`, V("a-door"), 1.2) + path(`M${x + 13} ${b}v-13`, "none", 0.8);

const scenes: Record<string, Scene> = {
  /** Under the broad back of Ben Wyvis: the stills shine through the great window. */
  wyvis: (r) =>
    sky(r, { sx: 86, sy: 26 }) + path("M-2 54L10 32C22 20 34 21 44 18C58 15 72 24 80 34L98 52V60H-2z", V("a-far"), 1.3) + path("M10 32C22 20 34 21 44 18C58 15 72 24 80 34L70 30L62 34L52 27L44 32L34 26L24 33z", V("a-snow"), 1) + path("M60 58L70 40L80 34L98 52V60z", V("a-far2")) + ground(r, 55, V("a-moss"), V("a-forest2"), 6) +
    `<g transform="translate(0 5)">` + rect(70, 26, 5, 18, V("a-stone"), 1.2) + rect(68.600, 24, 7.8, 3, V("a-stone2"), 1) +
    rect(14, 42, 68, 30, V("a-wall"), 1.4) + rect(66, 42, 16, 30, V("a-wall2")) + rect(14, 42, 68, 30, "none", 1.4) + path("M10 43L18 34H78L86 43z", V("a-slate"), 1.4) + Array.from({ length: 9 }, (_, k) => gouge(20 + k * 6.6, 35.500, 5.500, 98 - k * 2, 1.1, V("a-slate2"))).join("") +
    rect(18, 46, 46, 26, V("a-lit"), 1.3) + still(30, 72) + still(51, 72) + path("M18 53H64M41 46V72", "none", 0.8) + rect(69, 56, 9, 16, V("a-door"), 1.2) + rect(71, 47, 5, 5, V("a-lit"), 0.9) + "</g>" + barrel(88, 79, 1) + spruce(6, 73, 24),
  /** Three warehouses side by side, and the casks that go into them. */
  albyn: (r) =>
    sky(r, { sx: 20, sy: 26 }) + ridge(r, 40, 5, V("a-far"), V("a-far2")) + ridge(r, 47, 3, V("a-moss"), V("a-forest2"), 22) + ground(r, 56, V("a-dust"), V("a-road2"), 3) + spruce(4, 58, 22) +
    warehouse(8, 64) + warehouse(35, 64) + warehouse(62, 64) +
    path("M2 75H94M4 78.500H92", "none", 1.3, V("a-wood")) + [16, 27, 38].map((x) => head(x, 70, 5.4)).join("") + [21.5, 32.5].map((x) => head(x, 61, 5.4)).join("") + head(27, 52, 5.4) + head(70, 69.5, 6.2) + lens(74, 77, 16, 1.6, V("a-road2")),
  /** Casks for sale: a stall with a price on each, and the best one on the counter. */
  casksale: (r) =>
    sky(r, { sx: 14, sy: 27 }) + ridge(r, 44, 4, V("a-far"), V("a-far2")) + ground(r, 60, V("a-dust"), V("a-road2"), 4) +
    path("M20 66V36M76 66V36", "none", 2.6, V("a-wood")) + rect(21.500, 36, 53, 22, V("a-door")) +
    [0, 1, 2, 3, 4, 5].map((i) => path(`M48 17L${14 + (i * 68) / 6} 36V40a${f1(34 / 6)} 2.800 0 0 0 ${f1(68 / 6)} 0V36z`, V(i % 2 ? "a-wall" : "a-blue"), 1.1)).join("") + path("M48 17v-4", "none", 1.3) + circ(48, 12.500, 1.800, V("a-gold"), 1) +
    head(48, 50, 8.6) + path("M38 60L40 56.500H56L58 60z", V("a-wood"), 1.1) + rect(27, 52, 4, 7, V("a-coatl"), 1) + rect(28, 48.500, 2, 4, V("a-coatl"), 0.9) + rect(65, 52, 4, 7, V("a-green"), 1) + rect(66, 48.500, 2, 4, V("a-green"), 0.9) +
    rect(14, 59, 68, 9, V("a-wood"), 1.4) + [31, 48, 65].map((x) => path(`M${x} 59v9`, "none", 1)).join("") +
    [16, 80].map((x) => barrel(x, 78, 1.5)).join("") + [31.5, 48, 64.5].map((x) => head(x, 73, 6)).join("") +
    [[56, 45], [22, 66], [86, 66]].map(([x = 0, y = 0]) => path(`M${x} ${y}l3 -2.600l3 2.600v6h-6z`, V("a-wall"), 1) + circ(x + 3, y + 2.6, 1.1, V("a-gold2"))).join(""),
  /** A vaulted cellar by lamplight, cask on cask. */
  cellar: () =>
    rect(0, 0, 96, 98, V("a-stone2")) + [...Array(11)].flatMap((_, row) => [...Array(6)].map((_, i) => rect(i * 18 - (row % 2) * 9, row * 8, 17, 7, V((i + row) % 3 ? "a-stone" : "a-stonel"), 0.8, 1))).join("") +
    path("M6 98V50C6 26 24 14 48 14S90 26 90 50V98z", V("a-door"), 2) + path("M6 50C6 26 24 14 48 14S90 26 90 50H84C84 30 68 20 48 20S12 30 12 50z", V("a-stonel"), 1.3) +
    [20, 40, 60, 80, 100, 120, 140, 160].map((a) => path(`M${f1(48 - 36 * Math.cos((a * Math.PI) / 180))} ${f1(50 - 30 * Math.sin((a * Math.PI) / 180))}L${f1(48 - 42 * Math.cos((a * Math.PI) / 180))} ${f1(50 - 36 * Math.sin((a * Math.PI) / 180))}`, "none", 0.9)).join("") +
    rect(-1, 82, 98, 16, V("a-dust"), 1.2) + path("M10 81H86", "none", 3.4) + path("M10 81H86", "none", 1.8, V("a-wood")) +
    [24, 48, 72].map((x) => head(x, 69, 11)).join("") + [36, 60].map((x) => head(x, 50, 11)).join("") +
    path("M48 20V26", "none", 1.2) + circ(48, 32, 6.4, V("a-goldl")) + path("M44.500 36V29.500L48 26L51.500 29.500V36z", V("a-wall"), 1.2) + path("M48 35c-2 -2 0 -3 0 -4.500c0 1.500 2 2.500 0 4.500z", V("a-red")),
};

export default scenes;
