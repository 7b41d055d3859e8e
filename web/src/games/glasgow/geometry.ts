/** Where things lie: the ring as a frame of five by five places, and inside it the ground of the city. */

import type { CityBuilding } from "../../net/types";
import { cellXY } from "../types";
import { facts } from "./records";

const SIDE = 5;
/** Of the frame that the city must keep to. */
const sides = (): [long: number, short: number] => [facts().city[0] ?? 5, facts().city[1] ?? 4];

/** Column and row of a place of the ring, clockwise from the top left. */
export function ringPlace(position: number): [number, number] {
  const last = SIDE - 1;
  if (position <= last) return [position, 0];
  if (position <= 2 * last) return [last, position - last];
  if (position <= 3 * last) return [3 * last - position, last];
  return [0, 4 * last - position];
}

/** Which way the ring runs at a place, as a step of column and row: a merchant on the left space stands against it. */
export function ringWay(position: number): [number, number] {
  const last = SIDE - 1;
  if (position < last) return [1, 0];
  if (position < 2 * last) return [0, 1];
  return position < 3 * last ? [-1, 0] : [0, -1];
}

/** On which side of the ring an architect's buildings lie. */
export function outside(position: number): "left" | "right" | "below" {
  const [column, row] = ringPlace(position);
  if (column === 0) return "left";
  return row === SIDE - 1 ? "below" : "right";
}

export interface Box {
  x0: number;
  y0: number;
  w: number;
  h: number;
}

export function boxOf(cells: readonly (readonly [number, number])[]): Box | null {
  if (!cells.length) return null;
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  return { x0, y0, w: Math.max(...xs) - x0 + 1, h: Math.max(...ys) - y0 + 1 };
}

function fits(w: number, h: number): boolean {
  const [long, short] = sides();
  return Math.max(w, h) <= long && Math.min(w, h) <= short;
}

/** The square of cells that is shown: the city, and a cell more on each side where it may still grow. */
export function windowOf(city: readonly CityBuilding[]): { x0: number; y0: number; n: number } {
  const box = boxOf(city.map((each) => cellXY(each.cell))) ?? { x0: 0, y0: 0, w: 1, h: 1 };
  const [across, down] = [fits(box.w + 1, box.h) ? 1 : 0, fits(box.w, box.h + 1) ? 1 : 0];
  const [columns, rows] = [box.w + 2 * across, box.h + 2 * down];
  const n = Math.max(SIDE, columns, rows);
  // Once nothing can be added around it, the city lies in the middle even if that cuts cells in half.
  const half = across || down ? Math.floor : (cells: number) => cells;
  return { x0: box.x0 - across - half((n - columns) / 2), y0: box.y0 - down - half((n - rows) / 2), n };
}

export interface Frame extends Box {
  /** Nothing about it can change any more. */
  fixed: boolean;
}

/** The frames the city may still have, lying and standing, laid about it as near to the middle as they can be. */
export function framesOf(city: readonly CityBuilding[], pointed: [number, number] | null): Frame[] {
  const cells = city.map((each) => cellXY(each.cell));
  const box = boxOf(pointed ? [...cells, pointed] : cells);
  if (!box) return [];
  const now = boxOf(cells);
  const view = windowOf(city);
  const found: Frame[] = [];
  const [long, short] = sides();
  for (const [w, h] of [[long, short], [short, long]] as const) {
    if (box.w > w || box.h > h) continue;
    const place = (from: number, size: number, room: number, start: number) =>
      Math.max(from + size - room, Math.min(from, start + Math.floor((view.n - room) / 2)));
    const fixed = now?.w === w && now.h === h;
    found.push({ x0: place(box.x0, box.w, w, view.x0), y0: place(box.y0, box.h, h, view.y0), w, h, fixed });
  }
  return found;
}
