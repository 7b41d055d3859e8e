/** A word about a sign: after 300 ms of hovering, on focus by keyboard, or by a long press of 400 ms. */

import { on } from "svelte/events";

export const tip = $state<{ words: string; x: number; y: number }>({ words: "", x: 0, y: 0 });

const HOVER = 300;
const PRESS = 400;
let shownBy: Element | null = null;

function hide(node: Element): void {
  if (shownBy === node) hush();
}

export function explain(node: Element, words: string) {
  let now = words;
  let timer = 0;
  const show = (wait: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!now) return;
      const box = node.getBoundingClientRect();
      shownBy = node;
      node.setAttribute("aria-describedby", "tip");
      Object.assign(tip, { words: now, x: box.left + box.width / 2, y: box.bottom });
    }, wait);
  };
  const stop = () => clearTimeout(timer);
  const leave = () => {
    stop();
    hide(node);
  };
  const pairs: [string, (event: Event) => void][] = [
    ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && show(HOVER)],
    ["pointerdown", (event) => ((event as PointerEvent).pointerType === "mouse" ? leave() : show(PRESS))],
    // A finger that is lifted leaves too: what a long press has brought stays until the next touch.
    ["pointerup", stop],
    ["pointerleave", (event) => ((event as PointerEvent).pointerType === "mouse" ? leave() : stop())],
    ["focus", () => node.matches(":focus-visible") && show(HOVER)],
    ["blur", leave],
    ["contextmenu", (event) => shownBy === node && event.preventDefault()],
  ];
  // Svelte's own, because what is focused may leave in the middle of a redrawing, and then `blur` changes the tip.
  const heard = pairs.map(([name, act]) => on(node, name, act));
  return {
    update(next: string) {
      now = next;
      if (shownBy === node) tip.words = next;
    },
    destroy() {
      leave();
      for (const stopHearing of heard) stopHearing();
    },
  };
}

/** Whatever is shown goes. */
export const hush = (): void => {
  shownBy?.removeAttribute("aria-describedby");
  shownBy = null;
  tip.words = "";
};
