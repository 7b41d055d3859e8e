/** One's own stack as it lies on the table: what is selected is what will be sealed, and what was sealed is where one begins again. */

import type { AnyBoard } from "../../../types";
import { bidOf, bidsAmong, mostOf, stackOf, toggled, tokensOf } from "./feasts";

export const laid = ({ options, finger, prompt }: AnyBoard): number[] => stackOf(options, finger.selected) ?? stackOf(options, prompt?.given) ?? [];

export function lay(board: AnyBoard, stack: readonly number[]): void {
  board.finger.selected = bidOf(board.options, stack)?.id ?? null;
}

export function toggle(board: AnyBoard, token: number): void {
  if (tokensOf(board.options).includes(token)) lay(board, toggled(laid(board), token, mostOf(board.options)));
}

/** The keys of the numbers lay tokens on the stack, and take them back. Whether they did. */
export function byNumber(board: AnyBoard, number: number, key: string): boolean {
  if (!bidsAmong(board.options).length) return false;
  if (board.books.open?.key !== key) board.books.turnTo(key);
  toggle(board, number);
  return true;
}
