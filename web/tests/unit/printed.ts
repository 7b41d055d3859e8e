/** Lays the catalogues that the server would send, and knows its questions. */

import { inject } from "vitest";
import { printed, type Catalogues } from "../../src/games/printed.svelte";
import type { State } from "../../src/net/types";

declare module "vitest" {
  interface ProvidedContext {
    /** `corrected`: Glen More II with values that somebody changed. `solo`: with the solo opponent. */
    catalogues: Catalogues & { corrected: Catalogues["glen-more-ii"]; solo: Catalogues["glen-more-ii"] };
    /** By game: what somebody sees who is asked, once for every kind of question. */
    questions: Record<keyof Catalogues, State[]>;
  }
}

export const catalogues = inject("catalogues");
export const questions = inject("questions");

export function layOwn(): void {
  for (const game of ["glen-more", "glen-more-ii", "glasgow"] as const) printed.lay(catalogues[game]);
}
