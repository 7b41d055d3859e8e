/**
 * What options point at and lines of the log name: a kind, and between colons whose and which, `cell:0:1,0`. Whoever wants to
 * know more of a target than whether it is the same asks here.
 */

export const kindOf = (target: string): string => target.split(":", 1)[0] ?? "";
/** What follows the kind, part by part. */
export const partsOf = (target: string): string[] => target.split(":").slice(1);
export const idOf = (target: string): string => partsOf(target).join(":");

export const isOneOf = (target: string, kinds: readonly string[] = []): boolean => kinds.includes(kindOf(target));

/** Which thing of a kind is among them. */
export function idIn(targets: readonly string[] | undefined, kind: string): string | undefined {
  const found = targets?.find((target) => kindOf(target) === kind);
  return found === undefined ? undefined : idOf(found);
}

export interface CellTarget {
  seat: number;
  cell: string;
}

/** A cell of a territory; null for anything else. */
export function cellIn(target: string): CellTarget | null {
  const [seat = "", cell = ""] = partsOf(target);
  return kindOf(target) === "cell" ? { seat: Number(seat), cell } : null;
}
