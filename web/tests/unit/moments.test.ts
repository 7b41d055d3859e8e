import { describe, expect, it } from "vitest";
import type { LogLine } from "../../src/net/types";
import { moments, scoringNews } from "../../src/table/moments";

const line = (seat: number, kind: NonNullable<LogLine["kind"]>, at: number, args: LogLine["message"]["args"] = {}): LogLine => ({ seat, at, kind, message: { code: "log", args } });

describe("the log as a table of contents", () => {
  const log = [
    line(0, "turn", 1),
    line(0, "", 2),
    line(-1, "laid", 4, { space: 7 }),
    line(0, "turn", 5),
    line(-1, "scoring", 9, { n: 1 }),
    line(1, "turn", 10),
  ];
  it("shows a turn before its first answer and a scoring when it is done", () => {
    expect(moments(log).map(({ at, scoring }) => [at, scoring])).toEqual([[0, false], [4, false], [9, true], [9, false]]);
  });
});

describe("the news of a scoring", () => {
  const vp = (seat: number) => line(seat, "award", 9, { vp: 2 });
  const stack = line(-1, "scoring", 9, { stack: "B" });
  const supper = line(-1, "scoring", 9, { stack: "none" });
  it("is told with its points", () => {
    const log = [line(0, "turn", 1), vp(0), stack, vp(1), vp(2), line(1, "turn", 10), vp(1)];
    expect(scoringNews(log, 0)).toEqual({ title: stack, awards: [vp(1), vp(2)] });
  });
  it("is told as one where another follows at once", () => {
    expect(scoringNews([stack, vp(1), supper, vp(2)], 0)).toEqual({ title: stack, awards: [vp(1), vp(2)] });
  });
  it("waits for the points of one that is held in steps", () => {
    expect(scoringNews([stack, vp(1), supper, line(0, "", 9)], 2)).toBeNull();
    expect(scoringNews([stack, vp(1), supper, line(0, "", 9), vp(2)], 4)).toEqual({ title: supper, awards: [vp(2)] });
  });
  it("is nothing that a turn gives", () => {
    expect(scoringNews([stack, vp(1), line(1, "turn", 10), vp(1)], 2)).toBeNull();
  });
});
