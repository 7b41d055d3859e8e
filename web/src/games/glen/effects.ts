/** A line of the catalogue in words: goods and amounts as the texts name them. */

import { say } from "../../text/text.svelte";

const FIXED: Record<string, string> = {
  "fill producers": "effect-fill-producers",
  "activate all": "effect-activate-all",
  "extra activation": "effect-extra-activation",
  "double parliament": "effect-double-parliament",
};

/** `units`: what this game calls things that are no goods, where it is not what the catalogue calls them. */
export function effectWords(effect: string, goods: readonly string[], units: Record<string, string> = {}): string {
  const unit = (thing: string): string => {
    const single = thing === "vp" || thing === "whisky" ? thing : thing.replace(/s$/, "");
    return goods.includes(thing) ? `good-${thing}` : `unit-${units[single] ?? single}`;
  };
  const named = (term: string) => term.replace(/(\d+) (\w+)/g, (_, amount: string, thing: string) => `${amount} ${say(unit(thing), { n: Number(amount) })}`);
  const listed = (kinds: string) =>
    named(
      kinds
        .split(" + ")
        .map((kind) => (/^\d/.test(kind) ? kind : `1 ${kind}`))
        .join(" + "),
    );
  const key = FIXED[effect];
  if (key) return say(key);
  if (effect.startsWith("produce ")) return say("effect-produce", { goods: listed(effect.slice(8)) });
  if (effect.startsWith("place ")) return say("effect-place", { cubes: named(effect.slice(6)) });
  const among = (line: string) => line.replace(/of (\w+) or (\w+)/, (_, one: string, other: string) => `(${say("list-or", { first: say(`good-${one}`, { n: 1 }), last: say(`good-${other}`, { n: 1 }) })})`);
  return effect
    .split(" / ")
    .map((line) => among(named(line)).replace(" > ", " → "))
    .join(" · ");
}
