/**
 * Whether a view shows something of this seat that it does not show of others: nothing of theirs, or how many it is where
 * here it lies open.
 */
export function hasSecrets(view: unknown, seat: number): boolean {
  const { seats } = view as { seats?: ({ seat: number } & Record<string, unknown>)[] };
  const own = seats?.find((each) => each.seat === seat);
  const others = seats?.filter((each) => each.seat !== seat) ?? [];
  if (!own) return false;
  return Object.keys(own).some((name) => others.some((each) => isHidden(own[name], each[name])));
}

const known = (value: unknown): boolean => value !== null && value !== undefined;
const isHidden = (own: unknown, other: unknown): boolean => known(own) && (!known(other) || isCounted(own, other));

/** Several heaps are counted one by one. */
function isCounted(own: unknown, other: unknown): boolean {
  if (typeof own !== "object" || own === null) return false;
  if (typeof other !== "object" || other === null) return typeof other === "number";
  return !Array.isArray(own) && Object.entries(own).some(([name, heap]) => isCounted(heap, (other as Record<string, unknown>)[name]));
}
