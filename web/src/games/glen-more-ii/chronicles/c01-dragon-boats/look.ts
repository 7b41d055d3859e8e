/** Chronicle 1, The Dragon Boat Races: its emblem, and its tiles. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = {
  emblem: { scene: "dragonboat" },
  tiles: { shipyard: { scene: "slipway" }, "race-start": { scene: "regatta" } },
};

export default look;
