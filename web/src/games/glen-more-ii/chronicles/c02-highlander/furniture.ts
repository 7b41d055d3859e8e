/** Chronicle 2, Highlander: the Mountain on the rondel. */

import { iconOf } from "../../../../art/sentence";
import { say } from "../../../../text/text.svelte";
import type { ChronicleFurniture } from "../registry";
import Heap from "./Heap.svelte";
import { heapOf, mountainOf } from "./mountain";

const nameOf = (thing: string, n: number) => say(thing === "coin" ? "unit-coin" : `good-${thing}`, { n });

const highlander: ChronicleFurniture = {
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
        rows: heap.map(([thing, n]) => ({ cells: [nameOf(iconOf(thing) === "coin" ? "coin" : thing, n), String(n)], things: [] })),
      },
    ];
  },
};

export default highlander;
