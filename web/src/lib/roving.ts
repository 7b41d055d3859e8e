/** One stop for Tab in a group of things; the arrows go from one to the next. */

interface Group {
  /** The things, as a selector inside the group. */
  items: string;
  /** Where an arrow leads; in their order, round and round, unless said otherwise. */
  next?: (from: Element, key: string) => Element | null;
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** With which something can be done. */
const ABLE = ':not([aria-disabled="true"]):not(:disabled)';

type Thing = HTMLElement | SVGElement;

export function roving(node: HTMLElement | SVGElement, given: Group) {
  let group = given;
  const things = (): Thing[] => [...node.querySelectorAll<Thing>(group.items)];

  function stop(at: Thing | undefined): void {
    for (const thing of things()) {
      const wanted = thing === at ? "0" : "-1";
      if (thing.getAttribute("tabindex") !== wanted) thing.setAttribute("tabindex", wanted);
    }
  }
  /** After a change: the stop is where the focus is, else where it was if that is still of use, else the first of use. */
  function tidy(): void {
    const all = things();
    const focused = all.find((thing) => thing === document.activeElement);
    const before = all.find((thing) => thing.matches(`[tabindex="0"]${ABLE}`));
    stop(focused ?? before ?? all.find((thing) => thing.matches(ABLE)) ?? all[0]);
  }
  function press(event: KeyboardEvent): void {
    const all = things();
    const from = all.find((thing) => thing === document.activeElement);
    const step = STEPS[event.key];
    if (!step || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = group.next ? group.next(from, event.key) : all[(all.indexOf(from) + step + all.length) % all.length];
    event.preventDefault();
    (to as Thing | null)?.focus();
  }
  function enter(event: FocusEvent): void {
    const thing = things().find((each) => each === event.target);
    if (thing) stop(thing);
  }

  const watch = new MutationObserver(tidy);
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled", "disabled"] });
  node.addEventListener("keydown", press as EventListener);
  node.addEventListener("focusin", enter as EventListener);
  tidy();
  return {
    update(next: Group) {
      group = next;
      tidy();
    },
    destroy() {
      watch.disconnect();
      node.removeEventListener("keydown", press as EventListener);
      node.removeEventListener("focusin", enter as EventListener);
    },
  };
}
