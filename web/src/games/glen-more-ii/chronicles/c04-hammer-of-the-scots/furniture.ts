/** Chronicle 4, Hammer of the Scots: the row England, and the token of whoever moves the Englishman. */

import { say } from "../../../../text/text.svelte";
import type { ChronicleFurniture } from "../registry";
import Board from "./Board.svelte";
import { englandOf, feeOf, giftOf } from "./england";
import Row from "./Row.svelte";
import signs from "./signs";

const hammer: ChronicleFurniture = {
  emblem: signs["england"]!,
  book: {
    word: () => say("england-row"),
    fact(view) {
      const england = englandOf(view);
      const fee = england ? feeOf(england) : null;
      if (!england || england.space === null) return [say("web-c4-gone")];
      if (england.holder === null) return [say("web-c4-free")];
      return [{ seat: england.holder }, ...(fee === null ? [say("web-c4-full")] : [{ icon: "coin", label: say("web-c4-fee") }, String(fee)])];
    },
    short(view) {
      const england = englandOf(view);
      const fee = england ? feeOf(england) : null;
      return !england || england.space === null || fee === null ? "–" : `¢${fee}`;
    },
    sleeping: (view) => englandOf(view)?.space == null || englandOf(view)?.holder === null,
    asks: () => say("web-c4-asked"),
  },
  board: {
    size: "short",
    about(board) {
      const { holder = null } = englandOf(board.view) ?? {};
      if (holder === null) return say("web-c4-about-nobody");
      return board.owns(holder) ? say("web-c4-about-you") : say("web-c4-about-other", { name: board.nameOf(holder) });
    },
    body: Board,
  },
  opens: ["errand"],
  underMarket: Row,
  forks: { errand: { ways: ["use", "banish"] } },
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
