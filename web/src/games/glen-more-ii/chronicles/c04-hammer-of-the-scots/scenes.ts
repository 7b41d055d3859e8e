/** The tiles that come with the Englishman. */

import { ground, mountain, ridge, sky } from "../../../../art/landscape";
import { circ, lens, path, rect, V } from "../../../../art/marks";
import type { Scene } from "../../../../art/scenes";
import { flagpole, pillar, sea } from "../../../../art/shores";
import { spruce } from "../../../../art/things";

const scenes: Record<string, Scene> = {
  /** A road of the army, cut through the hills, and soldiers' tents beside it. */
  wade: (r) =>
    sky(r, { sx: 22, sy: 27 }) + mountain(70, 52, 56, 27) + ridge(r, 46, 4, V("a-moss"), V("a-forest2")) + ground(r, 54, V("a-grass"), V("a-grass2"), 6) +
    path("M20 98C34 84 68 82 66 72S34 66 38 59S58 53 62 47H65C64 54 50 57 52 62S88 66 86 76S60 88 62 98z", V("a-road"), 1.4) +
    [[56, 80], [44, 64], [74, 70], [46, 90], [58, 53]].map(([x = 0, y = 0]) => lens(x, y, 8, 1.4, V("a-road2"))).join("") +
    path("M6 72L14 58L22 72zM24 70L30 60L36 70z", V("a-wall"), 1.3) + path("M14 58L22 72H15zM30 60L36 70H31z", V("a-wall2")) + flagpole(14, 58, 10) +
    path("M78 60v-8M82 60v-8M76 56h8", "none", 1.6, V("a-wood")) + spruce(91, 62, 24),
  /** A paddle steamer under Ben Lomond. */
  lomond: (r) =>
    sky(r, { sx: 20, sy: 27, h: 60 }) + mountain(58, 54, 78, 33) + ridge(r, 51, 2, V("a-moss"), V("a-forest2"), 26) + sea(r, 55, 13) +
    path("M14 66H84L78 76H22z", V("a-wall"), 1.4) + path("M16 70H82L78 76H22z", V("a-roof")) + path("M14 66H84L78 76H22z", "none", 1.4) + rect(24, 60, 46, 6, V("a-wall2"), 1.2) + [28, 35, 56, 63].map((x) => circ(x, 63, 1.500, V("a-lit"), 0.8)).join("") +
    path("M42 76a8 8 0 0 1 16 0z", V("a-gold"), 1.2) + [45, 50, 55].map((x) => path(`M50 76L${x} 69.500`, "none", 0.8)).join("") +
    rect(46, 44, 6, 16, V("a-red"), 1.3) + rect(46, 44, 6, 4, V("a-slate2"), 1) + path("M49 42c-2 -4 2 -5 4 -4c1 -3 6 -3 7 -1c4 -1 5 4 2 5c-4 1 -8 -1 -13 0z", V("a-smoke"), 1) + path("M74 60V46", "none", 1.2) + path("M74 46l-7 2.200l7 2.200z", V("a-flag"), 1),
  glenfinnan: (r) =>
    sky(r, { sx: 20, sy: 27 }) + mountain(76, 54, 56, 25) + ridge(r, 48, 3, V("a-moss"), V("a-forest2")) + sea(r, 56, 5) + path("M-2 70C20 64 70 64 98 70V98H-2z", V("a-grass"), 1.2) + pillar(46, 76, 44, 12) + path("M28 76H64V70H28z", V("a-stone"), 1.2) + spruce(82, 74, 24) + spruce(12, 76, 20),
  kirkyard: (r) =>
    sky(r, { sx: 74, sy: 27 }) + mountain(20, 54, 46, 24) + ridge(r, 47, 3, V("a-moss"), V("a-forest2")) + ground(r, 56, V("a-grass"), V("a-grass2"), 7) +
    path("M30 68V44L45 26L60 44V68z", V("a-stonel"), 1.4) + path("M28 46L45 25L62 46", "none", 2.4, V("a-slate")) + path("M60 48H84L88 56V68H60z", V("a-stone"), 1.3) + path("M58 48L62 40H84L90 55H60z", V("a-slate"), 1.3) +
    path("M45 25V16M41.500 19h7", "none", 1.8) + circ(45, 41, 4.6, V("a-lit"), 1.1) + path("M45 36.500v9M40.500 41h9", "none", 0.8) + path("M40 68V58c0 -3 2.500 -5 5 -7c2.500 2 5 4 5 7v10z", V("a-door"), 1.1) + [68, 77].map((x) => path(`M${x} 66v-5c0 -2 1.500 -3 2.500 -4c1 1 2.500 2 2.500 4v5z`, V("a-lit"), 0.9)).join("") +
    path("M16 74V62M12 66h8", "none", 2, V("a-stone")) + path("M16 74V62M12 66h8", "none", 0.7),
};

export default scenes;
