/** What is printed on the components, as the server says it: at the table that is looked at, or in the game where there is no table. */

import { api } from "../net/api";
import type { AnyCatalogue, GlasgowCatalogue, GlenMoreCatalogue, GlenMoreIICatalogue } from "../net/types";

export interface Catalogues {
  "glen-more": GlenMoreCatalogue;
  "glen-more-ii": GlenMoreIICatalogue;
  glasgow: GlasgowCatalogue;
}

class Printed {
  #laid = $state.raw<Record<string, AnyCatalogue>>({});

  has(game: string): boolean {
    return game in this.#laid;
  }

  /** Whoever draws something has laid its catalogue before. */
  of<G extends keyof Catalogues>(game: G): Catalogues[G] {
    const found = this.#laid[game];
    if (!found) throw new Error(`there is no catalogue of ${game} yet`);
    return found as Catalogues[G];
  }

  lay(catalogue: AnyCatalogue): void {
    if (this.#laid[catalogue.game] !== catalogue) this.#laid = { ...this.#laid, [catalogue.game]: catalogue };
  }
}

export const printed = new Printed();

/** Whether a record is not the project's own; `kind` where its id alone does not tell which it is. */
export const isCorrected = (game: string, id: string, kind = ""): boolean => printed.of(game as keyof Catalogues).corrections.some((each) => each.record === id && each.kind === kind);

/** Something that is made of a game's catalogue, once for each. */
export function from<G extends keyof Catalogues, T>(game: G, make: (catalogue: Catalogues[G]) => T): () => T {
  let made: { of: Catalogues[G]; it: T } | null = null;
  return () => {
    const now = printed.of(game);
    if (made?.of !== now) made = { of: now, it: make(now) };
    return made.it;
  };
}

/** What was fetched stays: a table's catalogue never changes, and a game's not while a page is open. */
const fetched = new Map<string, Promise<AnyCatalogue>>();
const wanted = new Map<string, string>();

/** Afterwards the components of the game are those of the table, or, without one, the game's own. */
export async function layCatalogue(game: string, table?: string): Promise<void> {
  const key = table ?? game;
  wanted.set(game, key);
  const coming = fetched.get(key) ?? (table === undefined ? api.catalogueOf(game) : api.catalogue(table));
  fetched.set(key, coming);
  try {
    const catalogue = await coming;
    if (wanted.get(game) === key) printed.lay(catalogue);
  } catch (error) {
    fetched.delete(key);
    throw error;
  }
}
