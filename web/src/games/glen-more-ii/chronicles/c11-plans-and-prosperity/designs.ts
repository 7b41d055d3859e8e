/** Designs are drawn in white on blue paper: of the double monuments, and the drawing board of the chronicle itself. */

import { path, rect, V } from "../../../../art/marks";
import type { Scene } from "../../../../art/scenes";

const BLUE = "#2C5F86";
const WHITE = "#DCE9F0";

/** Blue paper with its squares. */
const paper = () =>
  rect(0, 0, 96, 98, BLUE) + path([...Array(12)].map((_, i) => `M${4 + i * 8} 0V98M0 ${4 + i * 8}H96`).join(""), "none", 0.6, "#5C88AB");
const white = (d: string, w = 1.8) => path(d, "none", w, WHITE);
const designed = (lines: string, small: string): Scene => () => paper() + white(lines) + white(small, 1) + white("M14 86H82M14 83.500v5M82 83.500v5", 1);

export const DESIGNS: Record<string, Scene> = {
  /** The fort from above: a star of six points, with its barracks. */
  "fort-design": designed("M12 50L24 40L22 26L40 34H56L74 26L72 40L84 50L72 60L74 74L56 66H40L22 74L24 60z", "M34 42H62V58H34zM34 47H62M34 53H62M44 42v16M52 42v16M16 50L8 44M80 50L88 44"),
  /** Locks like stairs, and a mast between two gates. */
  "canal-design": designed("M8 40H26V48H44V56H62V64H88M26 32V48M44 40V56M62 48V64M8 72H88", "M10 44H24M28 52H42M46 60H60M33 47V28L42 42H33M30 48H42M66 68H84"),
  /** Two cantilevers on their piers, the line across them. */
  "bridge-design": designed("M6 50H90M6 50L26 30L48 50L70 30L90 50M6 50L26 62L48 50L70 62L90 50M26 26V72M70 26V72", "M16 40V56M36 40V56M60 40V56M80 40V56M20 72H32M64 72H76M6 72C14 70 18 74 26 72M40 72C46 70 50 74 56 72"),
  /** A plan unrolled on a table, with compasses and a model beside it. */
  "drawing-board": () =>
    rect(0, 0, 96, 98, V("a-wood")) + path("M0 30H96M0 62H96", "none", 1.2, V("a-barrel2")) + `<g transform="rotate(-6 48 52)">${rect(12, 24, 68, 54, BLUE, 1.8, 2)}${path([...Array(8)].map((_, i) => `M${16 + i * 8} 25V77M13 ${28 + i * 7}H79`).join(""), "none", 0.5, "#5C88AB")}${white("M24 70V46H30V50H35V36H40V40H46V36H51V50H56V46H62V70zM40 70V60a3.500 4 0 0 1 7 0V70", 2)}${path("M80 24c6 0 6 10 0 10v44c6 0 6 -10 0 -10", V("a-wall"), 1.4)}</g>` +
    path("M74 22L64 60M74 22L86 58", "none", 4.2) + path("M74 22L64 60M74 22L86 58", "none", 2.4, V("a-gold")) + path("M74 14v8M67 48H83", "none", 2.6, V("a-gold2")) + rect(10, 80, 44, 7, V("a-sandl"), 1.4) + path([...Array(8)].map((_, i) => `M${14 + i * 5} 80v${i % 2 ? 2.5 : 4}`).join(""), "none", 0.9),
};
