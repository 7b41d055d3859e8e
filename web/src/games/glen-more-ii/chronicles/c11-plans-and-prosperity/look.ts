/** Chronicle 11, Plans and Prosperity: its emblem, its monuments, both halves of the double ones, and its designs. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = {
  emblem: { scene: "drawing-board" },
  tiles: {
    "melrose-abbey": { scene: "melrose" },
    "glamis-castle": { scene: "glamis" },
    "royal-lochnagar": { scene: "lochnagar", icon: "whisky" },
    "new-lanark": { scene: "lanark", icon: "any" },
    "stirling-castle": { scene: "stirling", icon: "any" },
    "kilchurn-castle": { scene: "kilchurn" },
    "carron-ironworks": { scene: "carron" },
    "holyrood-palace": { scene: "holyrood" },
    "new-fort-george-left": { scene: "ramparts-west" },
    "new-fort-george-right": { scene: "ramparts-east" },
    "caledonian-canal-left": { scene: "locks-west" },
    "caledonian-canal-right": { scene: "locks-east" },
    "forth-bridge-left": { scene: "cantilever-west", icon: "any" },
    "forth-bridge-right": { scene: "cantilever-east" },
    "design-new-fort-george": { scene: "fort-design" },
    "design-caledonian-canal": { scene: "canal-design" },
    "design-forth-bridge": { scene: "bridge-design" },
    "michael-scotus": { scene: "person", look: { hat: "hood", face: "beard", neck: "stock", hair: "a-hairG", coat: "a-blue", field: "a-far" } },
  },
};

export default look;
