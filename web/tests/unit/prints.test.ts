import { expect, test } from "vitest";
import { cardIn, cardWords, faultIn, numberIn, targetOf, whenOf, withFact, withNumber, withoutFact } from "../../src/companion/prints";
import type { PrintForm } from "../../src/net/types";

const nothing = () => undefined;
const form = (kind: string, more: Partial<PrintForm> = {}): PrintForm => ({ chronicle: 12, fact: "x", needs: 0, value: 0, reconstructed: true, kind, least: 1, most: 14, choices: [], place: -1, ...more });
const TYPES = ["village", "castle", "animal"];
const CARD = form("card", { choices: [["blue", "purple"], TYPES] });

test("a card is written as it was read, its markers in their order", () => {
  const words = ["blue", "purple", "distance-3", "n2-animal", "priority", "plain-castle", "box-1"];
  const card = cardIn(words);
  expect(cardWords(card, ["blue", "purple"])).toEqual(words);
  expect(cardWords({ ...card, markers: ["purple", "blue"] }, ["blue", "purple"])).toEqual(words);
});

test.each([
  [["distance-4", "n1-animal", "priority", "plain", "box-2"], true],
  [["distance-0", "box-1"], false],
  [["distance-15", "box-1"], false],
  [["distance-4"], false],
  [["distance-4", "box--1"], false],
  [["distance-4", ""], false],
  [["distance-4", "animal-n1"], false],
  [["distance-4", "animal", "n1"], false],
  [["distance-4", "animal-animal"], false],
])("C12-CARD-01 to 03: %j can be a card: %s", (words, can) => {
  expect(faultIn(CARD, words, nothing) === "").toBe(can);
});

test("a number has its bounds, alone and in a list of which it is one", () => {
  const alone = form("number", { least: 0, most: 20 });
  expect([0, 20, 21, -1, NaN, 1.5].map((each) => faultIn(alone, each, nothing) === "")).toEqual([true, true, false, false, false, false]);
  const first = form("number", { least: 1, most: 6, place: 0 });
  expect(numberIn(first, [2, 7, 9])).toBe(2);
  expect(withNumber(first, [2, 7, 9], 4)).toEqual([4, 7, 9]);
  expect(faultIn(first, [4, 7, 9], nothing)).toBe("");
});

test("VP by the lead begin with nothing and never fall", () => {
  const steps = form("steps", { least: 2, most: 12 });
  expect([[0, 1, 1, 5], [1, 2], [0, 3, 2], [0], [0, 31], [0, NaN]].map((each) => faultIn(steps, each, nothing) === "")).toEqual([true, false, false, false, false, false]);
});

test("a domain lies on one path", () => {
  const path = form("path", { fact: "blue_path", least: 1, most: 26, place: 0 });
  const other = (fact: string) => (fact === "purple_path" ? ["sinclair", "innes"] : undefined);
  expect(faultIn(path, ["macdonell", "cameron"], other)).toBe("");
  expect(faultIn(path, ["macdonell", "innes"], other)).not.toBe("");
  expect(faultIn(path, ["macdonell", "macdonell"], other)).not.toBe("");
});

test("a rule says when it fires and what it looks for", () => {
  expect(["4-icon", "plain-before-mountain"].map((each) => [whenOf(each), targetOf(each)])).toEqual([["4", "icon"], ["plain", "before-mountain"]]);
  expect(faultIn(form("triggers", { most: 4 }), ["4-icon", "4-icon"], nothing)).not.toBe("");
});

test("a fact is told once, and can be forgotten", () => {
  const facts = withFact(withFact([], { chronicle: 12, fact: "a01", value: ["box-1"] }), { chronicle: 12, fact: "a01", value: ["box-2"] });
  expect(facts).toEqual([{ chronicle: 12, fact: "a01", value: ["box-2"] }]);
  expect(withoutFact(facts, { chronicle: 1, fact: "a01" })).toEqual(facts);
  expect(withoutFact(facts, { chronicle: 12, fact: "a01" })).toEqual([]);
});
