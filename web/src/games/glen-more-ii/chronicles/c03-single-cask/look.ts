/** Chronicle 3, Ol' Jamey's Single Cask Reserve: its emblem, and its tiles. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = {
  emblem: { scene: "cellar" },
  tiles: {
    "ben-wyvis": { scene: "wyvis", icon: "whisky" },
    "glen-albyn": { scene: "albyn", icon: "age" },
    "single-cask-sale": { scene: "casksale" },
  },
};

export default look;
