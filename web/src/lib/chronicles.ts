/** What chronicles, their rules and their introductions are called. */

import { readable, say, text } from "../text/text.svelte";

/** One whose package has no texts goes by its number. */
export const chronicleTitle = (number: number | string): string => (text.has(`chronicle-${number}`) ? say(`chronicle-${number}`) : readable(`chronicle-${number}`));
export const chronicleAbout = (number: number): string => (text.has(`chronicle-${number}-about`) ? say(`chronicle-${number}-about`) : "");

/** Of its rules and its introduction, as in the package: `glen-more-ii-chronicle-4`. */
export const chronicleName = (game: string, number: number): string => `${game}-chronicle-${number}`;

/** What is called so: a game, or a chronicle of it; what all chronicles of a game have in common has no number. */
export function written(name: string): { game: string; number: number | null } {
  const [, game = name, number] = /^(.+)-chronicle(?:s|-(\d+))$/.exec(name) ?? [];
  return { game, number: number ? Number(number) : null };
}
