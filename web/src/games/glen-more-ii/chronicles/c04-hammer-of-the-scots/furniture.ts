/** Chronicle 4, Hammer of the Scots: the row England, and the token of whoever moves the Englishman. */

import { say } from "../../../../text/text.svelte";
import type { ChronicleFurniture } from "../registry";
import { englandOf, feeOf, giftOf } from "./england";
import Errand from "./Errand.svelte";
import Row from "./Row.svelte";

const hammer: ChronicleFurniture = {
  underMarket: Row,
  forks: { errand: { ways: ["use", "banish"], body: Errand } },
  badges: (view, seat) => (englandOf(view)?.holder === seat ? [{ key: "england", icon: "england", label: say("web-c4-token"), value: "" }] : []),
  inWords(board) {
    const england = englandOf(board.view);
    if (!england) return [];
    const coins = (n: number | null) => (n === null ? say("web-none") : String(n));
    return [
      {
        key: "england",
        title: say("england-row"),
        head: [say("web-c4-token"), say("web-words-coins"), say("web-c4-fee"), say("web-c4-gift")],
        rows: [
          {
            cells: [
              england.holder === null ? say("web-c4-nobody") : board.nameOf(england.holder),
              say("web-words-filled", { n: england.filled, of: england.prices.length }),
              coins(feeOf(england)),
              coins(giftOf(england)),
            ],
            things: [],
          },
        ],
      },
    ];
  },
};

export default hammer;
