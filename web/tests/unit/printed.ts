/** Lays the catalogues that the server would send. */

import { inject } from "vitest";
import { printed, type Catalogues } from "../../src/games/printed.svelte";

declare module "vitest" {
  interface ProvidedContext {
    /** `corrected`: Glen More II with values that somebody changed. */
    catalogues: Catalogues & { corrected: Catalogues["glen-more-ii"] };
  }
}

export const catalogues = inject("catalogues");

export function layOwn(): void {
  for (const game of ["glen-more", "glen-more-ii", "glasgow"] as const) printed.lay(catalogues[game]);
}
