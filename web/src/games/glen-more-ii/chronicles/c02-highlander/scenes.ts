/** The Mountain. */

import { mountain, sky } from "../../../../art/landscape";
import { path, V } from "../../../../art/marks";
import type { Scene } from "../../../../art/scenes";
import { spruce } from "../../../../art/things";

const scenes: Record<string, Scene> = {
  peak: (r) =>
    sky(r, { sx: 20, sy: 28 }) + mountain(18, 82, 60, 34, 0) + mountain(80, 82, 56, 30, 0) + mountain(48, 84, 88, 62) + path("M-2 84C20 78 70 78 98 84V98H-2z", V("a-moss"), 1.2) + spruce(10, 86, 18) + spruce(86, 87, 20),
};

export default scenes;
