/** Chronicle 7, Between a Rock and a Hard Place: its emblem. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = { emblem: { scene: "chasm" } };

export default look;
