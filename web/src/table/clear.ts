/** Where something can be laid over the table without covering a cell or tile that can be clicked. */

const LEGAL = '[data-ref]:not([aria-disabled="true"])';
const HEAD = 64;
const EDGE = 8;

interface Spot {
  left: number;
  top: number;
}

/** Beside the point if there is room, else in a corner: the first place that covers nothing. */
export function clearSpot(x: number, y: number, width: number, height: number): Spot {
  const low = innerHeight - height - EDGE;
  const level = Math.max(HEAD, Math.min(y - 20, low));
  const spots: Spot[] = [
    { left: x + 12, top: level },
    { left: x - width - 90, top: level },
    { left: EDGE, top: low },
    { left: innerWidth - width - EDGE, top: low },
    { left: EDGE, top: HEAD },
    { left: innerWidth - width - EDGE, top: HEAD },
  ].filter(({ left }) => left >= EDGE && left + width <= innerWidth - EDGE);
  const legal = [...document.querySelectorAll(LEGAL)].map((each) => each.getBoundingClientRect());
  const covers = ({ left, top }: Spot) =>
    legal.some((box) => box.left < left + width && box.right > left && box.top < top + height && box.bottom > top);
  return spots.find((spot) => !covers(spot)) ?? { left: EDGE, top: low };
}
