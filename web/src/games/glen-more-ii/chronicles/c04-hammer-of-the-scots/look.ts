/** Chronicle 4, Hammer of the Scots: its emblem, and its tiles. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = {
  emblem: { scene: "person", look: { hat: "tricorn", neck: "stock", hair: "a-wall", coat: "a-red", cut: "receding", field: "a-stonel" } },
  tiles: {
    "wade-roads": { scene: "wade", gives: ["england"] },
    "loch-lomond": { scene: "lomond", icon: "landmark", gives: ["england"] },
    "glenfinnan-church": { scene: "kirkyard", gives: ["england"] },
    "glenfinnan-monument": { scene: "glenfinnan", gives: ["england"] },
  },
};

export default look;
