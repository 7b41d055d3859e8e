import { expect, test } from "vitest";
import { costIcons, effectTokens } from "../../src/art/sentence";

test("an exchange with two lines", () => {
  expect(effectTokens("1 sheep > 2 vp / 2 sheep > 4 vp")).toEqual([1, "sheep", ">", { vp: 2 }, "/", 2, "sheep", ">", { vp: 4 }]);
});
test("many lines become one", () => {
  expect(effectTokens("1 different > 1 vp / 2 different > 3 vp / 3 different > 5 vp")).toEqual(["1–3≠", "any", ">", "1–", { vp: "5" }]);
});
test("what is produced, received and placed", () => {
  expect(effectTokens("produce grain")).toEqual([1, "barley"]);
  expect(effectTokens("1 member + 3 coins")).toEqual(["scot", "+", 3, "coin"]);
  expect(effectTokens("-")).toEqual([]);
});
test("a cost is one icon for each unit", () => {
  expect(costIcons("1 wood + 2 grain")).toEqual(["wood", "barley", "barley"]);
  expect(costIcons("free")).toEqual([]);
});
test("what is counted, activated and left", () => {
  expect(effectTokens("reach villages 3 > 5 vp / 4 > 8 vp")).toEqual(["of-villages", 3, ">", { vp: 5 }, "/", 4, ">", { vp: 8 }]);
  expect(effectTokens("activate 1 trade; 3 movements")).toEqual(["wake", "of-trade", "+", 3, "boot"]);
  expect(effectTokens("2 any of sheep or cattle > 5 vp")).toEqual([2, "herd", ">", { vp: 5 }]);
});
