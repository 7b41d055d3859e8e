/** Chronicle 8, The Penny Mobs: its emblem. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = { emblem: { scene: "lockup" } };

export default look;
