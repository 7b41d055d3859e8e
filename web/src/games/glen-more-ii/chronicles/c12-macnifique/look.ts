/** Chronicle 12, Lady Auto MacNifique: her picture. */

import type { ChronicleLook } from "../looks";
import { LADY } from "./lady";

const look: ChronicleLook = { emblem: { scene: "person", look: LADY } };

export default look;
