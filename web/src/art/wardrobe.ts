/** What people of a portrait wear: by name, around a head whose face is 26 units wide at (48, 44). */

import { circ, gouge, path, V, INK } from "./marks";

/** Drawn under and over the neck; the trim is the colour of plaid or sash. */
interface Neck {
  under?: (trim?: string) => string;
  over?: (trim?: string) => string;
}

const plaid = (trim = V("a-red")) => {
  let s = path("M30 70L40 66L74 98H54z", trim, 1.3);
  for (let k = 0; k < 5; k++)
    s +=
      path(`M${33 + k * 8} ${73 + k * 7}l10 -3.600`, "none", 1.2) +
      path(`M${36 + k * 1.5} 69L${58 + k * 4} 98`, "none", k % 2 ? 0.6 : 1.3, k % 2 ? V("a-gold") : INK);
  return s + circ(37, 70, 3.6, V("a-gold"), 1.2);
};

export const NECKS: Record<string, Neck> = {
  none: {},
  plaid: { under: plaid },
  /** A plaid round both shoulders, held by a brooch. */
  shawl: {
    under: (trim = V("a-red")) =>
      path("M22 76C28 70 34 68 40 66L48 78L56 66C62 68 68 70 74 76L58 98H38z", trim, 1.4) +
      path("M29 74L44 94M36 70L48 86M67 74L52 94M60 70L48 86M27 82h18M69 82H51", "none", 1.1) +
      circ(48, 78, 3.8, V("a-gold"), 1.2),
  },
  ruff: {
    over: () =>
      path(
        "M30 66q3 -5 6 -1q3 -5 6 -1q3 -4 6 0q3 -4 6 0q3 -4 6 1q3 -4 6 1q-2 6 -6 6q-3 4 -6 1q-3 4 -6 0q-3 4 -6 0q-3 3 -6 -1q-4 0 -6 -6z",
        V("a-wall"),
        1.3,
      ),
  },
  stock: {
    over: () =>
      path("M39 62L48 68L57 62L60 70L50 74L52 88H45L46 74L36 70z", V("a-wall"), 1.3) +
      path("M47 76h3M47 80h3", "none", 0.9),
  },
  mail: {
    over: () =>
      path("M36 60C40 68 56 68 60 60L64 72C54 78 42 78 32 72z", V("a-stone"), 1.3) +
      [...Array(9)].map((_, i) => path(`M${36 + i * 3} ${69 + (i % 2) * 2}q1.200 -2 2.400 0`, "none", 0.8)).join(""),
  },
  /** A fur over the shoulders. */
  fur: {
    over: () =>
      path("M20 80C24 70 34 64 41 63L48 72L55 63C62 64 72 70 76 80L70 78L68 86L62 79L58 88L54 79L48 86L42 79L38 88L34 79L28 86L26 78z", V("a-fleece2"), 1.4) +
      [28, 36, 44, 52, 60, 68].map((x) => gouge(x, 72, 5, 96, 1.4, V("a-shade"))).join(""),
  },
  /** A falling collar with lace. */
  lace: {
    over: () => path("M34 64L48 70L62 64L68 74L60 76L56 72L48 78L40 72L36 76L28 74z", V("a-wall"), 1.3) + path("M48 78L44 90L48 88L52 90z", V("a-wall"), 1.1),
  },
  /** A broad sash from shoulder to hip, with a star. */
  sash: {
    under: (trim = V("a-blue")) => path("M28 71L38 67L76 98H58z", trim, 1.3) + path("M32 71L66 98", "none", 0.9),
    over: () => path("M39 62L48 67L57 62L58 68L48 73L38 68z", V("a-wall"), 1.2) + path("M64 78l1.600 3.600l3.800 .4l-2.800 2.600l.8 3.800l-3.400 -2l-3.400 2l.8 -3.800l-2.800 -2.600l3.800 -.4z", V("a-gold"), 1),
  },
  /** A high white collar and a dark cravat. */
  cravat: {
    over: () => path("M37 60L41 70L48 66L55 70L59 60L56 58H40z", V("a-wall"), 1.2) + path("M42 66L48 70L54 66L57 74L49 73L51 84L45 84L47 73L39 74z", V("a-slate2"), 1.2),
  },
};

export const FACES: Record<string, (hair: string) => string> = {
  clean: () => "",
  beard: (hair) =>
    path(
      "M35.400 44C36 52 38 54 41 52.500C44 50.600 52 50.600 55 52.500C58 54 60 52 60.600 44C62.600 58 57 69 48 71C39 69 33.400 58 35.400 44z",
      hair,
      1.3,
    ) +
    path("M45 55.500q3 1.400 6 0", "none", 1.3) +
    [40, 44, 48, 52, 56].map((x) => gouge(x, 57, 8, 92 + (48 - x), 1.3, V("a-shade"))).join(""),
  moustache: (hair) =>
    path(
      "M48 51.400C44 49.600 40 51 38.500 54.600C42 55 46 54.600 48 53C50 54.600 54 55 57.500 54.600C56 51 52 49.600 48 51.400z",
      hair,
      1.1,
    ),
  /** Waxed, with points. */
  walrus: (hair) =>
    path("M48 50.600C43 48.600 38 51 34.500 50.500C35.500 55.500 43 57.500 48 54C53 57.500 60.500 55.500 61.500 50.500C58 51 53 48.600 48 50.600z", hair, 1.2),
  /** A pointed beard and moustache. */
  pointed: (hair) =>
    path("M48 51.400C44.500 50 41 51 39.500 54C42.500 54.600 46 54.600 48 53C50 54.600 53.500 54.600 56.500 54C55 51 51.500 50 48 51.400z", hair, 1.1) +
    path("M42.500 57.500C45 56.500 51 56.500 53.500 57.500C53 64 50.500 70 48 75C45.500 70 43 64 42.500 57.500z", hair, 1.2) +
    gouge(48, 60, 10, 90, 1.5, V("a-shade")),
  /** Down the cheeks, the chin shaved. */
  whiskers: (hair) => path("M35 40C34.500 47 35.500 53 38.500 56.500C40.500 52 38.500 46 38 40zM61 40C61.500 47 60.500 53 57.500 56.500C55.500 52 57.500 46 58 40z", hair, 1.1),
  /** Woad, and a rough beard. */
  painted: (hair) =>
    path("M36 45L46 48M37.500 49L45 50.500", "none", 2, V("a-blue")) + path("M60 45L51 48M58.500 49L52 50.500", "none", 2, V("a-blue")) +
    path("M37 50C38 54 40 55 42.500 54C45 52 51 52 53.500 54C56 55 58 54 59 50C60 58 56 65 48 66.500C40 65 36 58 37 50z", hair, 1.2) +
    path("M45 56q3 1.200 6 0", "none", 1.2),
};

export const HAIR: Record<string, (hair: string) => string> = {
  parted: (hair) =>
    path("M34.500 42C31 22 46 20 50 23C60 20 66 32 61.500 43C61 36 58 33 53 32C46 34 39 32 37.500 35C36 37 35.500 39 34.500 42z", hair, 1.3) +
    gouge(40, 30, 8, -30, 1.5, V("a-shade")) +
    gouge(46, 29, 8, -14, 1.5, V("a-shade")),
  /** High brow, hair at the sides. */
  receding: (hair) =>
    path("M34.500 45C30 36 32 27 39 26C37.500 30 37 34 37 38C36.500 41 35.500 43 34.500 45zM61.500 45C66 36 64 27 57 26C58.500 30 59 34 59 38C59.500 41 60.500 43 61.500 45zM39 27C43 23.500 53 23.500 57 27C52 25.800 44 25.800 39 27z", hair, 1.2),
  /** A mane to the shoulders, with a plait. */
  mane: (hair) =>
    path("M36 44C30 24 44 17 50 21C62 18 68 32 61 44C61 37 57 33 50 32C44 34 39 33 36 44z", hair, 1.3) +
    path("M35.500 36C28 42 30 54 26 66C31 66 36 62 36.500 54C36 48 35 42 35.500 36zM60.500 36C68 42 66 54 70 66C65 66 60 62 59.500 54C60 48 61 42 60.500 36z", hair, 1.3) +
    path("M30 48l4 3M29 54l5 2M29 60l4 1M66 48l-4 3M67 54l-5 2", "none", 1) +
    gouge(42, 27, 9, -24, 1.6, V("a-shade")),
  /** Waves that fall to one side, long over the ears. */
  poet: (hair) =>
    path("M34 50C28 24 44 17 52 20C66 20 69 34 62 50C63 42 61 36 57 32C52 36 42 36 38 33C35.500 38 35 44 34 50z", hair, 1.3) +
    path("M40 28q6 4 14 -2M38 25q5 -3 12 -2", "none", 1),
};

interface Hat {
  drawn: (trim?: string) => string;
  /** It needs no hair under it. */
  alone?: boolean;
}

export const HATS: Record<string, Hat> = {
  wig: {
    alone: true,
    drawn: () =>
      path("M34.500 34C32 22 64 22 61.500 34C67 35 67 41 64 42C67 45 66 50 62.500 50C60.500 47 61.500 40 59.500 34C54 30 42 30 36.500 34C34.500 40 35.500 47 33.500 50C30 50 29 45 32 42C29 41 29 35 34.500 34z", V("a-wall"), 1.4) +
      [36, 42, 48, 54].map((x) => path(`M${x} 29q3 -2 5 0`, "none", 0.9)).join(""),
  },
  crown: {
    drawn: () =>
      path(
      "M33.500 32L31.500 17L39 23L43 14L48 21L53 14L57 23L64.500 17L62.500 32C54 28 42 28 33.500 32z",
      V("a-gold"),
      1.5,
      ) +
      path("M33.500 32C42 28 54 28 62.500 32L62 28C54 24.600 42 24.600 34 28z", V("a-gold2"), 1) +
      circ(48, 27, 1.6, V("a-red"), 0.8),
  },
  bonnet: {
    drawn: () =>
      path("M28 31C27 20 42 16 52 18C64 19 71 25 68 31C58 27 40 27 28 31z", V("a-blue"), 1.5) +
      path("M33 32C42 27.600 54 27.600 63 32L62.500 28.500C54 25 42 25 33.500 28.500z", V("a-red"), 1.1) +
      circ(49, 17.5, 3, V("a-red"), 1.2) +
      path("M34 25C30 18 32 13 36 10C36 16 38 20 38 25", "none", 1.5),
  },
  tricorn: {
    drawn: () =>
      path("M26 30C34 14 40 20 48 16C56 20 62 14 70 30C60 25 54 30 48 27C42 30 36 25 26 30z", V("a-slate2"), 1.5) +
      path("M28 29C36 17 41 22 48 18.500C55 22 60 17 68 29", "none", 1, V("a-gold")),
  },
  cap: {
    drawn: () =>
      path(
      "M33 33C32 18 64 18 63 33C66 34 69 35 70 37C62 34.600 52 32 48 32S34 34.600 26 37C27 35 30 34 33 33z",
      V("a-thatch2"),
      1.4,
      ) +
      path("M40 21V32M48 19V31M56 21V32M35 27H61", "none", 0.9) +
      circ(48, 19, 2, V("a-thatch"), 1),
  },
  top: {
    drawn: () =>
      path("M35 30L36 8C44 5 52 5 60 8L61 30z", V("a-slate2"), 1.5) +
      path("M24 32C34 26 62 26 72 32C62 37 34 37 24 32z", V("a-slate2"), 1.5) +
      path("M35.300 24C44 21 52 21 60.700 24L61 29C52 26.500 44 26.500 35 29z", V("a-red"), 1) +
      gouge(41, 10, 12, 88, 1.8, V("a-slate")),
  },
  flat: {
    drawn: () =>
      path("M30 32C28 22 40 18 50 19C62 19 70 25 70 33C60 30 46 28 30 32z", V("a-thatch2"), 1.5) +
      path("M50 19C52 23 52 27 52 29", "none", 1),
  },
  hood: {
    drawn: () =>
      path("M32 44C28 18 68 18 64 44L61 42C62 28 34 28 35 42z", V("a-slate"), 1.5),
  },
  /** A dark crown of iron with thorns. */
  circlet: {
    drawn: () =>
      path("M33.500 33L33 25L38 28L40 20L45 26L48 17L51 26L56 20L58 28L63 25L62.500 33C54 29.500 42 29.500 33.500 33z", V("a-slate2"), 1.5) + [38, 48, 58].map((x) => circ(x, x === 48 ? 28 : 29, 1.3, V("a-red"), 0.7)).join(""),
  },
  /** The heart-shaped cap of a queen, with pearls. */
  attifet: {
    drawn: () =>
      path("M31 42C27 22 40 17 48 25C56 17 69 22 65 42L61.500 40C62 30 56 27 48 32C40 27 34 30 34.500 40z", V("a-slate2"), 1.5) +
      [[34, 36], [35.500, 31.500], [39, 28.800], [43.500, 29.500], [48, 32], [52.500, 29.500], [57, 28.800], [60.500, 31.500], [62, 36]].map(([x = 0, y = 0]) => circ(x, y, 1.2, V("a-wall"), 0.6)).join(""),
  },
  /** A scholar's skullcap. */
  skullcap: { drawn: () => path("M34.500 34C34 18 62 18 61.500 34C54 29.500 42 29.500 34.500 34z", V("a-slate2"), 1.5) + path("M48 20V30", "none", 0.8, V("a-slate")) },
  /** A philosopher's cap of wound cloth. */
  turban: {
    alone: true,
    drawn: (trim = V("a-red")) =>
      path("M31 36C27 22 38 15 48 15S69 22 65 36C58 30 38 30 31 36z", trim, 1.5) + path("M32 31C40 20 56 20 64 31M34 25C42 15 56 16 62 25M41 17C46 22 46 28 44 31", "none", 1.1) + path("M33 38C35 33 37 32 37 38zM63 38C61 33 59 32 59 38z", V("a-hairG"), 0.9),
  },
  /** A kerchief tied under the chin. */
  kerchief: {
    drawn: (trim = V("a-wall")) =>
      path("M30 50C26 20 70 20 66 50C65 58 62 64 57 67L59 44C60 30 36 30 37 44L39 67C34 64 31 58 30 50z", trim, 1.4) + path("M33 40C34 30 40 25 48 25M63 40C62 30 56 25 48 25", "none", 0.9),
  },
};
