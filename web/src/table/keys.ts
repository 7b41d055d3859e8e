/** The keys of the table. Those of a single character can be switched off; those with Ctrl or Alt cannot. */

import { keep, prefs } from "../lib/prefs.svelte";
import type { Board } from "./board.svelte";

/** Where a letter leads. */
const REGIONS: Record<string, string> = {
  s: ".pr-shelf",
  r: ".pr-rondel",
  t: ".pr-terr,.terrbox",
  m: ".pr-market,.market",
  c: ".pr-side",
  p: ".pr-rivals",
  l: ".pr-log,.log",
};
/** What in a region takes the focus: where its arrows stand, else what can be scrolled, else the first thing that can be done. */
const INSIDE = ['[tabindex="0"]:not([role="group"])', '[tabindex="0"]', 'button:not([tabindex="-1"]),a[href]'];

export function focusOn(region: string): void {
  const found = document.querySelector<HTMLElement>(region);
  const [inside] = INSIDE.flatMap((kind) => found?.querySelector<HTMLElement>(kind) ?? []);
  // A region in which nothing can be done takes the focus itself, so that it is read.
  if (found && !inside) found.tabIndex = -1;
  (inside ?? found)?.focus();
}

function withControl(board: Board, key: string): boolean {
  if (key === "z") board.turn.undo();
  else if (key === "y") board.turn.redo();
  else return false;
  return true;
}

/** Keys that are no letters. */
function sign(board: Board, key: string): boolean {
  switch (key) {
    case "Escape":
      board.close();
      return true;
    case "?":
      board.tray.dialog = "keys";
      return true;
    case "[":
      void board.rewind.step(-1);
      return true;
    case "]":
      void board.rewind.step(1);
      return true;
    case "0":
      board.zoom?.fit();
      return true;
    case "+":
      board.zoom?.scale(1.25);
      return true;
    case "-":
      board.zoom?.scale(0.8);
      return true;
    case "Home":
      void board.rewind.goTo(0);
      return true;
    case "End":
      void board.rewind.goTo(null);
      return true;
    default:
      return false;
  }
}

const LETTERS: Record<string, (board: Board) => void> = {
  u: (board) => board.turn.undo(),
  U: (board) => board.turn.reset(),
  a: (board) => board.turn.activateAll(),
  h: (board) => void board.lamp.press(),
  P: (board) => board.togglePlan?.(),
  e: (board) => {
    if (board.end) void board.turn.choose(board.end, true);
  },
};

export function press(board: Board, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  // Under a sheet the table hears nothing, even where nothing in the sheet has the focus.
  if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
  if (event.altKey && event.shiftKey && event.code === "KeyT") {
    keep({ words: !prefs.words });
    event.preventDefault();
    return;
  }
  if (target.closest("input,textarea,select")) return;
  const { key } = event;
  if (event.ctrlKey || event.metaKey) {
    if (withControl(board, key.toLowerCase())) event.preventDefault();
    return;
  }
  if (event.altKey) return;
  if (event.repeat || (!prefs.keys && key.length === 1)) return;
  if (key === "Enter" && !target.closest("button,a,summary,[role=button]")) board.finger.confirm(true);
  else if (sign(board, key)) event.preventDefault();
  else if (LETTERS[key]) LETTERS[key](board);
  else if (/^[1-9]$/.test(key)) board.finger.chooseNumber(Number(key));
  else if (key === "/") {
    event.preventDefault();
    board.tray.entry = true;
  } else if (REGIONS[key]) focusOn(REGIONS[key]);
}
