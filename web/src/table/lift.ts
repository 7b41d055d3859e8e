/** A tile is dragged straight onto its place: taken when it leaves the ring, placed where it is let go, or taken back. */

import type { Option } from "../net/types";
import type { Board } from "./board.svelte";

interface What {
  board: Board;
  option: Option | undefined;
  tile: string | null;
}

/** Pixels after which a press is a drag. */
const FAR = 8;

const under = (event: PointerEvent): string =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-ref]")?.dataset["ref"] ?? "";

export function lift(node: HTMLElement, given: What) {
  let what = given;
  let stop = () => {};

  function down(start: PointerEvent): void {
    const { board, option, tile } = what;
    // A finger scrolls the ribbon, and what is final or wasteful is not done in passing.
    if (start.pointerType !== "mouse" || start.button !== 0 || !option || !tile || option.reveals || option.wasteful) return;
    let taken: Promise<void> | null = null;
    const place = (ref: string): Option | undefined => board.optionsAt(ref).find((each) => each.kind !== "sell");

    const move = (event: PointerEvent) => {
      if (!taken && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
      taken ??= board.turn.choose(option, true);
      board.lifted = { tile, x: event.clientX, y: event.clientY };
      board.point(place(under(event))?.id ?? null);
    };
    const drop = async (event: PointerEvent | null) => {
      stop();
      if (!taken) return;
      board.lifted = null;
      await taken;
      await board.turn.settled();
      const there = event && place(under(event));
      if (there) await board.turn.choose(there, true);
      else await board.turn.undo();
    };
    const up = (event: PointerEvent) => void drop(event);
    const key = (event: KeyboardEvent) => event.key === "Escape" && void drop(null);
    stop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("keydown", key);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("keydown", key);
  }

  node.addEventListener("pointerdown", down);
  return {
    update(next: What) {
      what = next;
    },
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
    },
  };
}
