/**
 * Guided first games, and introductions to chronicles. A lesson is data: a record's beginning, a script, and words. That of a game
 * begins with the game; that of a chronicle lies in the chronicle's folder and begins where something of it is to be decided.
 */

import { chronicleName, written } from "../lib/chronicles";
import { api } from "../net/api";

export interface Lesson {
  /** `glen-more`, or `glen-more-ii-chronicle-5`: what it is called, its address and the beginning of what it says. */
  id: string;
  /** The record of how it came to the position. It goes to the server as it is. */
  record: { game: string; seats: number; choices: string[]; [field: string]: unknown };
  /** The reader's seat. */
  learner: number;
  /** The bot that plays the other seats once the script is left. */
  rival: string;
  /** Every answer in order, as in a record: "0 take 3"; those done by hand with the name of what is said before. */
  script: [answer: string, say?: string][];
  /** What is said at the end of the script. */
  after: string;
}
type File = Omit<Lesson, "id">;

const stem = (path: string): string => /([^/]+)\.json$/.exec(path)?.[1] ?? "";
const GAMES = new Map(Object.entries(import.meta.glob<File>("../../../src/hindmost/text/lessons/*.json", { import: "default" })).map(([path, load]) => [stem(path), load]));
const CHRONICLES = new Map(
  Object.entries(import.meta.glob<File>("../../../src/hindmost/games/*/chronicles/c*/text/lesson.json", { import: "default" })).map(([path, load]) => {
    const [, game = "", number] = /\/games\/(\w+)\/chronicles\/c(\d+)_/.exec(path) ?? [];
    return [chronicleName(game.replaceAll("_", "-"), Number(number)), load];
  }),
);

/** The games that have one. */
export const lessons: string[] = [...GAMES.keys()];

/** Whether there is an introduction; one that a package brings is the server's to offer. */
export async function introduced(game: string, number: number): Promise<boolean> {
  if (CHRONICLES.has(chronicleName(game, number))) return true;
  const offer = await api.offer().catch(() => null);
  return offer?.games.find(({ id }) => id === game)?.chronicles.some((each) => each.number === number && each.introduced) ?? false;
}

export async function lessonOf(id: string): Promise<Lesson | null> {
  const load = GAMES.get(id) ?? CHRONICLES.get(id);
  const { game, number } = written(id);
  const brought = !load && number !== null && (await introduced(game, number));
  const file = load ? await load() : brought ? await api.lesson(game, number).catch(() => null) : null;
  return file ? { ...(file as File), id } : null;
}

// The table of a lesson is found again by whoever began it in this browser.
const PLACE = "hindmost-lesson-";
export const tableOfLesson = (id: string): string | null => localStorage.getItem(PLACE + id);
export const keepLesson = (id: string, table: string): void => localStorage.setItem(PLACE + id, table);
export const lessonAt = (table: string): string | null =>
  Object.keys(localStorage)
    .find((key) => key.startsWith(PLACE) && localStorage.getItem(key) === table)
    ?.slice(PLACE.length) ?? null;
