/** What is printed on tiles, landmark cards and domains, in words, each with where it is known from. */

import { effectTokens } from "../../art/sentence";
import { say } from "../../text/text.svelte";
import { effectWords } from "../glen/effects";
import type { TileFacts } from "../types";
import { domainTokens, domains, facts, landmarkRecord, landmarkTokens, roads, tileRecord } from "./faces";

const UNITS = { any: "any-resource", resource: "resource", different: "different-resource", member: "scotsman", movement: "movement-point" };

/** Domains and landmark cards are named by their kind too, for they may be called like a tile. */
export const isDomain = (id: string): boolean => id.startsWith("domain:");
export const isLandmark = (id: string): boolean => id.startsWith("landmark:");
export const bare = (id: string): string => id.slice(id.indexOf(":") + 1);

type Line = TileFacts["lines"][number];

function line(label: string, effect: string | null | undefined, source: Line["source"]): Line[] {
  if (!effect || effect === "-") return [];
  return [{ label: say(label), text: effectWords(effect, facts().goods, UNITS), tokens: effectTokens(effect), ...(source ? { source } : {}) }];
}

/** Where its roads lead and for how much. One that we made up makes the line ours. */
function roadsOf(id: string): Line[] {
  const ours = roads().filter(({ from, to }) => from === id || to === id);
  const text = ours.map(({ from, to, coins }) => say("web-gm2-road-to", { domain: say(`domain-${from === id ? to : from}`), coins })).join(", ");
  const made = ours.some(({ source }) => Object.values(source).includes("R"));
  return text ? [{ label: say("web-gm2-roads"), text, tokens: [], source: made ? "R" : "S" }] : [];
}

function domainFacts(id: string): TileFacts {
  const domain = domains().find((each) => each.id === id);
  if (!domain) return { lines: [], notes: [] };
  const { source } = domain;
  return {
    lines: [{ label: say(`web-gm2-when-${domain.when}`), text: say(`domain-${id}-effect`), tokens: domain.effect ? domainTokens(domain) : [], ...(source["effect"] ? { source: source["effect"] } : {}) }, ...roadsOf(id)],
    notes: [say("web-gm2-domain-kind", { colour: say(`domain-colour-${domain.colour}`) })],
  };
}

function landmarkFacts(id: string): TileFacts {
  const card = landmarkRecord(id);
  if (!card) return { lines: [], notes: [] };
  return { lines: [{ label: say(`web-gm2-when-${card.when}`), text: say(`landmark-${id}-effect`), tokens: landmarkTokens(card), ...(card.source["effect"] ? { source: card.source["effect"] } : {}) }], notes: [say("web-gm2-landmark")] };
}

export function factsOf(id: string): TileFacts {
  if (isDomain(id)) return domainFacts(bare(id));
  if (isLandmark(id)) return landmarkFacts(bare(id));
  const tile = tileRecord(id);
  if (!tile) return { lines: [], notes: [] };
  const { source } = tile;
  // A place of the rondel, which nobody takes, has neither type nor price.
  if (!tile.type) return { lines: [], notes: [say(`web-gm2-place-${id}`)] };
  const free: Line = { label: say("cli-tile-cost"), text: say("cli-tile-cost-none"), tokens: [], ...(source["cost"] ? { source: source["cost"] } : {}) };
  const lines = [
    ...(tile.cost === "free" ? (tile.stack ? [free] : []) : line("cli-tile-cost", tile.cost, source["cost"])),
    ...line("cli-tile-placed", tile.immediate, source["immediate"]),
    ...line("cli-tile-activated", tile.activation, source["activation"]),
    ...(tile.landmark ? landmarkFacts(tile.landmark).lines.map((each) => ({ ...each, label: say("web-gm2-landmark-of", { when: each.label }) })) : []),
  ];
  const notes = [say("web-gm2-tile-kind", { type: say(`type-${tile.type}`), stack: tile.stack || "none" })];
  if (tile.persons > 1) notes.push(say("web-gm2-persons", { n: tile.persons }));
  if (tile.river) notes.push(say("cli-legend-river-across"));
  if (tile.overlay) notes.push(say("web-gm2-overlay"));
  return { lines, notes };
}
