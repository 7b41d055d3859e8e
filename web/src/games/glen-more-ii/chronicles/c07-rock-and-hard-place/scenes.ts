/** Its emblem. */

import { ground, ridge, sky } from "../../../../art/landscape";
import { gouge, path, V } from "../../../../art/marks";
import type { Scene } from "../../../../art/scenes";

const scenes: Record<string, Scene> = {
  /** A rock, a hard place, and somebody between them. */
  chasm: (r) =>
    sky(r, { sx: 48, sy: 30 }) + ridge(r, 50, 3, V("a-far"), V("a-far2")) + ground(r, 62, V("a-grass"), V("a-grass2"), 5) +
    path("M-2 90L2 36L12 24L26 28L34 44L38 90z", V("a-stone"), 1.5) + path("M26 28L34 44L38 90H24L28 56z", V("a-stone2")) +
    path("M60 90L62 48L70 30L84 20L98 26V90z", V("a-stonel"), 1.5) + path("M84 20L98 26V90H82L86 50z", V("a-stone")) +
    [[10, 40], [16, 52], [8, 64], [20, 70], [70, 48], [76, 62], [68, 70]].map(([x = 0, y = 0]) => gouge(x, y, 10, 84, 2, V("a-stone2"))).join("") +
    `<g transform="translate(0 -20)">` + path("M44 88L45.500 76C44.500 75 45 73.500 46.500 73L47.500 72.500A3 3 0 0 1 46.500 70C43.500 69.500 43 68 44.500 66.500C46 65 52 65 53.500 66.500C55 68 54.500 69.500 51.500 70A3 3 0 0 1 50.500 72.500L51.500 73C53 73.500 53.500 75 52.500 76L54 88z", V("a-red"), 1.3) + path("M46.500 70a3 3 0 0 0 5 0z", V("a-skin"), 0.9) + "</g>",
};

export default scenes;
