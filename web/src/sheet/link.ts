/** A sheet as the fragment of an address: nothing of it is sent to the server. The first part is the version of the format. */

import type { Count, Paper } from "./paper";

const VERSION = "1";
const PART = ";";
/** More than any sheet holds: what is longer is no link of ours. */
const LONGEST = 20_000;

const number = (count: Count): string => (count === null ? "" : String(count));

export function written({ game, names, chronicles, counts }: Paper): string {
  const rows = Object.entries(counts).map(([id, row]) => `${id}:${row.map(number).join(".")}`);
  return [VERSION, game, chronicles.join("."), names.map(encodeURIComponent).join(","), ...rows].join(PART);
}

/** The sheet of a fragment, or null if it is none. */
export function read(fragment: string): Paper | null {
  const text = fragment.replace(/^#/, "");
  const [version, game = "", chronicles = "", names = "", ...rows] = text.split(PART);
  if (version !== VERSION || text.length > LONGEST || !/^[a-z][a-z-]*$/.test(game) || !/^(\d{1,2}(\.\d{1,2})*)?$/.test(chronicles)) return null;
  try {
    const people = names.split(",").map((name) => decodeURIComponent(name).slice(0, 40));
    const counts = Object.fromEntries(rows.map((row) => line(row, people.length)));
    return { game, names: people, chronicles: chronicles ? chronicles.split(".").map(Number) : [], counts };
  } catch {
    return null;
  }
}

function line(row: string, seats: number): [string, Count[]] {
  const [, id, numbers] = /^([a-z0-9][a-z0-9-]*):((?:-?\d{0,4})(?:\.-?\d{0,4})*)$/.exec(row) ?? [];
  const counts = numbers?.split(".").map((each) => (each === "" ? null : Number(each)));
  if (!id || !counts || counts.length !== seats || counts.some((each) => Number.isNaN(each))) throw new Error(row);
  return [id, counts];
}
