/** Something is pressed and pulled: a drag begins after a few pixels, and ends where it is let go or is broken off. */

export interface Drag {
  /** At every move from the first that is far enough; how far it has come since the press. */
  move: (event: PointerEvent, dx: number, dy: number) => void;
  /** Where it is let go; null: it is broken off. */
  drop: (event: PointerEvent | null) => void;
  /** However it ends, also if what was dragged has gone. */
  over?: () => void;
}

/** Pixels after which a press is a drag. */
const FAR = 8;

/** The click that may follow a drag is none. */
function hush(): void {
  const stop = (click: Event) => click.stopImmediatePropagation();
  addEventListener("click", stop, { capture: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}

/** An action: `begin` says what a press begins, if anything. */
export function drag<What>(node: HTMLElement, given: What, begin: (start: PointerEvent, what: () => What) => Drag | null) {
  let what = given;
  let stop = () => {};

  function down(start: PointerEvent): void {
    const begun = start.button === 0 ? begin(start, () => what) : null;
    if (!begun) return;
    let far = false;
    const move = (event: PointerEvent) => {
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      far ||= Math.hypot(dx, dy) >= FAR;
      if (far) begun.move(event, dx, dy);
    };
    const end = (event: PointerEvent | null) => {
      stop();
      if (!far) return;
      if (event) hush();
      begun.drop(event?.type === "pointerup" ? event : null);
    };
    const key = (event: KeyboardEvent) => event.key === "Escape" && end(null);
    stop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", key);
      begun.over?.();
      stop = () => {};
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
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
