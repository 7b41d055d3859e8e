/** What a reward token gives, as an icon with its number. */

import type { ChronicleRace } from "../../../../net/types";

const ICONS: Record<string, string> = { coins: "coin", vp: "vp", resource: "any", barrel: "whisky", movement: "boot", marker: "clan" };

export function rewardOf({ rewards }: ChronicleRace, token: string): { icon: string; number: number } {
  const { thing = "", number = 0 } = rewards[token] ?? {};
  return { icon: ICONS[thing] ?? "reward", number };
}
