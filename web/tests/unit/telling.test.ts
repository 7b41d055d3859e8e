// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import type { Option } from "../../src/net/types";
import { faceIn, isDrawn, seatIn, spelt, thingsOf, typesOf } from "../../src/real/things";
import { text } from "../../src/text/text.svelte";
import { layOwn } from "./printed";

const came = (id: string, name: string, type?: string): Option => ({
  id: `tile ${id}`,
  label: { code: name, args: {} },
  targets: [`tile:${id}`],
  ...(type ? { under: { code: `type-${type}`, args: {}, kind: "type", id: type } } : {}),
});
const OPTIONS = [
  came("s1-forest-plain-a", "Forest (free)", "forest"),
  came("s1-forest-plain-b", "Forest (free)", "forest"),
  came("s1-forest-river", "Forest (river)", "forest"),
  came("s2-loch-ness", "Loch Ness", "loch"),
  came("s3-abbey", "Abbaye d’Iona", "abbey"),
];
const called = ({ label }: Option) => label.code;

beforeAll(async () => {
  await text.use("en");
  layOwn();
});

describe("what may have come", () => {
  it("shows things that nobody can tell apart once, and counts them", () => {
    const things = thingsOf(OPTIONS, called);
    expect(things.map(({ text: words, copies }) => [words, copies])).toEqual([
      ["Forest (free)", 2],
      ["Forest (river)", 1],
      ["Loch Ness", 1],
      ["Abbaye d’Iona", 1],
    ]);
    expect(things[0]?.option.id).toBe("tile s1-forest-plain-a");
  });

  it("has every type of the game, also those of which none is left", () => {
    const types = typesOf(thingsOf(OPTIONS, called), "glen-more");
    const left = Object.fromEntries(types.map((each) => [each.key, each.left]));
    expect(left["forest"]).toBe(3);
    expect(left["loch"]).toBe(1);
    expect(left["castle"]).toBe(0);
    expect(types.find((each) => each.key === "castle")?.text).toBe("castle");
    expect(types.every((each) => each.target.startsWith("tile:"))).toBe(true);
    expect(types.find((each) => each.key === "forest")?.things.map((each) => each.text)).toEqual(["Forest (free)", "Forest (river)"]);
  });

  it("asks for no type where nothing has one", () => {
    const faces = [1, 2, 3].map((n): Option => ({ id: `die ${n}`, label: { code: String(n), args: {} }, targets: [`die:${n}`] }));
    const types = typesOf(thingsOf(faces, called), "glen-more");
    expect(types.map((each) => [each.key, each.left])).toEqual([["", 3]]);
  });

  it("finds a thing by a few letters of its type, its name or its id, without accents", () => {
    const things = thingsOf(OPTIONS, called);
    const found = (letters: string) => spelt(letters, things).map((each) => each.option.id);
    expect(found("ness")).toEqual(["tile s2-loch-ness"]);
    expect(found("fo ri")).toEqual(["tile s1-forest-river"]);
    expect(found("forest (free)")).toEqual(["tile s1-forest-plain-a"]);
    expect(found("ABBAYE")).toEqual(["tile s3-abbey"]);
    expect(found("s3-abbey")).toEqual(["tile s3-abbey"]);
    expect(found("edinburgh")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });

  it("tells faces of the Die and seats from what is drawn", () => {
    expect([faceIn("die:3"), faceIn("seat:3"), seatIn("seat:1"), seatIn("die:1")]).toEqual([3, null, 1, null]);
    expect([isDrawn("tile:x"), isDrawn("building:x"), isDrawn("haggis:2")]).toEqual([true, true, false]);
  });
});
