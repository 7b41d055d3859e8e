/** Guided first games: a file for each game that has one. A lesson is data: a record's beginning, a script, and words. */

export interface Lesson {
  /** A record without choices: game, seats and seed. It goes to the server as it is. */
  record: { game: string; seats: number; [field: string]: unknown };
  /** The reader's seat. */
  learner: number;
  /** The bot that plays the other seats once the script is left. */
  rival: string;
  /** Every answer in order, as in a record: "0 take 3"; those done by hand with the name of what is said before. */
  script: [answer: string, say?: string][];
  /** What is said at the end of the script. */
  after: string;
}

const FILES = import.meta.glob<Lesson>("../../../src/hindmost/text/lessons/*.json", { import: "default" });
/** The games that have one. */
export const lessons: string[] = Object.keys(FILES).map((path) => /([^/]+)\.json$/.exec(path)?.[1] ?? "");

const fileOf = (game: string) => Object.keys(FILES).find((path) => path.endsWith(`/${game}.json`));

export async function lessonOf(game: string): Promise<Lesson | null> {
  const path = fileOf(game);
  return path ? ((await FILES[path]?.()) ?? null) : null;
}

// The table of a lesson is found again by whoever began it in this browser.
const place = (game: string) => `hindmost-lesson-${game}`;
export const tableOfLesson = (game: string): string | null => localStorage.getItem(place(game));
export const keepLesson = (game: string, table: string): void => localStorage.setItem(place(game), table);
