/** A bid token is dragged to a place of the stack, or off it. A mouse, a finger and a pen all do. */

import { drag } from "../../../../lib/drag";

interface What {
  token: number;
  /** Null: nothing can be carried now. */
  lay: ((token: number, place: number) => void) | null;
  leave: (token: number) => void;
}

const under = (event: PointerEvent): HTMLElement | undefined =>
  document.elementsFromPoint(event.clientX, event.clientY).flatMap((each) => each.closest<HTMLElement>("[data-place]") ?? [])[0];

export const carry = (node: HTMLElement, given: What) =>
  drag(node, given, (_, what) =>
    what().lay && {
      move(_, dx, dy) {
        node.classList.add("carried");
        node.style.transform = `translate(${dx}px, ${dy}px)`;
      },
      drop(event) {
        const { token, lay, leave } = what();
        const there = event && under(event);
        if (there) lay?.(token, Number(there.dataset["place"]));
        else if (event) leave(token);
      },
      over() {
        node.classList.remove("carried");
        node.style.transform = "";
      },
    },
  );
