/** Where the focus goes when the thing that had it is gone: to what is asked next, and while others play to the headline. */

import { prefs } from "../lib/prefs.svelte";
import type { Board } from "./board.svelte";

type Thing = HTMLElement | SVGElement;
const first = (selector: string): Thing | null => document.querySelector<Thing>(selector);

function asked(board: Board): Thing | null {
  if (prefs.words) return first("#choice .offer");
  if (board.options.length === 1 && board.end) return first("button.primary:not(:disabled)");
  // What a first option points at may lie on a board that is closed.
  for (const target of [...board.turn.queue, ...board.options].flatMap((option) => option.targets ?? [])) {
    const thing = first(`[data-ref="${target}"][aria-disabled="false"],[data-ref="${target}"]:not([aria-disabled])`);
    if (thing) return thing;
  }
  return first('.asked button[aria-disabled="false"]') ?? first(".deeds .chips button") ?? first("button.primary:not(:disabled)");
}

/** Nothing is done for those who point: only a focus that was really lost, parked here before, or on what is of no use to the
 * question is set anew. */
export function refocus(board: Board): void {
  const now = document.activeElement;
  const lost = now === null || now === document.body || !now.isConnected || now.matches(":disabled");
  const parked = now?.matches("h1") ?? false;
  const open = board.prompt !== null && !board.turn.running;
  const useless = open && now?.getAttribute("aria-disabled") === "true";
  if (!lost && !parked && !useless) return;
  const to = open ? asked(board) : first("h1");
  if (to && to !== now) to.focus({ preventScroll: to.matches("h1") });
}

/** Whether the last thing somebody did was done by keyboard. */
export function byKeyboard(): { readonly now: boolean; destroy: () => void } {
  let now = false;
  const key = () => (now = true);
  const point = () => (now = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", point, true);
  return {
    get now() {
      return now;
    },
    destroy() {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", point, true);
    },
  };
}
