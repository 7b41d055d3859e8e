import { describe, expect, test } from "vitest";
import css from "../../src/app/tokens.css?raw";
import { PLAYERS } from "../../src/art/pieces";
import { FRAMES, TYPES } from "../../src/art/tile";


function tokens(theme: "light" | "dark"): Map<string, string> {
  const found = new Map<string, string>();
  const [light = "", dark = ""] = css.split(/\[data-theme="?dark"?\]/);
  for (const part of theme === "dark" ? [light, dark] : [light])
    for (const [, name, value] of part.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-fA-F]{3,6})/g)) found.set(name!, value!);
  return found;
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) => {
    const c = parseInt(full.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

describe.each(["light", "dark"] as const)("%s", (theme) => {
  const of = tokens(theme);
  test.each(["ink", "muted", "focus", "legal", "good", "warn", "bad"])("%s can be read on every ground", (name) => {
    for (const ground of ["bg", "raised", "panel"])
      expect(contrast(of.get(name)!, of.get(ground)!), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
  test("edges of controls are seen", () => {
    expect(contrast(of.get("line")!, of.get("bg")!)).toBeGreaterThanOrEqual(3);
  });
  test("the big button can be read", () => {
    expect(contrast(of.get("primary")!, of.get("primary-ink")!)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(Object.entries({ ...TYPES, ...FRAMES }))("the name on a %s tile can be read", (_, [ground, ink]) => {
  expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
});
test.each(Object.entries(PLAYERS))("the letter of %s can be read", (_, player) => {
  expect(contrast(player.c, player.i)).toBeGreaterThanOrEqual(4.5);
});
