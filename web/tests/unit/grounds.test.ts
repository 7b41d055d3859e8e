import { describe, expect, it } from "vitest";
import type { Option } from "../../src/net/types";
import { lookAt, NOBODY, optionsBySeat, seatIn, shownAlone, shownBeside, type Asking } from "../../src/table/grounds";

const option = (...targets: string[]): Option => ({ id: targets.join(), targets }) as unknown as Option;
const asking = (question: string, seats: [number, number][], proposed: number | null = null): Asking => ({ question, home: 0, options: new Map(seats), proposed });

const quiet = asking("1/0", []);
const own = asking("2/0", [[0, 3]]);
const rivals = asking("3/0", [[1, 2], [3, 1]]);
const both = asking("4/0", [[0, 1], [2, 4]]);

describe("options in territories", () => {
  it("are counted by the seat whose cells they name", () => {
    const options = [option("cell:2:0,1"), option("cell:1:-1,0", "cell:1:0,0"), option("boat:1", "cell:1:1,1"), option("rondel:3"), option()];
    expect([...optionsBySeat(options)]).toEqual([[1, 2], [2, 1]]);
    expect(seatIn("market:wood")).toBeNull();
  });
  it("are counted where a piece stands, too", () => {
    const boats = (target: string) => (target === "boat:0" ? 2 : seatIn(target));
    expect([...optionsBySeat([option("boat:0"), option("boat:1"), option("boat:0", "cell:2:0,0")], boats)]).toEqual([[2, 2]]);
  });
});

describe("the territory beside one's own", () => {
  it("is none, unless somebody wants to look at one", () => {
    expect(shownBeside(NOBODY, own)).toBeNull();
    const looking = lookAt(2, NOBODY, own);
    expect(shownBeside(looking, own)).toBe(2);
    expect(shownBeside(looking, quiet)).toBe(2);
    expect(shownBeside(lookAt(2, looking, own), own)).toBeNull();
  });
  it("is the one into which the question points, and after it what was looked at before", () => {
    const looking = lookAt(2, NOBODY, quiet);
    expect(shownBeside(looking, rivals)).toBe(1);
    expect(shownBeside(looking, quiet)).toBe(2);
  });
  it("is the one of the proposed answer", () => {
    expect(shownBeside(NOBODY, asking("3/0", [[1, 2], [3, 1]], 3))).toBe(3);
    expect(shownBeside(NOBODY, asking("3/0", [[1, 2], [3, 1]], 0))).toBe(1);
  });
  it("can be turned to, which is forgotten with the question", () => {
    const turned = lookAt(3, NOBODY, rivals);
    expect(shownBeside(turned, rivals)).toBe(3);
    expect(shownBeside(lookAt(3, turned, rivals), rivals)).toBe(3);
    expect(shownBeside(turned, quiet)).toBeNull();
  });
  it("can be looked at though the question needs another, until the next question", () => {
    const looking = lookAt(2, NOBODY, rivals);
    expect(shownBeside(looking, rivals)).toBe(2);
    expect(shownBeside(looking, { ...rivals, question: "5/0" })).toBe(1);
    expect(shownBeside(lookAt(1, looking, rivals), rivals)).toBe(1);
  });
});

describe("the territory that is shown alone", () => {
  it("is one's own, if something is asked there or nowhere", () => {
    for (const each of [quiet, own, both]) expect(shownAlone(NOBODY, each)).toBe(0);
    expect(shownAlone(NOBODY, rivals)).toBe(1);
  });
  it("can be turned to and back", () => {
    const there = lookAt(2, NOBODY, both);
    expect(shownAlone(there, both)).toBe(2);
    expect(shownAlone(lookAt(0, there, both), both)).toBe(0);
    expect(shownAlone(lookAt(0, NOBODY, rivals), rivals)).toBe(0);
    expect(shownAlone(lookAt(0, lookAt(2, NOBODY, quiet), quiet), quiet)).toBe(0);
  });
});
