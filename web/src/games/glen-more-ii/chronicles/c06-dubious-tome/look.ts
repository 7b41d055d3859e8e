/** Chronicle 6, The Dubious Tome of Scottish History: its emblem, and its tiles. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = {
  emblem: { scene: "tome" },
  tiles: {
    gathering: { scene: "gathering", icon: "event" },
    "old-man-of-storr": { scene: "storr" },
    "wallace-monument": { scene: "wallace" },
    "dunvegan-castle": { scene: "dunvegan" },
    "fort-george": { scene: "starfort" },
  },
};

export default look;
