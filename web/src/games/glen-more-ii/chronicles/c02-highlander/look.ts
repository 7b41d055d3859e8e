/** Chronicle 2, Highlander: its emblem, and the Mountain. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = {
  emblem: { scene: "peak" },
  tiles: { mountain: { scene: "peak" } },
};

export default look;
