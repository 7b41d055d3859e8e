/** A tile's card: after 300 ms of hovering, on focus by keyboard, or by a long press of 400 ms. */

import type { Board } from "./board.svelte";

interface What {
  board: Board;
  tile: string | null;
  /** The tiles under it, the lowest first. */
  under?: string[] | undefined;
}

export function hint(node: Element, what: What) {
  let now = what;
  let timer = 0;
  let over = false;
  const show = (wait: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!now.tile) return;
      const box = node.getBoundingClientRect();
      now.board.tray.card = { tile: now.tile, under: now.under ?? [], x: box.right, y: box.top };
    }, wait);
  };
  const hide = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!document.querySelector(".tilecard:hover")) now.board.tray.card = null;
    }, 120);
  };
  /** Not by entering: a table that is laid under a pointer at rest would be covered at once. */
  const move = (event: Event) => {
    if (over || (event as PointerEvent).pointerType !== "mouse" || !matchMedia("(hover: hover)").matches) return;
    over = true;
    show(300);
  };
  const leave = () => {
    over = false;
    hide();
  };
  const press = (event: Event) => {
    if ((event as PointerEvent).pointerType !== "mouse") show(400);
  };
  const focus = () => node.matches(":focus-visible") && show(300);
  const stop = () => clearTimeout(timer);
  const pairs: [string, (event: Event) => void][] = [
    ["pointermove", move],
    ["pointerleave", leave],
    ["pointerdown", press],
    ["pointerup", stop],
    ["focus", focus],
    ["blur", hide],
  ];
  for (const [name, act] of pairs) node.addEventListener(name, act);
  return {
    update(next: What) {
      now = next;
    },
    destroy() {
      clearTimeout(timer);
      for (const [name, act] of pairs) node.removeEventListener(name, act);
    },
  };
}
