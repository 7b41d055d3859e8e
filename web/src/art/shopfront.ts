/** A shop with its awning and its sign. */

import { sky } from "./landscape";
import { circ, lens, path, rect, V, type Rng } from "./marks";
import { awning, cowHead, win } from "./things";

export function shopfront(r: Rng, c: string, sign: string) {
  let s =
    sky(r, { sun: 0 }) +
    rect(0, 64, 96, 34, V("a-road")) +
    path("M-1 66H97", "none", 1.2) +
    [...Array(9)].map((_, i) => lens(2 + i * 11, 71 + (i % 3) * 3, 8, 1.3, V("a-road2"))).join("");
  s +=
    rect(-3, 26, 20, 40, V("a-wall2"), 1.2) +
    rect(81, 22, 20, 44, V("a-stone"), 1.2) +
    win(3, 34, 6, 8) +
    win(85, 32, 6, 8) +
    win(3, 50, 6, 8);
  s += rect(15, 20, 68, 48, V("a-wall"), 1.4) + path("M11 21L21 12H77L87 21z", V("a-slate"), 1.3);
  s += win(24, 24.5, 8, 9) + win(64, 24.5, 8, 9);
  s +=
    rect(20, 48, 34, 20, V("a-lit"), 1.3) +
    path("M37 48V68", "none", 1) +
    rect(60, 48, 16, 20, V("a-door"), 1.3) +
    circ(63.5, 59, 1.1, V("a-lit"));
  if (sign == "cattle")
    s +=
      path("M27 49v3M33 49v3M43 49v3", "none", 1) +
      path(
        "M25 52.500c-1.600 4 -.6 8 2 8s3.600 -4 2 -8zM41 52.500c-1.600 5 -.6 9 2 9s3.600 -4 2 -9z",
        V("a-red"),
        1.1,
      ) +
      path("M31.500 52c-1 3 -.5 6 1.500 6s2.500 -3 1.500 -6z", V("a-coatl"), 1.1);
  else s += path("M24 66v-8l3 -3h4l3 3v8zM42 66v-6h8v6z", V("a-gold"), 1.1) + path("M43.500 60v-3h5v3", "none", 1.1);
  s += awning(14, 38, 70, 8, V(c), 10);
  s += path("M48 18V22", "none", 1.5) + circ(48, 28.5, 9, V("a-gold"), 1.4);
  if (sign == "cattle") s += cowHead(48, 30, 0.52);
  else s += path("M43.500 31h9l-1.400 -5h-6.200zM45.500 26c0 -3.600 5 -3.600 5 0", "none", 1.5);
  return s;
}
