/** What is written on a score sheet: who plays what, and what has been counted. The points are the server's. */

export type Count = number | null;
export type Counts = Record<string, Count[]>;

export interface Paper {
  game: string;
  /** Of the players, in the order of the columns; an empty one goes by its colour. */
  names: string[];
  chronicles: number[];
  /** By the id of a line. */
  counts: Counts;
}

export const blank = (game: string, seats: number, chronicles: readonly number[] = []): Paper => ({
  game,
  names: Array.from({ length: seats }, () => ""),
  chronicles: [...chronicles],
  counts: {},
});

/** The same for so many players: whoever is left out loses what was counted. */
export function seated(paper: Paper, seats: number): Paper {
  const fit = <T>(all: readonly T[], none: T): T[] => Array.from({ length: seats }, (_, i) => all[i] ?? none);
  return {
    ...paper,
    names: fit(paper.names, ""),
    counts: Object.fromEntries(Object.entries(paper.counts).map(([id, row]) => [id, fit<Count>(row, null)])),
  };
}

/** The same with another number. What is empty everywhere is not on the paper; what only one can have, the others lose. */
export function entered(paper: Paper, line: { id: string; alone: boolean }, seat: number, count: Count): Paper {
  const before = paper.counts[line.id] ?? paper.names.map(() => null);
  const row = before.map((each, i) => (i === seat ? count : line.alone && count ? null : each));
  const { [line.id]: _, ...others } = paper.counts;
  return { ...paper, counts: row.every((each) => each === null) ? others : { ...others, [line.id]: row } };
}

/** Only what has a place on the sheet: lines go with the chronicles they came with. */
export function placedOn(paper: Paper, lines: readonly string[]): Paper {
  const known = new Set(lines);
  return { ...paper, counts: Object.fromEntries(Object.entries(paper.counts).filter(([id]) => known.has(id))) };
}

/** A number as it was typed; undefined for what is none. */
export function typed(words: string, { least, most }: { least: number; most: number }): Count | undefined {
  const plain = words.trim().replace("−", "-");
  if (plain === "") return null;
  if (!/^-?\d{1,4}$/.test(plain)) return undefined;
  const number = Number(plain);
  return number >= least && number <= most ? number : undefined;
}
