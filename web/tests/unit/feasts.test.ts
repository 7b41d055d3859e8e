// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { biddingsOf, closedIn, newest, stepsOf, usersAfter } from "../../src/games/glen-more-ii/chronicles/c09-feasts-and-follies/biddings";
import { askedOf, biddingsLeft, bidOf, canPay, laidAt, leads, mostOf, nextAfter, outlay, stackOf, symbols, toggled, tokensOf } from "../../src/games/glen-more-ii/chronicles/c09-feasts-and-follies/feasts";
import furniture from "../../src/games/glen-more-ii/chronicles/c09-feasts-and-follies/furniture";
import { laid, lay } from "../../src/games/glen-more-ii/chronicles/c09-feasts-and-follies/stack";
import { pictured, vignette } from "../../src/games/glen-more-ii/chronicles/c09-feasts-and-follies/vignettes";
import { bookOf, scoreSteps } from "../../src/games/glen-more-ii/chronicles/registry";
import { tablesFor } from "../../src/games/glen-more-ii/chronicles/c06-dubious-tome/tome";
import type { AnyBoard, Shelf, View } from "../../src/games/types";
import type { LogLine, Option } from "../../src/net/types";
import { Board } from "../../src/table/board.svelte";
import { primaryLabel } from "../../src/table/headline";
import { text } from "../../src/text/text.svelte";
import { layOwn } from "./printed";
import { living, option, plain, playing, Stage, tableInfo } from "./stage.svelte";

const EVENTS = ["guest-of-honour", "council-dinner", "royal-visit", "whisky-tasting", "barn-dance", "hogmanay", "handfasting", "highland-wedding", "great-clan-wedding", "may-procession", "beltane-fires", "spring-festival"];

const bid = (stack: string): Option => option(`bid ${stack.padEnd(5, "-")}`, { group: "bid", targets: [...stack].map((token) => `feast:${token}`), rule: "C9-BID-02" });
/** Stacks of up to two of the tokens 1, 2 and 4. */
const BIDS = ["", "1", "2", "4", "12", "14", "21", "24", "41", "42"].map(bid);

const card = (event: string, category: string, bonus: number, price: Record<string, number>) => ({ event, category, bonus, price });
const CARDS = [
  card("guest-of-honour", "persons", 2, { any: 1 }),
  card("council-dinner", "persons", 3, { stone: 1, any: 1 }),
  card("highland-wedding", "castle", 3, { sheep: 1, cattle: 1 }),
  card("may-procession", "landmarks", 2, { wood: 1 }),
  card("beltane-fires", "landmarks", 3, { wood: 2 }),
];
const TABLE = [0, 1, 2, 3, 4, 6, 8, 10];
interface Own {
  goods?: Record<string, number>;
  spared?: string[];
  coins?: number;
  innes?: number[];
  now?: Record<string, number>;
}
const viewOf = ({ goods = {}, spared = [], coins = 0, innes = [], now = {} }: Own = {}) =>
  ({
    chronicles: [9],
    winners: null,
    table: {
      feasts: { events: CARDS.map((each) => ({ ...each, markers: [] })), cards: CARDS, deck: 7, discards: [], table: TABLE },
      clans: { innes: { markers: innes, coins: null, road: [] } },
      scoring: { held: 1, counts: [{ persons: 1, whisky: 4, landmarks: 0 }, { persons: 1, whisky: 0, landmarks: 2 }], if_scored_now: [{ whisky: 4, ...now }, { landmarks: 2 }] },
    },
    seats: [{ seat: 0, coins, territory: [{ goods }], "crest-goods": spared }, { seat: 1, coins: 0, territory: [] }],
  }) as unknown as View;

beforeAll(() => layOwn());

describe("pictures", () => {
  it("are there of every event, none like another", () => {
    expect(pictured().sort()).toEqual([...EVENTS].sort());
    expect(new Set([...EVENTS, "something-new"].map(vignette)).size).toBe(EVENTS.length + 1);
  });
});

describe("a stack", () => {
  it("is read from what is offered: which tokens there are, how many, and which option it is", () => {
    expect(tokensOf(BIDS)).toEqual([1, 2, 4]);
    expect(mostOf(BIDS)).toBe(2);
    expect(bidOf(BIDS, [4, 1])?.id).toBe("bid 41---");
    expect(bidOf(BIDS, [])?.id).toBe("bid -----");
    expect(stackOf(BIDS, "bid 24---")).toEqual([2, 4]);
    expect(stackOf(BIDS, "take 1")).toBeNull();
  });
  it("grows by a token, loses it again, and is never too high", () => {
    expect(toggled([4], 1, 2)).toEqual([4, 1]);
    expect(toggled([4, 1], 4, 2)).toEqual([1]);
    expect(toggled([4, 1], 2, 2)).toEqual([4, 1]);
  });
  it("takes a token that is dragged to one of its places", () => {
    expect(laidAt([4, 1], 2, 0, 3)).toEqual([2, 4, 1]);
    expect(laidAt([4, 1, 2], 2, 0, 3)).toEqual([2, 4, 1]);
    expect(laidAt([4], 1, 2, 3)).toEqual([4, 1]);
    expect(laidAt([4, 1, 5], 2, 1, 3)).toEqual([4, 2, 5]);
  });
});

describe("what a stack costs", () => {
  it("is paid with what lies on tiles, any kind last", () => {
    expect(canPay({ wood: 1, stone: 1 }, 0, [{ wood: 1 }, { any: 1 }])).toBe(true);
    expect(canPay({ wood: 1, stone: 1 }, 0, [{ wood: 1 }, { wood: 1 }])).toBe(false);
    expect(canPay({ wood: 2 }, 0, [{ stone: 1, any: 1 }])).toBe(false);
  });
  it("takes a coin for one symbol of each event, where that is allowed", () => {
    expect(canPay({ wood: 1 }, 1, [{ stone: 1, any: 1 }])).toBe(true);
    expect(canPay({}, 2, [{ stone: 1, any: 1 }])).toBe(false);
    expect(canPay({}, 2, [{ wood: 1 }, { any: 1 }])).toBe(true);
    expect(canPay({}, 1, [{ wood: 1 }, { any: 1 }])).toBe(false);
  });
  it("is less by what lies on crests, though never for any kind", () => {
    expect(askedOf({ wood: 2, any: 1 }, ["wood"])).toEqual({ any: 1 });
    expect(outlay(viewOf({ spared: ["wood"] }), 0, [4, 5])).toEqual({ price: {}, short: [] });
  });
  it("names what could not be paid after what comes first", () => {
    expect(outlay(viewOf({ goods: { wood: 2 } }), 0, [4, 5, 1])).toEqual({ price: { wood: 1, any: 1 }, short: [5] });
    expect(outlay(viewOf({ goods: { wood: 2 } }), 0, [5, 4])).toEqual({ price: { wood: 2 }, short: [4] });
    expect(outlay(viewOf({ goods: { wood: 1 }, coins: 1, innes: [0] }), 0, [5]).short).toEqual([]);
    expect(outlay(viewOf({ goods: { wood: 1 }, coins: 1, innes: [1] }), 0, [5]).short).toEqual([5]);
  });
  it("is shown symbol by symbol", () => {
    expect(symbols({ any: 1, stone: 2, wood: 1 })).toEqual(["wood", "stone", "stone", "any"]);
  });
});

describe("what a stack brings", () => {
  it("is counted by the table of the chronicle, on both sides of the comparison", () => {
    const found = Object.fromEntries(leads(viewOf(), 0, [1, 2, 4]).map(({ category, lead, bonus, vp }) => [category, [lead, bonus, vp]]));
    expect(found).toEqual({ persons: [0, 5, [0, 6]], whisky: [4, 0, [4, 4]], castle: [0, 0, [0, 0]], landmarks: [0, 2, [0, 0]] });
  });
  it("is not told where somebody scores by a table of their own", () => {
    expect(leads(viewOf({ now: { whisky: 8 } }), 0, []).find(({ category }) => category === "whisky")?.vp).toBeNull();
  });
});

describe("the next bids", () => {
  it("are made after the stack that is being emptied, and at the end", () => {
    expect([nextAfter(viewOf()), biddingsLeft(viewOf())]).toEqual(["B", 3]);
    const last = { ...viewOf(), table: { scoring: { held: 3 } } } as unknown as View;
    expect([nextAfter(last), biddingsLeft(last)]).toEqual([null, 1]);
  });
});

describe("the score table", () => {
  it("is the normal one unless a chronicle lays another", () => {
    expect(scoreSteps(null)).toEqual([0, 1, 2, 3, 5, 8]);
    expect(tablesFor(null, ["whisky"])).toEqual({ better: [[2, 4, 6, 8, 10]], normal: [1, 2, 3, 5, 8] });
    expect(furniture.steps?.(viewOf())).toEqual(TABLE);
  });
});

const line = (seat: number, code: string, args: LogLine["message"]["args"] = {}, kind: LogLine["kind"] = ""): LogLine => ({ seat, at: 1, message: { code: `log-${code}`, args }, kind });
const event = (name: string) => ({ event: { code: `feast-${name}`, args: {}, kind: "feast", id: name } });
const gave = (seat: number, good: string) => line(seat, "gave", { good: { code: "counted", args: { amount: "1", thing: { code: `good-${good}`, args: { n: 1 }, kind: "good", id: good } } } }, "pay");
const LOG = [
  line(-1, "bidding"),
  line(0, "bid-stacked", { n: 2 }),
  line(1, "bid-stacked", { n: 2 }),
  line(1, "bid-revealed", { n: 4, ...event("may-procession") }),
  line(0, "bid-revealed", { n: 5, ...event("beltane-fires") }),
  line(1, "feast-joined", event("may-procession")),
  gave(1, "wood"),
  line(0, "feast-missed", event("beltane-fires")),
  line(1, "bid-revealed", { n: 5, ...event("beltane-fires") }),
  line(0, "bid-revealed", { n: 4, ...event("may-procession") }),
  line(0, "feast-taken", event("may-procession")),
  line(1, "feast-joined", event("beltane-fires")),
  gave(1, "wood"),
  line(1, "paid", { n: 1 }, "pay"),
];

describe("a bidding in the log", () => {
  it("tells what each token did, what was given for it, and why another did nothing", () => {
    const [bidding] = biddingsOf(LOG);
    expect(bidding?.number).toBe(0);
    expect([...(bidding?.heights ?? [])]).toEqual([[0, 2], [1, 2]]);
    expect(bidding?.tokens.get(0)?.map(({ number, outcome }) => [number, outcome])).toEqual([[5, "missed"], [4, "taken"]]);
    expect(bidding?.tokens.get(1)?.map(({ number, outcome, paid }) => [number, outcome, paid])).toEqual([[4, "joined", ["wood"]], [5, "joined", ["wood", "coin"]]]);
  });
  it("is gone through step by step", () => {
    const bidding = biddingsOf(LOG)[0]!;
    expect(stepsOf(bidding)).toBe(2);
    expect([0, 1, 2].map((steps) => usersAfter(bidding, "beltane-fires", steps))).toEqual([[], [], [1]]);
    expect([closedIn(bidding, "may-procession"), closedIn(bidding, "hogmanay")]).toEqual([1, 0]);
  });
  it("ends with its scoring, and what is given later is no part of it", () => {
    const [bidding] = biddingsOf([...LOG, line(-1, "scoring", { n: 2 }), gave(1, "sheep")]);
    expect(bidding?.number).toBe(2);
    expect(bidding?.tokens.get(1)?.at(-1)?.paid).toEqual(["wood", "coin"]);
  });
  it("is new when its first token has been turned over", () => {
    expect(newest(LOG.slice(0, 3))).toBeNull();
    expect(newest([line(0, "took"), ...LOG])).toBe(1);
    expect(newest([...LOG, line(-1, "scoring", { n: 1 }), line(-1, "bidding")])).toBe(0);
  });
});

/** With the chronicle's book alone on its shelf. */
const shelf = { books: [bookOf(9, furniture)] } as unknown as Shelf;
const shelved = plain({ shelf: () => shelf });
function table(): { board: AnyBoard; stage: Stage } {
  return playing(shelved);
}

describe("one's own stack on the table", () => {
  it("is laid by the keys of the numbers, and sealed by the big button", () => {
    const { board, stage } = table();
    stage.ask(BIDS, { kind: "bid" });
    expect(board.books.open?.key).toBe("9");
    for (const key of [4, 1, 3, 4, 2]) board.finger.chooseNumber(key);
    expect(laid(board)).toEqual([1, 2]);
    expect(stage.acts).toEqual([]);
    board.finger.confirm(true);
    expect(stage.acts).toEqual(["bid 12---"]);
  });
  it("is what the big button is about, before its first token and after", async () => {
    await text.use("en");
    await text.withChronicles([9]);
    const { board, stage } = table();
    stage.ask(BIDS, { kind: "bid" });
    expect([board.turn.ready, primaryLabel(board)]).toEqual([false, "Seal my stack"]);
    lay(board, [4, 1]);
    expect([board.turn.ready, primaryLabel(board)]).toEqual([true, "Seal my stack"]);
    stage.ask([option("take 3"), option("take 4")], { kind: "take" });
    expect(primaryLabel(board)).toBe("End turn");
  });
  it("begins again with what has been sealed", () => {
    const { board, stage } = table();
    stage.ask(BIDS, { kind: "bid", answered: true, given: "bid 42---" });
    expect(laid(board)).toEqual([4, 2]);
    lay(board, [4]);
    expect(laid(board)).toEqual([4]);
    board.close();
    expect(laid(board)).toEqual([4, 2]);
  });
  it("opens by a key what was put away", () => {
    const { board, stage } = table();
    stage.ask(BIDS, { kind: "bid" });
    board.close();
    expect(board.books.open).toBeNull();
    board.finger.chooseNumber(2);
    expect([board.books.open?.key, laid(board)]).toEqual(["9", [2]]);
  });
});

describe("what has been turned over", () => {
  it("opens the board until one's next answer, but not when the table is first seen", () => {
    const { board, stage } = table();
    stage.log = LOG;
    flushSync();
    expect(board.books.open?.key).toBe("9");
    expect(board.books.fresh).toBe("9");
    stage.ask([option("take 3")], { kind: "take" });
    expect(board.books.open?.key).toBe("9");
    void board.turn.choose(board.options[0]!, true);
    expect([board.books.open, board.books.fresh]).toEqual([null, null]);
    stage.log = [...LOG, line(0, "took")];
    flushSync();
    expect(board.books.open).toBeNull();
  });
  it("stays while it is paid for", () => {
    const { board, stage } = table();
    stage.log = LOG;
    stage.ask([option("pay-feast wood 0,0", { group: "pay-feast", kind: "pay" })], { kind: "pay-event" });
    void board.turn.choose(board.options[0]!, true);
    stage.show({ prompt: null });
    expect(board.books.open?.key).toBe("9");
  });
  it("is no news to whoever comes later", () => {
    const stage = new Stage();
    stage.log = LOG;
    const board = living(() => new Board(stage, shelved, tableInfo()));
    expect(board.books.open).toBeNull();
  });
});
