import { expect, test, vi } from "vitest";
import { costIcons, drawn, sentence } from "../../src/art/sentence";
import { effectLine } from "../../src/games/glen/effects";
import { text, type Language } from "../../src/text/text.svelte";
import { catalogues } from "./printed";

test("an exchange with two lines", () => {
  expect(drawn([1, "sheep", ">", 2, "vp", "/", 2, "sheep", ">", 4, "vp"])).toEqual([1, "sheep", ">", { vp: 2 }, "/", 2, "sheep", ">", { vp: 4 }]);
});
test("many lines in one", () => {
  expect(drawn(["1–3", "different", ">", "1–5", "vp"])).toEqual(["1–3≠", "any", ">", "1–", { vp: "5" }]);
});
test("things by their icons, amounts as they are", () => {
  expect(drawn([1, "grain"])).toEqual([1, "barley"]);
  expect(drawn(["member", "+", 3, "coin"])).toEqual(["scot", "+", 3, "coin"]);
  expect(drawn(["+1", "wake"])).toEqual(["+1", "wake"]);
  expect(drawn([])).toEqual([]);
});
test("a cost is one icon for each unit", () => {
  expect(costIcons([1, "wood", "+", 2, "grain"])).toEqual(["wood", "barley", "barley"]);
  expect(costIcons(["member"])).toEqual(["scot"]);
  expect(costIcons([])).toEqual([]);
});
test("what is counted, activated and left", () => {
  expect(drawn(["of-villages", 3, ">", 5, "vp", "/", 4, ">", 8, "vp"])).toEqual(["of-villages", 3, ">", { vp: 5 }, "/", 4, ">", { vp: 8 }]);
  expect(drawn(["wake", "of-trade", "+", 3, "movement"])).toEqual(["wake", "of-trade", "+", 3, "boot"]);
  expect(drawn([2, "sheep-or-cattle", ">", 5, "vp"])).toEqual([2, "herd", ">", { vp: 5 }]);
});
test("a token without a picture is its sign, a thing that nobody knows its word", () => {
  expect(drawn([1, "sheep", ">", 1, "haggis"], { haggis: "h" })).toEqual([1, "sheep", ">", 1, "h"]);
  expect(drawn([1, "neep"])).toEqual([1, "neep"]);
  expect(sentence(["<b>"], 0, 0, 10).svg).toContain("&#60;b&#62;");
});
test.each([
  ["en", "1 barley, 1 sheep and 1 cow → 8 VP"],
  ["fr", "1 orge, 1 mouton et 1 bœuf → 8 PV"],
] as [Language, string][])("an effect is drawn, and said in a brief sentence: %s", async (language, said) => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  await text.use(language);
  await text.withChronicles();
  vi.unstubAllGlobals();
  const printed = catalogues["glen-more-ii"].tiles.flatMap((tile) => tile.activation ?? []);
  const lines = printed.flatMap((effect) => effectLine("", effect));
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) expect(line.text).not.toMatch(/effect-|^$/);
  const exchange = printed.find((effect) => effect.tokens.includes("sheep") && effect.tokens.includes(">"));
  expect(effectLine("", exchange ?? null).map((line) => line.text)).toEqual([said]);
  expect(text.brief(exchange!.message)).not.toBe(text.of(exchange!.message));
});
