import { expect, test } from "vitest";
import { byTarget, markOf, told } from "../../src/lamp/marks";
import type { ThoughtLine, ThoughtStep } from "../../src/net/types";

const step = (id: string, kind: string, targets: string[], detail = false): ThoughtStep =>
  ({ id, kind, targets, detail, message: { code: id, args: {} } }) as ThoughtStep;
const line = (...steps: ThoughtStep[]): ThoughtLine => ({ steps, targets: [], lead: 1, error: 0.5, chance: 0.4, terms: [] });

test("particulars are not told, unless there is nothing else", () => {
  const pay = step("pay", "pay", ["good:wood"], true);
  expect(told(line(step("take", "take", ["rondel:4"]), pay)).map((each) => each.id)).toEqual(["take"]);
  expect(told(line(pay)).map((each) => each.id)).toEqual(["pay"]);
});

test("a mark lies on the tile and where it goes, and on nothing that is done besides", () => {
  const found = markOf(
    line(
      step("take", "take", ["rondel:4"]),
      step("place", "place", ["cell:0:1,0"]),
      step("activate", "activate", ["cell:0:0,0"]),
      step("end", "end", [], true),
    ),
    "1",
    "hint",
  );
  expect(found).toEqual({ sign: "1", kind: "hint", targets: ["rondel:4", "cell:0:1,0"] });
});

test("what is done first is marked, whatever it is", () => {
  expect(markOf(line(step("sell", "sell", ["cell:0:0,0"])), "A", "best").targets).toEqual(["cell:0:0,0"]);
});

test("what is marked twice has both signs", () => {
  const marks = [
    { sign: "1", kind: "hint" as const, targets: ["rondel:4", "cell:0:1,0"] },
    { sign: "2", kind: "hint" as const, targets: ["rondel:5", "cell:0:1,0"] },
  ];
  expect(byTarget(marks, (target) => target.startsWith("cell:"))).toEqual([{ target: "cell:0:1,0", sign: "1 2", kind: "hint" }]);
  expect(byTarget(marks, (target) => target.startsWith("rondel:")).map(({ sign }) => sign)).toEqual(["1", "2"]);
});
