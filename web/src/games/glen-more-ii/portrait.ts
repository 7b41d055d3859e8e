/** A person as a small upright picture. */

import { sceneUse } from "../../art/bank";
import { faceOf } from "./faces";

export function portraitSvg(tile: string, width: number, height: number): string {
  const face = faceOf(tile);
  return `<svg class="tile" width="${width}" height="${height}" viewBox="14 14 68 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect x="14" y="14" width="68" height="90" rx="7" fill="var(--g-person,#843BDA)"/><svg x="16" y="16" width="64" height="86" viewBox="16 14 64 70" preserveAspectRatio="xMidYMid slice">${sceneUse(face.scene, face.look ?? {})}</svg><rect x="15" y="15" width="66" height="88" rx="6" fill="none" stroke="#843BDA" stroke-width="3"/></svg>`;
}
