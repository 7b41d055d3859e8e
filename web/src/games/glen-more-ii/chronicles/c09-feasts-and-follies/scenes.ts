/** Its emblem. */

import { circ, gouge, path, rect, V } from "../../../../art/marks";
import type { Scene } from "../../../../art/scenes";

const candle = (x: number) => rect(x - 1.4, 40, 2.8, 14, V("a-wall"), 1) + path(`M${x} 31C${x + 3} 35 ${x + 2.400} 39 ${x} 39.500S${x - 3} 35 ${x} 31z`, V("a-gold"), 1) + path(`M${x - 4} 54h8l-1 3h-6z`, V("a-bronze"), 1);
const horn = (x: number, y: number, flip: number) => `<g transform="translate(${x} ${y}) scale(${flip} 1)">` + path("M0 0C8 -2 14 -8 15 -17L8 -16C7 -10 4 -6 -2 -4z", V("a-horn"), 1.2) + path("M7 -16.500l9 -1.200", "none", 2.2, V("a-gold2")) + "</g>";

const scenes: Record<string, Scene> = {
  /** A great goblet between candles, on a cloth that has seen better evenings. */
  banquet: () =>
    rect(0, 0, 96, 60, V("a-brick2")) + [8, 24, 40, 56, 72, 88].map((x) => gouge(x, 6 + (x % 3) * 6, 18, 90, 1.4, V("a-brick"))).join("") +
    path("M10 20C26 32 34 32 48 20C62 32 70 32 86 20L90 26C72 40 60 40 48 28C36 40 24 40 6 26z", V("a-green"), 1.2) + [16, 30, 48, 66, 80].map((x, i) => circ(x, 26 + (i % 2) * 3, 2.6, V(i % 2 ? "a-gold" : "a-red"), 1)).join("") +
    candle(16) + candle(80) + path("M0 56H96V62H0z", V("a-wood"), 1.2) + rect(0, 61, 96, 36, V("a-wall"), 1.2) + [4, 24, 44, 64, 84].map((x) => path(`M${x} 61q5 9 10 0z`, V("a-wall2"), 0.9)).join("") + path("M58 70C62 66 70 68 69 74S60 80 58 76S54 73 58 70z", V("a-port"), 0) +
    path("M30 30H66C66 48 60 58 48 58S30 48 30 30z", V("a-gold"), 1.6) + path("M56 30H66C66 48 60 58 48 58C55 53 57 42 56 30z", V("a-gold2")) + path("M30 30C30 26 66 26 66 30S30 34 30 30z", V("a-port"), 1.4) + path("M30 34H21C20 44 25 50 34 50M66 34h9C76 44 71 50 62 50", "none", 2.6) + path("M45 58V66H51V58M34 76C34 69 42 66 48 66S62 69 62 76z", V("a-gold"), 1.5) +
    [[36, 40], [44, 45], [41, 36]].map(([x = 0, y = 0]) => gouge(x, y, 7, 75, 2, V("a-goldl"))).join("") + horn(14, 84, 1) + horn(82, 84, -1),
};

export default scenes;
