// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { keep } from "../../src/lib/prefs.svelte";
import { END, option, plain, playing, prompt, settle, words } from "./stage.svelte";

afterEach(() => keep({ words: false }));

const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);

describe("the only thing to do", () => {
  it("is selected from the start, with its preview", () => {
    const { stage, board } = playing();
    stage.ask([option("a"), option("b", { why_not: words("no") })]);
    expect(board.finger.selected).toBe("a");
    expect(stage.done).toContain("preview a");
  });
  it.each([["the end", END], ["what reveals", option("a", { reveals: true })], ["what wastes", option("a", { wasteful: true })]])("is not where it is %s", (_, only) => {
    const { stage, board } = playing();
    stage.ask([only]);
    expect(board.finger.selected).toBeNull();
  });
  it("is not where there is another", () => {
    const { stage, board } = playing();
    stage.ask([option("a"), END]);
    expect(board.finger.selected).toBeNull();
  });
});

describe("a click on a thing", () => {
  it("answers where it means one thing", async () => {
    const { stage, board } = playing();
    stage.ask([option("a", { targets: ["rondel:3"] }), option("b")]);
    board.finger.pick("rondel:3");
    await settle();
    expect(stage.acts).toEqual(["a"]);
  });
  it("asks which where it means several", () => {
    const { stage, board } = playing();
    stage.ask([option("a", { targets: ["rondel:3"] }), option("b", { targets: ["rondel:3"] })]);
    board.finger.pick("rondel:3", { clientX: 20, clientY: 30 });
    expect(board.tray.menu).toMatchObject({ x: 20, y: 30 });
    expect(ids(board.tray.menu!.options)).toEqual(["a", "b"]);
    expect(stage.acts).toEqual([]);
  });
  it("activates rather than sells, and sells where that is all", async () => {
    const { stage, board } = playing();
    const sell = option("sell wood", { kind: "sell", targets: ["cell:0:0,0", "market:wood"] });
    stage.ask([sell, option("activate", { kind: "activate", targets: ["cell:0:0,0"] })]);
    board.finger.pick("cell:0:0,0");
    board.finger.pick("market:wood");
    await settle();
    expect(stage.acts).toEqual(["activate", "sell wood"]);
  });
  it("says why not, with the rule", () => {
    const { stage, board } = playing();
    stage.ask([option("a"), option("b", { targets: ["rondel:4"], why_not: words("too-dear"), rule: "GM-BUY-01" })]);
    board.finger.pick("rondel:4");
    expect([board.turn.notice, board.turn.noticeRule]).toEqual(["too-dear", "GM-BUY-01"]);
    board.turn.notice = "something else";
    expect(board.turn.noticeRule).toBe("");
    board.turn.notice = "";
    board.finger.pick("rondel:9");
    expect(board.turn.notice).toBe("");
  });
  it("by a finger selects first and answers with the second", async () => {
    const { stage, board } = playing();
    stage.ask([option("a", { targets: ["rondel:3"] }), option("b", { targets: ["rondel:4"] })]);
    const tap = { pointerType: "touch" };
    board.finger.pick("rondel:3", tap);
    expect([board.finger.selected, stage.acts]).toEqual(["a", []]);
    board.finger.pick("rondel:4", tap);
    expect([board.finger.selected, stage.acts]).toEqual(["b", []]);
    board.finger.pick("rondel:4", tap);
    await settle();
    expect(stage.acts).toEqual(["b"]);
  });
  it("warns before something is thrown away, and finds sales that would help", async () => {
    const { stage, board } = playing();
    const take = option("take 3", { kind: "take", wasteful: true, targets: ["rondel:3"] });
    const sale = (good: string, from: string) => option(`sell ${good} ${from}`, { kind: "sell", targets: [`cell:0:${from}`, `market:${good}`] });
    const [wood, more, stone] = [sale("wood", "0,0"), sale("wood", "1,0"), sale("stone", "0,0")];
    stage.afterwards = {
      [more.id]: prompt([{ ...take, wasteful: false }]),
      [stone.id]: prompt([take]),
    };
    stage.ask([take, wood, more, stone]);
    board.finger.pick("rondel:3");
    expect([board.finger.selected, board.turn.notice, stage.acts]).toEqual(["take 3", "say-take 3", []]);
    await settle();
    expect(ids(board.finger.remedies)).toEqual([more.id]);
    board.finger.pick("rondel:3");
    await settle();
    expect(stage.acts).toEqual(["take 3"]);
  });
  it("is forgotten with the question", () => {
    const { stage, board } = playing();
    stage.ask([option("a", { targets: ["rondel:3"] }), option("b", { targets: ["rondel:3"] })]);
    board.finger.pick("rondel:3");
    board.finger.point("a");
    board.finger.remedies = [option("x")];
    stage.ask([option("c"), option("d")]);
    expect([board.tray.menu, board.finger.hovered, board.finger.selected, board.finger.remedies]).toEqual([null, null, null, []]);
  });
});

describe("a fork", () => {
  const furniture = plain({ fork: (_, kind) => (kind === "errand" ? { ways: ["use", "take"] } : undefined) });
  const at = (id: string, group: string) => option(id, { group, targets: ["cell:0:0,0"] });

  it("asks for the way first; then places mean that way", () => {
    const { stage, board } = playing(furniture);
    stage.ask([at("use 1", "use"), at("take 1", "take"), at("pass", "")], { kind: "errand" });
    expect(board.openWays).toEqual(["use", "take"]);
    expect(ids(board.optionsAt("cell:0:0,0"))).toEqual(["use 1", "take 1", "pass"]);
    board.finger.follow("take");
    expect(ids(board.optionsAt("cell:0:0,0"))).toEqual(["take 1", "pass"]);
    board.finger.pointedWay = "use";
    expect(ids(board.optionsAt("cell:0:0,0"))).toEqual(["use 1", "pass"]);
  });
  it("cannot be followed where nothing lies", () => {
    const { stage, board } = playing(furniture);
    stage.ask([at("use 1", "use"), at("use 2", "use")], { kind: "errand" });
    expect(board.finger.way).toBe("use");
    board.finger.follow("take");
    expect(board.finger.way).toBe("use");
  });
  it("is none for whoever reads the table in words", () => {
    const { stage, board } = playing(furniture);
    stage.ask([at("use 1", "use"), at("take 1", "take")], { kind: "errand" });
    keep({ words: true });
    expect(board.fork).toBeNull();
  });
  it("is chosen by its number, and answers are otherwise", async () => {
    const { stage, board } = playing(furniture);
    stage.ask([at("use 1", "use"), at("take 1", "take")], { kind: "errand" });
    board.finger.chooseNumber(2);
    expect([board.finger.way, stage.acts]).toEqual(["take", []]);
    stage.ask([option("a"), option("b")]);
    board.finger.chooseNumber(2);
    board.finger.chooseNumber(3);
    await settle();
    expect(stage.acts).toEqual(["b"]);
  });
});

describe("numbers", () => {
  it("mean the badges of activations that wait, but in words the list", async () => {
    const { stage, board } = playing();
    stage.ask([option("move"), option("a", { kind: "activate" }), END]);
    board.finger.chooseNumber(1);
    keep({ words: true });
    board.finger.chooseNumber(1);
    await settle();
    expect(stage.acts).toEqual(["a", "move"]);
  });
});
