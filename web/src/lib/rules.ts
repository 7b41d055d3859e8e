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

export async function rulesOf(game: string, language: Language): Promise<Clause[]> {
  const key = `${language}/${game}`;
  const known = read.get(key);
  if (known) return known;
  const path = Object.keys(FILES).find((file) => file.endsWith(`/rules/${key}.md`));
  const clauses = path ? parse((await FILES[path]?.()) ?? "") : [];
  read.set(key, clauses);
  return clauses;
}

function parse(markdown: string): Clause[] {
  const clauses: Clause[] = [];
  let section = "";
  let open: Clause | null = null;
  for (const line of markdown.split("\n")) {
    const start = /^- \*\*([A-Z0-9]+-[A-Z]+-[0-9]+)\*\* (.*)$/.exec(line);
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
