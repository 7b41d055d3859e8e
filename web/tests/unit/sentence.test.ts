import { expect, test } from "vitest";
import { costIcons, drawn, sentence } from "../../src/art/sentence";

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
