import { describe, expect, it } from "vitest";
import { bookOf, type ChronicleFurniture } from "../../src/games/glen-more-ii/chronicles/registry";
import { heapOf, summary } from "../../src/games/glen-more-ii/chronicles/c02-highlander/mountain";
import { NOTHING_OPEN, openBook, putAway, turnTo, type Asking } from "../../src/table/books";
import type { AnyBoard } from "../../src/games/types";
import type { Option } from "../../src/net/types";

const quiet: Asking = { question: "1/0", book: null, elsewhere: false };
const vote: Asking = { question: "2/0", book: "7", elsewhere: false };
const domain: Asking = { question: "3/0", book: null, elsewhere: true };

describe("the open board", () => {
  it("is opened and put away by a click", () => {
    const opened = turnTo("2", NOTHING_OPEN, quiet);
    expect(openBook(opened, quiet)).toBe("2");
    expect(openBook(turnTo("2", opened, quiet), quiet)).toBeNull();
  });
  it("is one at a time", () => {
    expect(openBook(turnTo("4", turnTo("2", NOTHING_OPEN, quiet), quiet), quiet)).toBe("4");
  });
  it("is the one that is asked for, and afterwards what was looked at before", () => {
    const looking = turnTo("2", NOTHING_OPEN, quiet);
    expect(openBook(looking, vote)).toBe("7");
    expect(openBook(looking, quiet)).toBe("2");
    expect(openBook(NOTHING_OPEN, quiet)).toBeNull();
  });
  it("can be put away while it is asked for, until the next question", () => {
    const away = putAway(NOTHING_OPEN, vote);
    expect(openBook(away, vote)).toBeNull();
    expect(openBook(turnTo("7", away, vote), vote)).toBe("7");
    expect(openBook(away, { ...vote, question: "9/0" })).toBe("7");
  });
  it("can be another one while something is asked", () => {
    const other = turnTo("2", NOTHING_OPEN, vote);
    expect(openBook(other, vote)).toBe("2");
    expect(openBook(turnTo("7", other, vote), vote)).toBe("7");
  });
  it("makes room for the clan map when that is asked for, unless it is opened then", () => {
    const looking = turnTo("2", NOTHING_OPEN, quiet);
    expect(openBook(looking, domain)).toBeNull();
    expect(openBook(turnTo("2", looking, domain), domain)).toBe("2");
    expect(openBook(looking, quiet)).toBe("2");
  });
});

const option = (more: Partial<Option>): Option => ({ id: "x", label: { code: "x", args: {} }, ...more });
const asking = (kind: string, options: Option[], placeless = options): AnyBoard => ({ prompt: { kind }, options, placeless }) as unknown as AnyBoard;
const board = { size: "tall", body: null } as unknown as NonNullable<ChronicleFurniture["board"]>;

describe("a book", () => {
  it("offers what its board draws, and what belongs to its groups", () => {
    const { offers, tall } = bookOf(7, { board, places: ["vote"], groups: ["keep"] });
    expect(tall).toBe(true);
    expect([option({ targets: ["vote:aye"] }), option({ group: "keep" }), option({ group: "sell" })].map(offers)).toEqual([true, true, false]);
  });
  it("is asked for by any question with an option on its board, unless it names them", () => {
    const penny = option({ group: "penny" });
    expect(bookOf(8, { board, groups: ["penny"] }).asked(asking("activate", [penny]))).toBe(true);
    const named = bookOf(8, { board, groups: ["penny"], opens: ["reserve"] });
    expect([named.asked(asking("activate", [penny])), named.asked(asking("reserve", []))]).toEqual([false, true]);
  });
  it("of a chronicle that nobody has drawn is asked for by its options", () => {
    const { asked, tall } = bookOf(20, {});
    const invite = option({ module: 20 });
    const sale = option({ rule: "GM2-SELL-01", kind: "sell" });
    expect(tall).toBe(false);
    expect(asked(asking("welcome", [invite, sale]))).toBe(true);
    expect(asked(asking("welcome", [invite], []))).toBe(false);
    const [placed, pass] = [option({ module: 20, targets: ["cell:1:0,0"] }), option({ module: 20, kind: "pass" })];
    expect(asked(asking("welcome", [placed, pass], [pass]))).toBe(false);
    expect(asked(asking("activate", [invite, option({ rule: "GM2-ACT-01" })]))).toBe(false);
    expect(asked(asking("welcome", [option({ module: 2 })]))).toBe(false);
  });
});

describe("the heap on the Mountain", () => {
  it("is told in two numbers", () => {
    const mountain = { coins: 4, goods: { wood: 1, sheep: 2 }, space: 3, width: 2 };
    expect(summary(heapOf(mountain))).toEqual([["coin", 4], ["any", 3]]);
    expect(summary(heapOf({ ...mountain, coins: 0, goods: { sheep: 2 } }))).toEqual([["sheep", 2]]);
  });
});
