/** Whether a view shows something of this seat that it does not show of others. */
export function hasSecrets(view: unknown, seat: number): boolean {
  const { seats } = view as { seats?: ({ seat: number } & Record<string, unknown>)[] };
  const own = seats?.find((each) => each.seat === seat);
  const others = seats?.filter((each) => each.seat !== seat) ?? [];
  if (!own) return false;
  const known = (of: Record<string, unknown>, name: string) => of[name] !== null && of[name] !== undefined;
  return Object.keys(own).some((name) => known(own, name) && others.some((each) => !known(each, name)));
}
