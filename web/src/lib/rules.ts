/** The rules reference: numbered clauses, read from the same files as the command line's and by the same names. */

import { chronicleName, written } from "./chronicles";
import type { Language } from "../text/text.svelte";

export interface Clause {
  id: string;
  section: string;
  /** Markdown of the clause. */
  text: string;
}

/** The rules of a game, of one chronicle, or what all chronicles of a game have in common. */
export interface Book {
  title: string;
  clauses: Clause[];
}

/** Each is fetched when somebody looks into it, so that no table is the heavier for them. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/hindmost/text/rules/*/*.md",
    "../../../src/hindmost/games/*/chronicles/text/*.md",
    "../../../src/hindmost/games/*/chronicles/c*/text/*.md",
  ],
  { query: "?raw", import: "default" },
);
const LOADERS = new Map(Object.entries(FILES).map(([path, load]) => [placed(path), load]));
const read = new Map<string, Book>();
const brought = new Map<Language, Record<string, string>>();

/** Language and name of a file's book: `fr/glen-more`, `fr/glen-more-ii-chronicles`, `fr/glen-more-ii-chronicle-4`. */
export function placed(path: string): string {
  const [, game = "", number, language = ""] = /\/games\/(\w+)\/chronicles\/(?:c(\d\d)_\w+\/)?text\/(\w+)\.md$/.exec(path) ?? [];
  if (!game) return /([^/]+\/[^/]+)\.md$/.exec(path)?.[1] ?? "";
  const name = game.replaceAll("_", "-");
  return `${language}/${number ? chronicleName(name, Number(number)) : `${name}-chronicles`}`;
}

const ours: string[] = [...new Set([...LOADERS.keys()].map((key) => key.slice(key.indexOf("/") + 1)))];

/** Every game whose rules are written. */
export const ruled: string[] = ours.filter((book) => written(book).game === book);

/** Everything that is written, chronicles of packages included: what all have in common first, then by their numbers. */
export async function allBooks(language: Language): Promise<string[]> {
  const books = new Set([...ours, ...Object.keys(await broughtRules(language))]);
  return [...books].sort((a, b) => (written(a).number ?? 0) - (written(b).number ?? 0));
}

/** The books that hold at a table. */
export const booksOf = (game: string, chronicles: readonly number[]): string[] =>
  chronicles.length ? [game, `${game}-chronicles`, ...chronicles.map((number) => chronicleName(game, number))] : [game];

/** The clause with this id, and the book in which it stands. */
export async function findClause(id: string, books: readonly string[], language: Language): Promise<{ book: string; clause: Clause } | null> {
  const opened = await Promise.all(books.map(async (book) => ({ book, clauses: (await rulesOf(book, language)).clauses })));
  for (const { book, clauses } of opened) {
    const clause = clauses.find((each) => each.id === id);
    if (clause) return { book, clause };
  }
  return null;
}

/** The rules of chronicles that packages bring; none where the server cannot be asked. */
async function broughtRules(language: Language): Promise<Record<string, string>> {
  const known = brought.get(language);
  if (known) return known;
  const response = await fetch(`/api/brought/rules/${language}`).catch(() => null);
  if (!response?.ok) return {};
  const rules = (await response.json()) as Record<string, string>;
  brought.set(language, rules);
  return rules;
}

/** Accents and capitals make no difference to a search. */
const plain = (words: string) => words.normalize("NFKD").replace(/[\u0300-\u036f*]/g, "").toLowerCase();

export function search(clauses: Clause[], words: string): Clause[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return clauses.filter((each) => {
    const whole = plain(`${each.id} ${each.section} ${each.text}`);
    return wanted.every((word) => whole.includes(word));
  });
}

/** Empty where nothing is written. */
export async function rulesOf(book: string, language: Language): Promise<Book> {
  const key = `${language}/${book}`;
  const known = read.get(key);
  if (known) return known;
  const load = LOADERS.get(key);
  const markdown = load ? await load() : (await broughtRules(language))[book];
  if (markdown === undefined) return { title: "", clauses: [] };
  const found = { title: /^# (.*)$/m.exec(markdown)?.[1] ?? "", clauses: parse(markdown) };
  read.set(key, found);
  return found;
}

export function parse(markdown: string): Clause[] {
  const clauses: Clause[] = [];
  let section = "";
  let open: Clause | null = null;
  for (const line of markdown.split("\n")) {
    const start = /^- \*\*([A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)+)\*\* (.*)$/.exec(line);
    if (start?.[1]) {
      open = { id: start[1], section, text: start[2] ?? "" };
      clauses.push(open);
    } else if (line.startsWith("## ")) {
      section = line.slice(3);
      open = null;
    } else if (open && (line.startsWith("  ") || line.trim() === "")) open.text += `\n${line.trim()}`;
    else if (line.trim()) open = null;
  }
  return clauses;
}

/** Pieces of a clause: emphasis apart, nothing as markup. */
export function spans(text: string): { text: string; kind: "plain" | "strong" | "em" }[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith("**")
        ? { text: part.slice(2, -2), kind: "strong" }
        : part.startsWith("*")
          ? { text: part.slice(1, -1), kind: "em" }
          : { text: part, kind: "plain" },
    );
}
