/** People: portraits in the woodcut manner, made of hair, hat, face, neck and coat. */

import { circ, gouge, path, rect, V, INK } from "./marks";

export interface Portrait {
  hair?: string;
  coat?: string;
  hat?: string;
  face?: string;
  neck?: string;
  long?: boolean;
}

/* portrait parameters: hair, skin tint, hat (none|crown|bonnet|tricorn|cap|hood), face (clean|beard|moustache), neck (ruff|stock|plaid|mail), coat */
export function portrait(o: Portrait) {
  const hair = V(o.hair || "a-hair"),
    coat = V(o.coat || "a-green"),
    face = o.face || "clean",
    hat = o.hat || "none",
    neck = o.neck || "plaid";
  let s = rect(0, 0, 96, 98, V("a-port"));
  for (let i = 0; i < 28; i++)
    s += gouge(48 + Math.cos(i * 0.2244) * 22, 44 + Math.sin(i * 0.2244) * 22, 56, i * 12.857, 2.6, V("a-portl"));
  s += circ(48, 43, 27, V("a-port2"), 1.2);
  if (o.long) s += path("M31 38C29 20 67 20 65 38C67 52 66 62 69 68H27C30 62 29 52 31 38z", hair, 1.4);
  s +=
    path("M10 98C12 76 26 70 38 67L40 58H56L58 67C70 70 84 76 86 98z", coat, 1.6) +
    path("M58 67C70 70 84 76 86 98H62C66 86 64 76 58 67z", V("a-shade"));
  if (neck == "plaid") {
    s += path("M30 70L40 66L74 98H54z", V("a-red"), 1.3);
    for (let k = 0; k < 5; k++)
      s +=
        path(`M${33 + k * 8} ${73 + k * 7}l10 -3.600`, "none", 1.2) +
        path(`M${36 + k * 1.5} 69L${58 + k * 4} 98`, "none", k % 2 ? 0.6 : 1.3, k % 2 ? V("a-gold") : INK);
    s += circ(37, 70, 3.6, V("a-gold"), 1.2);
  }
  s += path("M41 54V66C45 70 51 70 55 66V54z", V("a-skin2"), 1.3);
  if (neck == "ruff")
    s += path(
      "M30 66q3 -5 6 -1q3 -5 6 -1q3 -4 6 0q3 -4 6 0q3 -4 6 1q3 -4 6 1q-2 6 -6 6q-3 4 -6 1q-3 4 -6 0q-3 4 -6 0q-3 3 -6 -1q-4 0 -6 -6z",
      V("a-wall"),
      1.3,
    );
  if (neck == "stock")
    s +=
      path("M39 62L48 68L57 62L60 70L50 74L52 88H45L46 74L36 70z", V("a-wall"), 1.3) +
      path("M47 76h3M47 80h3", "none", 0.9);
  if (neck == "mail")
    s +=
      path("M36 60C40 68 56 68 60 60L64 72C54 78 42 78 32 72z", V("a-stone"), 1.3) +
      [...Array(9)].map((_, i) => path(`M${36 + i * 3} ${69 + (i % 2) * 2}q1.200 -2 2.400 0`, "none", 0.8)).join("");
  s +=
    path("M35 40C34 26 62 26 61 40C61.600 50 57 60 48 61C39 60 34.400 50 35 40z", V("a-skin"), 1.5) +
    path("M52 30C60 31 61.400 38 61 43C60.600 51 56 59.600 48 61C54 55 57 46 52 30z", V("a-skin2"));
  s +=
    path("M39.600 40.500q2.400 -1.800 4.800 0M51.600 40.500q2.400 -1.800 4.800 0", "none", 1.5) +
    circ(42.2, 43, 1.2, INK) +
    circ(54, 43, 1.2, INK) +
    path("M48 42L46.400 49.500q1.600 1.200 3.400 .4", "none", 1.1) +
    path("M44.500 54.500q3.500 1.800 7 0", "none", 1.4);
  if (face == "beard")
    s +=
      path(
        "M35.400 44C36 52 38 54 41 52.500C44 50.600 52 50.600 55 52.500C58 54 60 52 60.600 44C62.600 58 57 69 48 71C39 69 33.400 58 35.400 44z",
        hair,
        1.3,
      ) +
      path("M45 55.500q3 1.400 6 0", "none", 1.3) +
      [40, 44, 48, 52, 56].map((x) => gouge(x, 57, 8, 92 + (48 - x), 1.3, V("a-shade"))).join("");
  if (face == "moustache")
    s += path(
      "M48 51.400C44 49.600 40 51 38.500 54.600C42 55 46 54.600 48 53C50 54.600 54 55 57.500 54.600C56 51 52 49.600 48 51.400z",
      hair,
      1.1,
    );
  const cap = {
    none: "M34.500 42C31 22 46 20 50 23C60 20 66 32 61.500 43C61 36 58 33 53 32C46 34 39 32 37.500 35C36 37 35.500 39 34.500 42z",
    wig: "M34.500 34C32 22 64 22 61.500 34C67 35 67 41 64 42C67 45 66 50 62.500 50C60.500 47 61.500 40 59.500 34C54 30 42 30 36.500 34C34.500 40 35.500 47 33.500 50C30 50 29 45 32 42C29 41 29 35 34.500 34z",
  };
  if (hat == "wig")
    s += path(cap.wig, V("a-wall"), 1.4) + [36, 42, 48, 54].map((x) => path(`M${x} 29q3 -2 5 0`, "none", 0.9)).join("");
  else {
    s +=
      path(cap.none, hair, 1.3) + gouge(40, 30, 8, -30, 1.5, V("a-shade")) + gouge(46, 29, 8, -14, 1.5, V("a-shade"));
  }
  if (hat == "crown")
    s +=
      path(
        "M33.500 32L31.500 17L39 23L43 14L48 21L53 14L57 23L64.500 17L62.500 32C54 28 42 28 33.500 32z",
        V("a-gold"),
        1.5,
      ) +
      path("M33.500 32C42 28 54 28 62.500 32L62 28C54 24.600 42 24.600 34 28z", V("a-gold2"), 1) +
      circ(48, 27, 1.6, V("a-red"), 0.8);
  if (hat == "bonnet")
    s +=
      path("M28 31C27 20 42 16 52 18C64 19 71 25 68 31C58 27 40 27 28 31z", V("a-blue"), 1.5) +
      path("M33 32C42 27.600 54 27.600 63 32L62.500 28.500C54 25 42 25 33.500 28.500z", V("a-red"), 1.1) +
      circ(49, 17.5, 3, V("a-red"), 1.2) +
      path("M34 25C30 18 32 13 36 10C36 16 38 20 38 25", "none", 1.5);
  if (hat == "tricorn")
    s +=
      path("M26 30C34 14 40 20 48 16C56 20 62 14 70 30C60 25 54 30 48 27C42 30 36 25 26 30z", V("a-slate2"), 1.5) +
      path("M28 29C36 17 41 22 48 18.500C55 22 60 17 68 29", "none", 1, V("a-gold"));
  if (hat == "cap")
    s +=
      path(
        "M33 33C32 18 64 18 63 33C66 34 69 35 70 37C62 34.600 52 32 48 32S34 34.600 26 37C27 35 30 34 33 33z",
        V("a-thatch2"),
        1.4,
      ) +
      path("M40 21V32M48 19V31M56 21V32M35 27H61", "none", 0.9) +
      circ(48, 19, 2, V("a-thatch"), 1);
  if (hat == "top")
    s +=
      path("M35 30L36 8C44 5 52 5 60 8L61 30z", V("a-slate2"), 1.5) +
      path("M24 32C34 26 62 26 72 32C62 37 34 37 24 32z", V("a-slate2"), 1.5) +
      path("M35.300 24C44 21 52 21 60.700 24L61 29C52 26.500 44 26.500 35 29z", V("a-red"), 1) +
      gouge(41, 10, 12, 88, 1.8, V("a-slate"));
  if (hat == "flat")
    s +=
      path("M30 32C28 22 40 18 50 19C62 19 70 25 70 33C60 30 46 28 30 32z", V("a-thatch2"), 1.5) +
      path("M50 19C52 23 52 27 52 29", "none", 1);
  if (hat == "hood") s += path("M32 44C28 18 68 18 64 44L61 42C62 28 34 28 35 42z", V("a-slate"), 1.5);
  return s;
}
