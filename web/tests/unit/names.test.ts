// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import type { Message } from "../../src/net/types";
import { namedIn } from "../../src/table/mentions";
import { named, text } from "../../src/text/text.svelte";

const good: Message = { code: "good-wood", args: { n: 1 }, kind: "good", id: "wood" };
const counted: Message = { code: "counted", args: { amount: "1", thing: good } };

beforeAll(() => text.use("en"));

describe("a name", () => {
  it("is found in a sentence by the kind of what it names", () => {
    expect([namedIn(counted, "good"), namedIn(counted, "tile"), namedIn(undefined, "good"), namedIn(3, "good")]).toEqual(["wood", undefined, undefined, undefined]);
  });
  it("is made of the id where there is no text", () => {
    expect([named("tile", "castle-of-nowhere"), named("good", "wild-berries", { n: 2 }), named("good", "wood", { n: 1 })]).toEqual(["Castle of Nowhere", "wild berries", "wood"]);
  });
  it("is set apart where it is that of a thing on the table", () => {
    const tile: Message = { code: "tile-new-mill", args: {}, kind: "tile", id: "new-mill" };
    expect(text.parts({ code: "spot", args: { tile, cell: "0,1" } }).filter((part) => part.name)).toEqual([{ text: "New Mill", name: true }]);
    expect(text.parts(counted).some((part) => part.name)).toBe(false);
  });
});
