// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Book, Shelf } from "../../src/games/types";
import { keep } from "../../src/lib/prefs.svelte";
import { COLOURS } from "../../src/art/pieces";
import { focusOn, press } from "../../src/table/keys";
import { END, option, plain, playing, seen, settle, tableInfo, words } from "./stage.svelte";

afterEach(() => {
  keep({ keys: true, words: false });
  document.body.replaceChildren();
});

const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);

describe("what is seen", () => {
  it("are the answers, and apart from them those that are refused", () => {
    const { stage, board } = playing();
    stage.ask([option("a"), option("b", { why_not: words("no") })]);
    expect([ids(board.options), ids(board.refused)]).toEqual([["a"], ["b"]]);
  });
  it("lies at its targets, one place may mean several answers", () => {
    const { stage, board } = playing();
    stage.ask([option("a", { targets: ["cell:0:0,0", "rondel:3"] }), option("b", { targets: ["rondel:3"] }), option("c", { targets: ["rondel:4"], why_not: words("no") })]);
    expect(ids(board.optionsAt("rondel:3"))).toEqual(["a", "b"]);
    expect(ids(board.optionsAt("cell:0:0,0"))).toEqual(["a"]);
    expect(board.optionsAt("rondel:4")).toEqual([]);
    expect(board.whyNot.get("rondel:4")?.id).toBe("c");
  });
  it("has a button where it lies nowhere on the table, except the end", () => {
    const { stage, board } = playing();
    stage.ask([option("a", { targets: ["cell:0:0,0"] }), option("b", { targets: ["vote:aye"] }), option("c"), END]);
    expect(ids(board.placeless)).toEqual(["b", "c"]);
    expect(ids(board.loose)).toEqual(["b", "c"]);
    expect(board.end?.id).toBe("end");
  });
  it("is nothing at a moment of the past", () => {
    const { stage, board } = playing();
    stage.ask([option("a")]);
    board.rewind.past = { n: 3, total: 9, view: { coins: 1 } };
    expect([board.prompt, board.options, board.view]).toEqual([null, [], { coins: 1 }]);
    expect(board.live).toEqual({ coins: 3 });
  });
  it("is shown as it would be while something is pointed at", () => {
    const { stage, board } = playing();
    stage.ask([option("a"), option("b")]);
    stage.previews = new Map([["a", { patch: [{ op: "replace", path: "/coins", value: 7 }] }]]);
    board.finger.point("a");
    expect(stage.done).toContain("preview a");
    expect([board.ghost, board.view]).toEqual([{ coins: 7 }, { coins: 3 }]);
    board.finger.point(null);
    expect(board.ghost).toBeNull();
    board.finger.selected = "a";
    expect(board.ghost).toEqual({ coins: 7 });
  });
  it("belongs to somebody", () => {
    const { stage, board } = playing();
    expect([board.home, board.mine, board.owns(0), board.owns(1)]).toEqual([0, true, true, false]);
    expect([board.nameOf(0), board.nameOf(2)]).toEqual(["Ailsa", "Morag"]);
    expect([board.colourOf(0), board.colourOf(99)]).toEqual([COLOURS[0], "rust"]);
    stage.together = true;
    expect(board.owns(0)).toBe(false);
    stage.show({ seat: 1 });
    expect([board.home, board.mine]).toEqual([1, false]);
    stage.show({ seat: null });
    expect([board.home, board.mine]).toEqual([0, false]);
  });
  it("is over with the game", () => {
    const { stage, board } = playing();
    expect(board.over).toBe(false);
    stage.show({ status: "over" });
    expect(board.over).toBe(true);
  });
  it("is asked in a drawer, unless it may be done at any time", () => {
    const { stage, board } = playing();
    const drawers = [{ key: "market", places: ["market"] }, { key: "rivals" }] as never;
    stage.ask([option("sell wood", { kind: "sell", targets: ["market:wood"] })]);
    expect(board.wanted(drawers)).toBeUndefined();
    stage.ask([option("buy wood", { targets: ["market:wood"] })]);
    expect(board.wanted(drawers)?.key).toBe("market");
  });
});

describe("closing", () => {
  it("puts everything away", () => {
    const { stage, board } = playing();
    stage.ask([option("a", { targets: ["rondel:3"] }), option("b")]);
    Object.assign(board.tray, { menu: { options: [], x: 0, y: 0 }, card: { tile: "x", under: [], x: 0, y: 0 }, clause: "GM-1", sheet: "market", entry: true });
    board.finger.selected = "a";
    board.turn.notice = "no";
    board.close();
    expect([board.tray.menu, board.tray.card, board.tray.clause, board.finger.selected, board.tray.sheet, board.tray.entry, board.turn.notice]).toEqual([null, null, null, null, null, false, ""]);
  });
  it("leaves a dialog, which hears the key itself, and the tile that is being dragged", () => {
    const { board } = playing();
    board.tray.dialog = "keys";
    board.tray.lifted = { tile: "village", x: 1, y: 2 };
    board.close();
    expect([board.tray.dialog, board.tray.lifted]).toEqual(["keys", { tile: "village", x: 1, y: 2 }]);
  });
  it("leaves the board that is asked for open the first time, if something was selected", () => {
    const book: Book = { key: "7", tall: false, asked: ({ prompt }) => prompt?.kind === "vote", offers: ({ group }) => group === "vote" };
    const { stage, board } = playing(plain({ shelf: () => ({ books: [book] }) as unknown as Shelf }));
    stage.ask([option("aye", { group: "vote" }), option("nay", { group: "vote" })], { kind: "vote" });
    expect([board.books.asked, board.books.open?.key]).toEqual(["7", "7"]);
    expect(board.loose).toEqual([]);
    board.finger.selected = "aye";
    board.close();
    expect(board.books.open?.key).toBe("7");
    board.close();
    expect(board.books.open).toBeNull();
    expect(ids(board.loose)).toEqual(["aye", "nay"]);
  });
  it("puts a board away for the rest of a turn that could be ended, and not for the next", () => {
    const book: Book = { key: "1", tall: true, asked: ({ options }) => options.length > 1, offers: ({ group }) => group === "sail" };
    const { stage, board } = playing(plain({ shelf: () => ({ books: [book] }) as unknown as Shelf }));
    const sail = option("sail", { group: "sail" });
    stage.ask([sail, END], { id: "4.2/0" });
    expect(board.books.open?.key).toBe("1");
    board.close();
    stage.ask([sail, END], { id: "4.3/0" });
    expect(board.books.open).toBeNull();
    stage.ask([sail, option("keep")], { id: "4.4/0" });
    expect(board.books.open?.key).toBe("1");
    stage.ask([sail, END], { id: "9.0/0" });
    expect(board.books.open?.key).toBe("1");
  });
});

describe("keys", () => {
  const type = (board: ReturnType<typeof playing>["board"], key: string, more: KeyboardEventInit = {}, at: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true, ...more });
    Object.defineProperty(event, "target", { value: at });
    press(board, event);
    return event;
  };
  const add = (html: string): HTMLElement => {
    document.body.innerHTML = html;
    return document.body.firstElementChild as HTMLElement;
  };

  it("take back and do again, by letter and with Control", async () => {
    const { stage, board } = playing();
    stage.show({ draft: { seat: 0, steps: ["a", "b"], redo: ["c"], lines: 0, kinds: ["", ""], at: 0 } });
    type(board, "u");
    type(board, "z", { ctrlKey: true });
    expect(type(board, "Y", { metaKey: true }).defaultPrevented).toBe(true);
    type(board, "U");
    expect(type(board, "c", { ctrlKey: true }).defaultPrevented).toBe(false);
    await settle();
    expect(stage.done).toEqual(["undo 1", "undo 1", "redo", "reset"]);
  });
  it("end the turn, confirm, choose and activate all", async () => {
    const { stage, board } = playing();
    stage.ask([option("a", { kind: "activate" }), option("b", { kind: "activate" }), END]);
    type(board, "e");
    type(board, "2");
    type(board, "Enter");
    await settle();
    expect(stage.acts).toEqual(["end", "b", "end"]);
    type(board, "a");
    await settle();
    expect(stage.acts.at(3)).toBe("a");
  });
  it("leave Enter to a button that has the focus", async () => {
    const { stage, board } = playing();
    stage.ask([option("a")]);
    type(board, "Enter", {}, add("<button>x</button>"));
    await settle();
    expect(stage.acts).toEqual([]);
  });
  it("are not heard in a field, under a sheet, while composing, or with Alt", async () => {
    const { stage, board } = playing();
    stage.ask([option("a"), END]);
    type(board, "e", {}, add("<input>"));
    type(board, "e", { isComposing: true });
    type(board, "e", { altKey: true });
    type(board, "e", { repeat: true });
    add("<dialog open><button>x</button></dialog>");
    type(board, "e");
    expect(type(board, "Escape").defaultPrevented).toBe(false);
    await settle();
    expect(stage.acts).toEqual([]);
  });
  it("of one character can be switched off, others cannot", async () => {
    const { stage, board } = playing();
    stage.ask([option("a"), END]);
    keep({ keys: false });
    type(board, "e");
    type(board, "?");
    type(board, "1");
    expect([stage.acts, board.tray.dialog]).toEqual([[], null]);
    type(board, "Enter");
    await settle();
    expect(stage.acts).toEqual(["end"]);
  });
  it("open the list of keys and the entry, and put all away", () => {
    const { board } = playing();
    type(board, "?");
    expect(board.tray.dialog).toBe("keys");
    expect(type(board, "/").defaultPrevented).toBe(true);
    expect(board.tray.entry).toBe(true);
    type(board, "Escape");
    expect(board.tray.entry).toBe(false);
  });
  it("move the map, and lead into a plan", () => {
    const { board } = playing();
    const done: unknown[] = [];
    board.zoom = { fit: () => done.push("fit"), scale: (factor) => done.push(factor) };
    board.togglePlan = () => done.push("plan");
    for (const key of ["0", "+", "-", "P"]) type(board, key);
    expect(done).toEqual(["fit", 1.25, 0.8, "plan"]);
  });
  it("lead through the past", () => {
    const { board } = playing();
    const gone: unknown[] = [];
    board.rewind.goTo = async (n) => void gone.push(n);
    board.rewind.step = async (by) => void gone.push(`by ${by}`);
    for (const key of ["[", "]", "Home", "End"]) expect(type(board, key).defaultPrevented).toBe(true);
    expect(gone).toEqual(["by -1", "by 1", 0, null]);
  });
  it("turn the table into words and back", () => {
    const { board } = playing();
    type(board, "†", { altKey: true, shiftKey: true, code: "KeyT" });
    expect(board.fork).toBeNull();
    expect(JSON.parse(localStorage.getItem("hindmost-prefs")!)).toMatchObject({ words: true });
    type(board, "†", { altKey: true, shiftKey: true, code: "KeyT" }, add("<input>"));
    expect(JSON.parse(localStorage.getItem("hindmost-prefs")!)).toMatchObject({ words: false });
  });
  it("lead to regions: to where arrows stand, else to what can be done, else to the region itself", () => {
    const { board } = playing();
    document.body.innerHTML = '<div class="pr-rondel"><button id="a">a</button><button id="b" tabindex="0">b</button></div><div class="pr-side"><button tabindex="-1">c</button><a id="d" href="/x">d</a></div><div class="pr-log" id="e"></div>';
    const focused = (key: string) => (type(board, key), document.activeElement?.id);
    expect([focused("r"), focused("c"), focused("l")]).toEqual(["b", "d", "e"]);
    focusOn(".nowhere");
    expect(document.activeElement?.id).toBe("e");
  });
});

describe("the table itself", () => {
  it("may change while it is played", () => {
    const { board } = playing();
    board.table = tableInfo({ seats: [{ seat: 0, kind: "human", name: "Eilidh", yours: true }] });
    flushSync();
    expect([board.seats, board.nameOf(0)]).toEqual([[0], "Eilidh"]);
  });
  it("has nothing to show before the first state", () => {
    const { stage, board } = playing();
    stage.state = null;
    flushSync();
    expect([board.view, board.prompt, board.seat, board.over]).toEqual([null, null, null, false]);
    stage.state = seen();
    flushSync();
    expect(board.seat).toBe(0);
  });
});
