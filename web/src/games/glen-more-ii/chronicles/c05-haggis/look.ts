/** Chronicle 5, Address to a Haggis: its emblem, its inns and its sheep. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = {
  emblem: { scene: "served" },
  tiles: {
    "drovers-inn": { scene: "droversinn", icon: "haggis" },
    "ye-olde-inn": { scene: "oldeinn", icon: "haggis" },
    "creek-inn": { scene: "creekinn", icon: "haggis" },
    "haggis-house": { scene: "haggishouse", icon: "haggis" },
    "beast-feast-inn": { scene: "beastfeast", icon: "haggis" },
    "shetland-sheep": { scene: "shetland" },
  },
};

export default look;
