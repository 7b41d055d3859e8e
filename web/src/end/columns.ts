/** Where the columns of the chart stand, and how the sums over them are written: on a phone there is less room for a column than for two figures. */

export const LEFT = 30;
const GAP = 14;
const WIDEST = 40;
/** Letters over the columns, in pixels, and what of their size a figure takes beside and above. */
const [LARGEST, SMALLEST] = [12, 8];
const [BESIDE, ABOVE] = [0.6, 0.72];
const MARK = 14;

export interface Columns {
  /** From one moment to the next, and from one player to the next. */
  group: number;
  bar: number;
  /** Whether the sums stand on end, because side by side they would run into each other. */
  turned: boolean;
  /** Of their letters. */
  letters: number;
  /** How far the longest reaches above its column. */
  head: number;
  /** The side of the marks under the columns. */
  mark: number;
}

export function columns(width: number, moments: number, seats: number, sums: readonly string[]): Columns {
  const group = (width - LEFT) / moments;
  const bar = Math.min(WIDEST, (group - GAP) / seats);
  const longest = Math.max(...sums.map((each) => each.length)) * BESIDE;
  const turned = longest * LARGEST > bar;
  const letters = turned ? Math.min(LARGEST, Math.max(SMALLEST, bar / ABOVE)) : LARGEST;
  return { group, bar, turned, letters, head: letters * (turned ? longest : ABOVE), mark: Math.min(MARK, bar - 1) };
}

/** What a letter of the names under the columns takes. */
const LETTER = 6;

/** Whether the last name, which ends at the edge, would run into the one before it. */
export function crowded(width: number, names: readonly string[]): boolean {
  const group = (width - LEFT) / names.length;
  const [before = "", last = ""] = names.slice(-2);
  return names.length > 1 && width - last.length * LETTER < LEFT + group * (names.length - 1.5) + (before.length * LETTER) / 2;
}
