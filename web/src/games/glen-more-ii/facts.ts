/** What is printed on tiles, landmark cards and domains, in words, each with where it is known from. */

import { idOf, kindOf } from "../../lib/targets";
import { named, say, text } from "../../text/text.svelte";
import { effectLine, effectText } from "../glen/effects";
import type { PrintedEffect } from "../../net/types";
import type { TileFacts } from "../types";
import { onCard, onTile } from "./chronicles/registry";
import { domainTokens, domains, landmarkRecord, landmarkTokens, roads, signs, tileRecord } from "./faces";

/** Domains and landmark cards are named by their kind too, for they may be called like a tile. */
export const isDomain = (id: string): boolean => kindOf(id) === "domain";
export const isLandmark = (id: string): boolean => kindOf(id) === "landmark";

type Line = TileFacts["lines"][number];

const line = (label: string, effect: PrintedEffect | null, source: Line["source"]): Line[] => effectLine(say(label), effect, source, signs());

export function domainText(id: string): string {
  const domain = domains().find((each) => each.id === id);
  return domain ? effectText("glen-more-ii", "domain", domain, domain.crest ? "crest" : "domain") : "";
}
export function landmarkText(id: string): string {
  const card = landmarkRecord(id);
  return card ? effectText("glen-more-ii", "landmark", card) : "";
}

/** Where its roads lead and for how much. One that we made up makes the line ours. */
function roadsOf(id: string): Line[] {
  const ours = roads().filter(({ from, to }) => from === id || to === id);
  const said = ours.map(({ from, to, coins }) => say("web-gm2-road-to", { domain: named("domain", from === id ? to : from), coins })).join(", ");
  const made = ours.some(({ source }) => Object.values(source).includes("R"));
  return said ? [{ label: say("web-gm2-roads"), text: said, tokens: [], source: made ? "R" : "S" }] : [];
}

function domainFacts(id: string): TileFacts {
  const domain = domains().find((each) => each.id === id);
  if (!domain) return { lines: [], notes: [] };
  const { source } = domain;
  return {
    lines: [{ label: say(`web-gm2-when-${domain.when}`), text: domainText(id), tokens: domain.effect ? domainTokens(domain) : [], ...(source["effect"] ? { source: source["effect"] } : {}) }, ...roadsOf(id)],
    notes: [say("web-gm2-domain-kind", { colour: named("domain-colour", domain.colour) }), ...(domain.crest ? [say("web-gm2-crest")] : [])],
  };
}

function landmarkFacts(id: string): TileFacts {
  const card = landmarkRecord(id);
  if (!card) return { lines: [], notes: [] };
  const front = { label: say(`web-gm2-when-${card.when}`), text: landmarkText(id), tokens: landmarkTokens(card), ...(card.source["effect"] ? { source: card.source["effect"] } : {}) };
  return { lines: [front, ...onCard(id)], notes: [say("web-gm2-landmark")] };
}

export function factsOf(id: string): TileFacts {
  if (isDomain(id)) return domainFacts(idOf(id));
  if (isLandmark(id)) return landmarkFacts(idOf(id));
  const tile = tileRecord(id);
  if (!tile) return { lines: [], notes: [] };
  const { source } = tile;
  const place = text.has(`web-gm2-place-${tile.name}`) ? [say(`web-gm2-place-${tile.name}`)] : [];
  // A place of the rondel, which nobody takes, has neither type nor price.
  if (!tile.type && !tile.immediate) return { lines: onTile(tile), notes: place };
  const lines = [
    // What a player begins with has no price.
    ...(tile.stack || tile.cost.tokens.length ? line("cli-tile-cost", tile.cost, source["cost"]) : []),
    ...onTile(tile),
    ...line("cli-tile-placed", tile.immediate, source["immediate"]),
    ...line("cli-tile-activated", tile.activation, source["activation"]),
    ...(tile.landmark ? landmarkFacts(tile.landmark).lines.map((each) => ({ ...each, label: say("web-gm2-landmark-of", { when: each.label }) })) : []),
  ];
  const notes = tile.type ? [say("web-gm2-tile-kind", { type: named("type", tile.type), stack: tile.stack || "none" })] : place;
  if (tile.persons > 1) notes.push(say("web-gm2-persons", { n: tile.persons }));
  if (tile.river) notes.push(say("cli-legend-river-across"));
  if (tile.overlay) notes.push(say("web-gm2-overlay"));
  return { lines, notes };
}
