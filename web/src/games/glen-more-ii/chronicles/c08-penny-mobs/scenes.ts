/** Its emblem. */

import { circ, gouge, INK, lens, path, rect, V } from "../../../../art/marks";
import type { Scene } from "../../../../art/scenes";

/** A hand around a bar. */
const hand = (x: number, y: number) => [0, 1, 2].map((i) => rect(x - 4, y + i * 3.2, 8, 3.4, V(i % 2 ? "a-skin2" : "a-skin"), 1, 1.5)).join("");
const penny = (x: number, y: number, q: number) => circ(x, y, q, V("a-coatl"), 1.3) + circ(x, y, q - 1.8, "none", 0.8) + path(`M${x - 1.2} ${y + 2.8}v-5.400h1.600a1.600 1.600 0 0 1 0 3.200h-1.400`, "none", 1.3);

const scenes: Record<string, Scene> = {
  /** A masked rascal behind bars, and the pennies on the sill. */
  lockup: () =>
    rect(0, 0, 96, 98, V("a-stone2")) + [...Array(13)].flatMap((_, row) => [...Array(6)].map((_, i) => rect(i * 18 - (row % 2) * 9, row * 8, 17, 7, V((i * 2 + row) % 5 ? "a-stone" : "a-stonel"), 0.8, 1))).join("") +
    rect(15, 12, 66, 66, V("a-stonel"), 1.6, 3) + rect(19, 16, 58, 60, V("a-slate2"), 1.4, 2) +
    path("M20 76C22 66 32 62 40 61H56C64 62 74 66 76 76z", V("a-wall"), 1.4) + path("M22 70H74M27 65H69", "none", 2.400, V("a-slate")) + path("M56 61C64 62 74 66 76 76H62C64 70 62 65 56 61z", V("a-shade")) +
    path("M41 54V63C45 67 51 67 55 63V54z", V("a-skin2"), 1.2) + path("M34 38C33 26 63 26 62 38C62.500 50 58 60 48 61C38 60 33.500 50 34 38z", V("a-skin"), 1.5) + path("M54 30C62 32 62.500 40 62 44C61 53 56 60 48 61C55 55 58 46 54 30z", V("a-skin2")) +
    path("M35 50C36 58 42 63 48 63S60 58 61 50C58 55 54 56.500 48 56.500S38 55 35 50z", V("a-hair")) +
    path("M33 38C40 35.500 56 35.500 63 38C64 43 61 47.500 56 47.500C52 47.500 50 45 48 44.500C46 45 44 47.500 40 47.500C35 47.500 32 43 33 38z", INK, 1) + lens(37.5, 42, 7, 3.4, V("a-wall")) + lens(51.5, 42, 7, 3.4, V("a-wall")) + circ(42.2, 42, 1.3, INK) + circ(56.2, 42, 1.3, INK) +
    path("M48 47L46.500 51q1.500 1 3 .300", "none", 1.1) + path("M43.500 54C46 56 51 56 53.500 52.800", "none", 1.5) +
    path("M30 35C28 24 38 19.500 49 19.500S68 24 66 35C58 31.500 38 31.500 30 35z", V("a-forest2"), 1.5) + path("M56 20.500C64 22 67 27 66 35C63 33.500 60 33 57 32.800C59 28 58.500 24 56 20.500z", V("a-forest3")) + path("M31 35C40 31 56 31 65 35C60 38.500 36 38.500 31 35z", V("a-forest3"), 1.3) + gouge(38, 29, 9, -40, 1.5, V("a-forestl")) +
    [26, 37.5, 58.5, 70].map((x) => rect(x - 1.8, 16, 3.6, 62, V("a-slate"), 1.2) + rect(x + 0.4, 16, 1.4, 62, INK)).join("") + rect(16, 20, 64, 3.4, V("a-slate"), 1.2) + hand(26, 58) + hand(70, 58) +
    rect(11, 76, 74, 6, V("a-stonel"), 1.4, 1) + penny(40, 72, 5) + penny(52, 73, 5),
};

export default scenes;
