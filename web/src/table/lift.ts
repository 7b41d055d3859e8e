/** A tile is dragged straight onto its place: taken when it leaves the ring, placed where it is let go, or taken back. */

import { drag, type Drag } from "../lib/drag";
import type { Option } from "../net/types";
import type { Board } from "./board.svelte";

interface What {
  board: Board;
  option: Option | undefined;
  tile: string | null;
}

const under = (event: PointerEvent): string =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-ref]")?.dataset["ref"] ?? "";

function begin(start: PointerEvent, what: () => What): Drag | null {
  const { board, option, tile } = what();
  // A finger scrolls the ribbon, and what is final or wasteful is not done in passing.
  if (start.pointerType !== "mouse" || !option || !tile || option.reveals || option.wasteful) return null;
  let taken: Promise<void> | null = null;
  const place = (ref: string): Option | undefined => board.optionsAt(ref).find((each) => each.kind !== "sell");
  const drop = async (event: PointerEvent | null) => {
    board.tray.lifted = null;
    await taken;
    await board.turn.settled();
    const there = event && place(under(event));
    if (there) await board.turn.choose(there, true);
    else await board.turn.undo();
  };
  return {
    move(event) {
      taken ??= board.turn.choose(option, true);
      board.tray.lifted = { tile, x: event.clientX, y: event.clientY };
      board.finger.point(place(under(event))?.id ?? null);
    },
    drop: (event) => void drop(event),
  };
}

export const lift = (node: HTMLElement, given: What) => drag(node, given, begin);
