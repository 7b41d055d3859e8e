/** Places on the screen, in pixels. */

import { ringPlace } from "./geometry";

/** The ring: its side, the side of a tile, from tile to tile, and its top left corner. */
export interface RingBox {
  side: number;
  unit: number;
  step: number;
  x: number;
  y: number;
}

/** The ground inside the ring. */
export interface InnerBox {
  x: number;
  y: number;
  side: number;
  /** How far the ground goes beyond its cells. */
  pad: number;
}

export function tileAt(ring: RingBox, position: number): { x: number; y: number } {
  const [column, row] = ringPlace(position);
  return { x: ring.x + column * ring.step, y: ring.y + row * ring.step };
}

/** Enter and space on a thing drawn as a button. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
