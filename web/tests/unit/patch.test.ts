import { expect, test } from "vitest";
import { applyPatch } from "../../src/net/patch";

test("a patch makes a new value and leaves the old one alone", () => {
  const before = { a: [1, 2, 3], b: { c: 1, d: 2 }, e: { same: true } };
  const after = applyPatch(before, [
    { op: "replace", path: "/a/0", value: 9 },
    { op: "remove", path: "/a/1" },
    { op: "add", path: "/a/-", value: 4 },
    { op: "remove", path: "/b/c" },
    { op: "add", path: "/b/x~1y", value: 5 },
  ]);
  expect(after).toEqual({ a: [9, 3, 4], b: { d: 2, "x/y": 5 }, e: { same: true } });
  expect(before.a).toEqual([1, 2, 3]);
  expect((after as typeof before).e).toBe(before.e);
});
