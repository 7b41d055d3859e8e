import { describe, expect, it } from "vitest";
import type { LogLine } from "../../src/net/types";
import { moments } from "../../src/table/moments";

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
