/** What is printed on a tile, as far as she goes by it, in words. */

import type { PrintedTile } from "../net/types";
import { named, say } from "../text/text.svelte";

export const TRADE = "trade";
/** Where rivers matter to her. */
export const RIVERS = 1;

export function inWords({ type, river, scotsmen, exchanges }: PrintedTile): string {
  const parts = [named("type", type)];
  if (scotsmen) parts.push(say("web-comp-print-scotsmen", { n: scotsmen }));
  if (river) parts.push(say("web-comp-print-river"));
  parts.push(...exchanges.map((line) => say("web-comp-print-exchange", { ...line })));
  return `${parts.join(", ")}.`;
}
