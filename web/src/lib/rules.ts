/** The rules reference: numbered clauses, read from the same files as the command line's. */

import type { Language } from "../text/text.svelte";

export interface Clause {
  id: string;
  section: string;
  /** Markdown of the clause. */
  text: string;
}

const FILES = import.meta.glob<string>("../../../src/hindmost/text/rules/*/*.md", { query: "?raw", import: "default" });
const read = new Map<string, Clause[]>();

/** Every game whose rules are written, by the name of its file. */
export const ruled: string[] = [...new Set(Object.keys(FILES).map((path) => /([^/]+)\.md$/.exec(path)?.[1] ?? ""))];

/** The game in whose rules a clause stands. */
export async function gameOf(clause: string, language: Language): Promise<string | null> {
  for (const game of ruled) if ((await rulesOf(game, language)).some((each) => each.id === clause)) return game;
  return null;
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

export async function rulesOf(game: string, language: Language): Promise<Clause[]> {
  const key = `${language}/${game}`;
  const known = read.get(key);
  if (known) return known;
  const path = Object.keys(FILES).find((file) => file.endsWith(`/rules/${key}.md`));
  const clauses = path ? parse((await FILES[path]?.()) ?? "") : [];
  read.set(key, clauses);
  return clauses;
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
