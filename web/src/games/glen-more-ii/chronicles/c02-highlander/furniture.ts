/** Chronicle 2, Highlander: the Mountain on the rondel. */

import { iconOf } from "../../../../art/sentence";
import { say } from "../../../../text/text.svelte";
import type { ChronicleFurniture, FactPart } from "../registry";
import Board from "./Board.svelte";
import { EMBLEM } from "./emblem";
import Heap from "./Heap.svelte";
import { heapOf, mountainOf, summary, thingName } from "./mountain";

const highlander: ChronicleFurniture = {
  emblem: EMBLEM,
  book: {
    word: () => say("web-c2-book"),
    fact(view) {
      const things = summary(heapOf(mountainOf(view)));
      return things.length ? things.flatMap(([thing, n]): FactPart[] => [{ icon: iconOf(thing), label: thingName(thing, n) }, String(n)]) : [say("web-c2-empty")];
    },
    short(view) {
      const { coins = 0, goods = {} } = mountainOf(view) ?? {};
      const rest = Object.values(goods).reduce((sum, n) => sum + n, 0);
      return coins || !rest ? `¢${coins}` : String(rest);
    },
    asks: ({ prompt }) => say(prompt?.kind === "pay-toll" ? "web-c2-leave" : "web-c2-keep"),
  },
  board: { size: "short", about: () => say("web-c2-about"), body: Board },
  groups: ["toll", "toll-coin", "keep"],
  spaces: { mountain: { width: (view) => mountainOf(view)?.width ?? 1, heap: Heap } },
  inWords(board) {
    const mountain = mountainOf(board.view);
    const heap = heapOf(mountain);
    if (!mountain) return [];
    return [
      {
        key: "mountain",
        title: say("web-c2-heap"),
        note: heap.length ? "" : say("web-c2-bare"),
        head: [say("web-c2-thing"), say("web-c2-number")],
        rows: heap.map(([thing, n]) => ({ cells: [thingName(thing, n), String(n)], things: [] })),
      },
    ];
  },
};

export default highlander;
