/** People: portraits in the woodcut manner, made of hair, hat, face, neck and coat. */

import { circ, gouge, path, rect, V, INK } from "./marks";
import { FACES, HAIR, HATS, NECKS } from "./wardrobe";

export interface Portrait {
  hair?: string;
  coat?: string;
  hat?: string;
  face?: string;
  neck?: string;
  long?: boolean;
  /** How the hair lies where no hat hides it. */
  cut?: string;
  /** The colour of plaid, sash, cap or band. */
  trim?: string;
  /** The colour of the medallion behind the head. */
  field?: string;
}

const SMOOTH = "M31 38C29 20 67 20 65 38C67 52 66 62 69 68H27C30 62 29 52 31 38z";
const NOSE_AND_EYES =
  path("M39.600 40.500q2.400 -1.800 4.800 0M51.600 40.500q2.400 -1.800 4.800 0", "none", 1.5) +
  circ(42.2, 43, 1.2, INK) +
  circ(54, 43, 1.2, INK) +
  path("M48 42L46.400 49.500q1.600 1.200 3.400 .4", "none", 1.1) +
  path("M44.500 54.500q3.500 1.800 7 0", "none", 1.4);

export function portrait(o: Portrait): string {
  const hair = V(o.hair || "a-hair");
  const trim = o.trim ? V(o.trim) : undefined;
  let s = rect(0, 0, 96, 98, V("a-port"));
  for (let i = 0; i < 28; i++)
    s += gouge(48 + Math.cos(i * 0.2244) * 22, 44 + Math.sin(i * 0.2244) * 22, 56, i * 12.857, 2.6, V("a-portl"));
  s += circ(48, 43, 27, V(o.field || "a-port2"), 1.2);
  if (o.long) s += path(SMOOTH, hair, 1.4);
  s +=
    path("M10 98C12 76 26 70 38 67L40 58H56L58 67C70 70 84 76 86 98z", V(o.coat || "a-green"), 1.6) +
    path("M58 67C70 70 84 76 86 98H62C66 86 64 76 58 67z", V("a-shade"));
  const neck = NECKS[o.neck || "plaid"];
  if (neck?.under) s += neck.under(trim);
  s += path("M41 54V66C45 70 51 70 55 66V54z", V("a-skin2"), 1.3);
  if (neck?.over) s += neck.over(trim);
  s +=
    path("M35 40C34 26 62 26 61 40C61.600 50 57 60 48 61C39 60 34.400 50 35 40z", V("a-skin"), 1.5) +
    path("M52 30C60 31 61.400 38 61 43C60.600 51 56 59.600 48 61C54 55 57 46 52 30z", V("a-skin2")) +
    NOSE_AND_EYES;
  s += FACES[o.face || "clean"]?.(hair) ?? "";
  const hat = HATS[o.hat || "none"];
  // A wig is hair and hat at once.
  if (!hat?.alone) s += (HAIR[o.cut || "parted"] ?? HAIR["parted"]!)(hair);
  return s + (hat?.drawn(trim) ?? "");
}
