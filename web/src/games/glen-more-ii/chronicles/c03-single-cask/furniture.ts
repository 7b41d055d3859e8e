/** Chronicle 3, Ol' Jamey's Single Cask Reserve: cellars in which barrels age, and the sales on the rondel. */

import { say } from "../../../../text/text.svelte";
import type { ChronicleFurniture } from "../registry";
import Board from "./Board.svelte";
import { bestOf, worths } from "./cellars";
import { EMBLEM } from "./emblem";
import Sale from "./Sale.svelte";
import { inWords } from "./words";

const ASKS: Record<string, string> = {
  "age-barrel": "web-c3-asks-age",
  "store-barrel": "web-c3-asks-store",
  "spend-barrel": "web-c3-asks-spend",
  "either-use": "web-c3-asks-either",
  "sell-casks": "web-c3-asks-sell",
};
const SALES = ["b", "c", "d"].map((stack) => `${stack}-single-cask-sale`);

const singleCask: ChronicleFurniture = {
  emblem: EMBLEM,
  book: {
    word: () => say("web-c3-book"),
    fact(view, seat) {
      const values = worths(view, seat);
      return [values.length ? say("web-c3-worth", { vp: bestOf(values) }) : say("web-c3-empty")];
    },
    short: (view, seat) => String(bestOf(worths(view, seat))),
    asks: ({ prompt }) => say(ASKS[prompt?.kind ?? ""] ?? "web-shelf-asked"),
  },
  board: { size: "tall", about: () => say("web-c3-about"), body: Board },
  places: ["cask", "cellar"],
  groups: ["either", "leave-casks", "keep-casks"],
  opens: Object.keys(ASKS),
  waits: ["cellar"],
  badges: (view, seat) => [{ key: "cask", icon: "cask", label: say("web-c3-badge"), value: bestOf(worths(view, seat), 1) }],
  spaces: Object.fromEntries(SALES.map((tile) => [tile, { heap: Sale }])),
  inWords,
};

export default singleCask;
