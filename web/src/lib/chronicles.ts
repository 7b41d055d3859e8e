/** What the rules and the introduction of a chronicle are called, as in the package: `glen-more-ii-chronicle-4`. */

export const chronicleName = (game: string, number: number): string => `${game}-chronicle-${number}`;

/** What is called so: a game, or a chronicle of it; what all chronicles of a game have in common has no number. */
export function written(name: string): { game: string; number: number | null } {
  const [, game = name, number] = /^(.+)-chronicle(?:s|-(\d+))$/.exec(name) ?? [];
  return { game, number: number ? Number(number) : null };
}
