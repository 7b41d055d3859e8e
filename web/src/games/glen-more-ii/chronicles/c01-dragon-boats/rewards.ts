/** What a reward token gives, as an icon with its number: `coins-2`. */

const ICONS: Record<string, string> = { coins: "coin", vp: "vp", resource: "any", barrel: "whisky", movement: "boot", marker: "clan" };

export function rewardOf(token: string): { icon: string; number: number } {
  const [thing = "", number = ""] = token.split("-");
  return { icon: ICONS[thing] ?? "reward", number: Number(number) };
}
