/** Icon sentences: amounts and things as the catalogue gives them, `>` for, `/` or, `+` and. */

import { ICONS, use, vpG } from "./icons";
import { f1 } from "./marks";

export type Token = string | number | { vp: number | string };
export type Anchor = "start" | "middle" | "end";

const NUMBER = /^[0-9≠x–+−=]+$/;

/** How wide a token is, in parts of the height. */
function widthOf(token: Token): number {
  if (typeof token === "number" || (typeof token === "string" && NUMBER.test(token)))
    return token === "+" ? 0.5 : 0.5 * String(token).length;
  if (token === ">") return 0.62;
  if (token === "/") return 0.5;
  // A word stands where there is no icon.
  return typeof token === "string" && !ICONS[token] && token.length > 1 ? 0.5 * token.length : 1.02;
}

const escaped = (word: string) => word.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

export function sentence(tokens: readonly Token[], x: number, y: number, s: number, anchor: Anchor = "start") {
  const w = tokens.reduce<number>((sum, token) => sum + widthOf(token) * s, 0);
  let cx = anchor === "end" ? x - w : anchor === "middle" ? x - w / 2 : x;
  let svg = "";
  for (const token of tokens) {
    const ww = widthOf(token) * s;
    if (typeof token === "object") svg += vpG(token.vp, cx, y, s);
    else if (token === ">")
      svg += `<path d="M${f1(cx + s * 0.14)} ${f1(y + s * 0.24)}l${f1(s * 0.36)} ${f1(s * 0.26)}l${f1(-s * 0.36)} ${f1(s * 0.26)}z" fill="currentColor"/>`;
    else if (token === "/")
      svg += `<path d="M${f1(cx + s * 0.36)} ${f1(y + s * 0.14)}l${f1(-s * 0.22)} ${f1(s * 0.72)}" stroke="currentColor" stroke-width="${f1(s * 0.09)}" stroke-linecap="round"/>`;
    else if (ICONS[token]) svg += use(String(token), cx, y, s);
    else
      svg += `<text x="${f1(cx + ww / 2)}" y="${f1(y + s * 0.8)}" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="${f1(s * 0.84)}" fill="currentColor">${escaped(String(token))}</text>`;
    cx += ww;
  }
  return { svg, w };
}

/** The sentence as an inline picture; `label` says it in words. */
export function sentenceSvg(tokens: readonly Token[], height: number, label = ""): string {
  const { svg, w } = sentence(tokens, 0, 0, height);
  const name = label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"';
  return `<svg class="ico sentence" width="${f1(w)}" height="${height}" viewBox="0 0 ${f1(w)} ${height}" ${name}>${svg}</svg>`;
}

const ICON_OF: Record<string, string> = {
  grain: "barley",
  cube: "any",
  coins: "coin",
  different: "any",
  member: "scot",
  members: "scot",
  marker: "clan",
  movement: "boot",
  "sheep-or-cattle": "herd",
};

/** The picture's name for a thing that the catalogue or a view names. */
export const iconOf = (thing: string): string => ICON_OF[thing] ?? thing;

/** What the catalogue gives for those who draw: amounts before their things, and signs. */
export type Written = readonly (number | string)[];

const AMOUNT = /^\+?\d/;
const isAmount = (token: number | string | undefined): boolean => typeof token === "number" || AMOUNT.test(token ?? "");

/** Things that are drawn with their amount in one sign, or by others. */
const TOGETHER: Record<string, (amount: number | string) => Token[]> = {
  vp(amount) {
    const [least = "", most] = String(amount).split("–");
    return most === undefined ? [{ vp: amount }] : [`${least}–`, { vp: most }];
  },
  different: (amount) => [`${amount}≠`, "any"],
};

/** Who count for more than one. */
const PERSONS: Record<string, Token[]> = { "of-david-hume": [2, "of-person"] };

/** `signs`: of named tokens, where there is no icon of their name. */
export function drawn(written: Written, signs: Record<string, string> = {}): Token[] {
  return written.flatMap((token, i): Token[] => {
    const before = written[i - 1];
    if (isAmount(token)) return TOGETHER[String(written[i + 1])] ? [] : [token];
    const together = TOGETHER[token];
    if (together) return together(before !== undefined && isAmount(before) ? before : 1);
    const icon = iconOf(String(token));
    return PERSONS[token] ?? [icon in ICONS ? icon : (signs[token] ?? icon)];
  });
}

/** A price as a column of icons, one for each unit. */
export function costIcons(written: Written): string[] {
  return written.flatMap((token, i) => {
    if (token === "+" || isAmount(token)) return [];
    const amount = written[i - 1];
    return Array<string>(isAmount(amount) ? Number(amount) : 1).fill(iconOf(String(token)));
  });
}
