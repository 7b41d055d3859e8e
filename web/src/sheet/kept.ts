/** The sheets that are kept in this browser, the one that was written on last first. */

import { read, written } from "./link";
import type { Paper } from "./paper";

export interface Kept {
  id: string;
  /** When it was begun: milliseconds. */
  begun: number;
  paper: Paper;
}

const PLACE = "hindmost-sheets";
const MOST = 60;

interface Stored {
  id: string;
  begun: number;
  sheet: string;
}

/** What cannot be read is left out: another sheet must not suffer for it. */
export function keptSheets(): Kept[] {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return (stored as Partial<Stored>[]).flatMap((each) => {
    const paper = typeof each?.sheet === "string" ? read(each.sheet) : null;
    return paper && typeof each.id === "string" && typeof each.begun === "number" ? [{ id: each.id, begun: each.begun, paper }] : [];
  });
}

function store(sheets: readonly Kept[]): void {
  const stored: Stored[] = sheets.slice(0, MOST).map(({ id, begun, paper }) => ({ id, begun, sheet: written(paper) }));
  try {
    localStorage.setItem(PLACE, JSON.stringify(stored));
  } catch {
    // The browser keeps nothing, or no more: the link still holds everything.
  }
}

export function keepSheet(sheet: Kept): void {
  store([sheet, ...keptSheets().filter(({ id }) => id !== sheet.id)]);
}

export function dropSheet(id: string): void {
  store(keptSheets().filter((each) => each.id !== id));
}

/** One that was brought by a link: that which says the same already, or a new one. */
export function arrived(paper: Paper, now: number): Kept {
  const same = keptSheets().find((each) => written(each.paper) === written(paper));
  return same ?? begun(paper, now);
}

export const begun = (paper: Paper, now: number): Kept => ({ id: `${now.toString(36)}-${Math.random().toString(36).slice(2, 8)}`, begun: now, paper });
