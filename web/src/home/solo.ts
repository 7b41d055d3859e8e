/** What the page of games played alone says of them. */

import type { CampaignStep, SoloTally } from "../net/types";
import { chronicleTitle } from "../lib/chronicles";
import { say, text } from "../text/text.svelte";

/** Which chronicles were played with; `all`: how many there are to play with. */
export function withText(chronicles: readonly number[], all: number): string {
  if (!chronicles.length) return say("web-solo-without");
  if (chronicles.length === all && all > 1) return say("web-solo-with-all");
  if (chronicles.length === 1) return chronicleTitle(chronicles[0]!);
  return say("web-solo-with", { numbers: chronicles.join(", ") });
}

export const rate = ({ games, won }: SoloTally): number => Math.round((100 * won) / Math.max(games, 1));
export const average = ({ games, points }: SoloTally): number => Math.round(points / Math.max(games, 1));
export const dayText = (day: string): string => new Date(`${day}T12:00:00Z`).toLocaleDateString(text.language === "en" ? "en-GB" : text.language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** The first step that has not been played to its end at a level; all of them: the last one. */
export const nextStep = (steps: readonly CampaignStep[], level: string): number => steps.find(({ best }) => !best[level])?.step ?? steps.length;

export const wonSteps = (steps: readonly CampaignStep[], level: string): number => steps.filter(({ best }) => best[level]?.won).length;

/** All steps together: by how many VP one is ahead, or behind. */
export const lead = (steps: readonly CampaignStep[], level: string): number => steps.reduce((sum, { best }) => sum + (best[level] ? best[level].yours - best[level].hers : 0), 0);
