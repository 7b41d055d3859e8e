import { expect, test } from "vitest";
import { wordIn } from "../../src/companion/words";

test("a word belongs to a tile, and a tile alone has none", () => {
  expect(wordIn({ id: "tile b-plockton last" })).toBe("last");
  expect(wordIn({ id: "tile b-plockton more" })).toBe("more");
  expect(wordIn({ id: "tile b-plockton" })).toBeUndefined();
  expect(wordIn({ id: "used no-more" })).toBeUndefined();
});
