/** Icon sentences with a fixed grammar: `cost > gain`, `/` for or, `+` for and, a number in front. */

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
  return 1.02;
}

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
      svg += `<text x="${f1(cx + ww / 2)}" y="${f1(y + s * 0.8)}" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="${f1(s * 0.84)}" fill="currentColor">${token}</text>`;
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
  different: "any",
  cube: "any",
  cubes: "any",
  coins: "coin",
  member: "scot",
  members: "scot",
  marker: "clan",
  movement: "boot",
  movements: "boot",
};

/** The picture's name for a thing that the catalogue or a view names. */
export const iconOf = (thing: string): string => ICON_OF[thing] ?? thing;

/** Effects that have a sign of their own. */
const WHOLE: Record<string, Token[]> = {
  "-": [],
  free: [],
  "activate all": ["wakeall"],
  "fill producers": ["fill"],
  "extra activation": ["+1", "wake"],
  "double parliament": ["2x", "parliament"],
  "double castle": ["2x", "castle"],
  "take discarded": ["discard"],
  "person david-hume": [2, "of-person"],
};

/** Effects of one form, with what stands in it. */
const FORMS: [RegExp, (...parts: string[]) => Token[]][] = [
  [/^(\d+) vp per (?:colour|type) (\S+)$/, (n, thing) => [{ vp: n }, "/", `of-${thing}`]],
  [/^worth (\d+) vp per coin up to (\d+)$/, (n, most) => [`1–${most}`, "coin", ">", { vp: n }]],
  [/^keep (\d+) vp per movement$/, (n) => ["boot", ">", { vp: n }]],
  [/^distil (\d+) vp$/, (n) => ["whisky", ">", { vp: n }]],
  [/^treat (\S+) as member$/, (thing) => [`of-${thing}`, "=", "scot"]],
  [/^replace good by 1 coin$/, () => ["any", "=", "coin"]],
  [/^remove (\d+)$/, (n) => [Number(n), "untile"]],
  [/^remove up to (\d+)$/, (n) => [`0–${n}`, "untile"]],
  [/^reach (\S+) (.+)$/, (thing, steps) => [thing === "coins" ? "coin" : `of-${thing}`, ...phrases(steps.split(" / "))]],
  [/^activate (.+)$/, (rest) => phrases([rest.replace(/\b1 (material|animal|whisky|trade)\b/g, "wake of-$1")])],
];

/** What the catalogue writes, as tokens: `1 sheep > 2 vp / 2 sheep > 4 vp`. */
export function effectTokens(text: string | null | undefined): Token[] {
  const whole = WHOLE[text ?? "-"];
  if (!text || whole) return whole ?? [];
  for (const [form, tokens] of FORMS) {
    const found = form.exec(text);
    if (found) return tokens(...found.slice(1));
  }
  const lines = text.replace(/^(produce|place|anywhere) /, "").split(" / ");
  return (lines.length > 2 ? ladder(lines) : null) ?? phrases(lines);
}

const phrases = (lines: string[]): Token[] => lines.flatMap((line, i) => (i ? ["/", ...phrase(line)] : phrase(line)));

/** Many lines of one kind in one: `1 different > 1 vp / ... / 5 different > 12 vp`. */
function ladder(lines: string[]): Token[] | null {
  const parts = lines.map((line) => /^(\d+) (\S+) > (\d+) vp$/.exec(line));
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last || parts.some((part) => part?.[2] !== first[2])) return null;
  const mark = first[2] === "different" ? "≠" : "";
  return [`${first[1]}–${last[1]}${mark}`, iconOf(first[2] ?? ""), ">", `${first[3]}–`, { vp: last[3] ?? "" }];
}

/** Shown without a number where there is one. */
const ALONE = new Set(["member", "whisky", "marker"]);
const SIGN = /^(wake|of-.+)$/;

function phrase(line: string): Token[] {
  const tokens: Token[] = [];
  let number = 0;
  const words = line.replace("any of sheep or cattle", "herd").replaceAll(";", " +").split(/\s+/);
  words.forEach((word, i) => {
    if (/^\d+$/.test(word)) number = Number(word);
    else if (word === ">" && words[i - 1] === String(number)) tokens.push(number, word);
    else if (word === ">" || word === "+") tokens.push(word);
    else if (word === "vp") tokens.push({ vp: number });
    else if (word === "different") tokens.push(`${number}≠`, "any");
    else if (ALONE.has(word) && number === 1) tokens.push(iconOf(word));
    else if (SIGN.test(word)) tokens.push(word);
    else tokens.push(number || 1, iconOf(word));
  });
  return tokens;
}

/** A cost as a column of icons, one for each unit. */
export function costIcons(text: string): string[] {
  if (text === "free") return [];
  return text.split(" + ").flatMap((term) => {
    const [number, thing = ""] = term.split(" ");
    return Array<string>(Number(number)).fill(iconOf(thing));
  });
}
