/** Chronicle 9, Feasts and Follies: its emblem. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = { emblem: { scene: "banquet" } };

export default look;
