import { describe, expect, it } from "vitest";
import { cellIn, idIn, idOf, isOneOf, kindOf, partsOf } from "../../src/lib/targets";

describe("a target", () => {
  it("is of a kind, and says whose and which it is", () => {
    expect([kindOf("cell:0:1,-2"), kindOf("parliament")]).toEqual(["cell", "parliament"]);
    expect([idOf("domain:ross"), idOf("cell:0:1,-2"), idOf("parliament")]).toEqual(["ross", "0:1,-2", ""]);
    expect(partsOf("cask:1:7")).toEqual(["1", "7"]);
  });
  it("is told from others by its whole kind", () => {
    expect([isOneOf("haggis:0", ["haggis"]), isOneOf("haggis-supply:0", ["haggis"]), isOneOf("haggis:0")]).toEqual([true, false, false]);
  });
  it("may be a cell of a territory", () => {
    expect(cellIn("cell:2:0,-1")).toEqual({ seat: 2, cell: "0,-1" });
    expect(cellIn("river:2:1")).toBeNull();
  });
  it("is found among others", () => {
    expect(idIn(["cell:0:0,0", "good:wood"], "good")).toBe("wood");
    expect([idIn([], "good"), idIn(undefined, "good")]).toEqual([undefined, undefined]);
  });
});

describe("the client", () => {
  const sources = import.meta.glob<string>("../../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
  const having = (pattern: RegExp) => Object.entries(sources).flatMap(([path, text]) => (pattern.test(text) ? [path.replace("../../src/", "")] : []));
  it("takes targets apart in one place", () => {
    expect(having(/split\(":"/)).toEqual(["lib/targets.ts"]);
    expect(having(/startsWith\([`"'][a-z-]+:/)).toEqual([]);
  });
  it("reads no keys of texts: who they name, and of which kind, is said besides", () => {
    expect(having(/\bcode\)?\.(slice|replace|startsWith|endsWith|split|match)/)).toEqual([]);
    expect(having(/\.test\(.*\bcode\b/)).toEqual([]);
  });
});
