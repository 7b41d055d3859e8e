/** Prices and effects on cards: drawn and said as the catalogue gives them. */

import { drawn } from "../../art/sentence";
import type { PrintedEffect } from "../../net/types";
import { say, text } from "../../text/text.svelte";
import { isCorrected } from "../printed.svelte";
import type { FactLine } from "../types";

/** Nothing for an effect that is not there. `signs`: of named tokens. */
export function effectLine(label: string, effect: PrintedEffect | null, source?: FactLine["source"], signs: Record<string, string> = {}): FactLine[] {
  return effect ? [{ label, text: text.brief(effect.message), tokens: drawn(effect.tokens, signs), ...(source ? { source } : {}) }] : [];
}

/** What a card or a domain does: in the words written for it, or for what lies on it, unless somebody has corrected it. */
export function effectText(game: string, kind: string, { id, effect }: { id: string; effect: PrintedEffect | null }, written = kind): string {
  const key = `${written}-${id}-effect`;
  if (text.has(key) && !isCorrected(game, id, kind)) return say(key);
  return effect ? text.of(effect.message) : "";
}
