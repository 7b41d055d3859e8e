import { expect, test } from "vitest";
import { withWord, wordIn } from "../../src/companion/words";
import type { Option } from "../../src/net/types";

const told = (id: string, ...targets: string[]): Option => ({ id, label: { code: "comes-tile", args: {} }, targets });
const alone = told("tile b-plockton", "tile:b-plockton");
const last = told("tile b-plockton last", "tile:b-plockton", "word:last");
const another = told("tile b-dornie last", "tile:b-dornie", "word:last");

test("a word belongs to a tile, and a tile alone has none", () => {
  expect(wordIn(last)).toBe("last");
  expect(wordIn(told("tile b-plockton more", "tile:b-plockton", "word:more"))).toBe("more");
  expect(wordIn(alone)).toBeUndefined();
  expect(wordIn(told("used no-more"))).toBeUndefined();
});

test("the tile that is told with a word is the same tile", () => {
  const options = [alone, another, last];
  expect(withWord(options, alone, "last")).toBe(last);
  expect(withWord(options, alone, null)).toBe(alone);
  expect(withWord(options, alone, "more")).toBe(alone);
});
