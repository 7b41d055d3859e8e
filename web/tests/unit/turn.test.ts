// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep } from "../../src/lib/prefs.svelte";
import type { LogLine } from "../../src/net/types";
import { draft, END, option, playing, settle, words } from "./stage.svelte";

let clock = 0;
beforeEach(() => {
  clock = 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  keep({ auto: true, words: false });
});

describe("an answer", () => {
  it("goes to the table by its id", async () => {
    const { stage, board } = playing();
    const take = option("take 3");
    stage.ask([take, option("take 4")]);
    await board.turn.choose(take);
    expect(stage.acts).toEqual(["take 3"]);
  });
  it("that is refused says why and goes nowhere", async () => {
    const { stage, board } = playing();
    const barred = option("take 5", { why_not: words("refused-too-dear") });
    stage.ask([option("take 4"), barred]);
    await board.turn.choose(barred);
    expect(board.turn.notice).toBe("refused-too-dear");
    expect(stage.acts).toEqual([]);
  });
  it("puts away what lay over the table, and what was said before", async () => {
    const { stage, board } = playing();
    const take = option("take 3");
    stage.ask([take, option("take 4")]);
    board.tray.menu = { options: [take], x: 0, y: 0 };
    board.tray.card = { tile: "village", under: [], x: 0, y: 0 };
    board.turn.notice = "too dear";
    await board.turn.choose(take);
    expect([board.tray.menu, board.tray.card, board.turn.notice]).toEqual([null, null, ""]);
  });
  it.each([
    ["the end", END],
    ["what reveals something", option("draw", { reveals: true })],
  ])("that is final is not the second half of a double click: %s", async (_, final) => {
    const { stage, board } = playing();
    stage.ask([final, option("take 3")]);
    clock += 299;
    await board.turn.choose(final);
    expect(stage.acts).toEqual([]);
    clock += 1;
    await board.turn.choose(final);
    expect(stage.acts).toEqual([final.id]);
  });
  it("that is meant is taken at once, and so is one that can be taken back", async () => {
    const { stage, board } = playing();
    const take = option("take 3");
    stage.ask([END, take]);
    await board.turn.choose(END, true);
    await board.turn.choose(take);
    expect(stage.acts).toEqual(["end", "take 3"]);
  });
  it("is guarded anew by every question, but not where the same is told again", async () => {
    const { stage, board } = playing();
    stage.ask([END], { id: "7/0" });
    clock += 300;
    stage.ask([END], { id: "7/0" }, { version: "1.1" });
    await board.turn.choose(stage.state!.prompt!.options[0]!);
    expect(stage.acts).toEqual(["end"]);
    stage.ask([END], { id: "8/0" });
    await board.turn.choose(END);
    expect(stage.acts).toEqual(["end"]);
  });
});

describe("the end of a turn", () => {
  const extra = option("sell-cask", { kind: "extra", preview: { seats: { "0": { coins: 2 } } } });
  it("is held back once where something left would have given something", async () => {
    const { stage, board } = playing();
    stage.ask([extra, END], {}, { draft: draft(["take 3"]) });
    await board.turn.choose(board.end!, true);
    expect(stage.acts).toEqual([]);
    expect(board.turn.notice).not.toBe("");
    await board.turn.choose(board.end!, true);
    expect(stage.acts).toEqual(["end"]);
  });
  it("is reminded of again in the next turn", async () => {
    const { stage, board } = playing();
    stage.ask([extra, END], {}, { draft: draft(["take 3"]) });
    await board.turn.choose(board.end!, true);
    stage.ask([option("take 4")], { kind: "take" }, { draft: null });
    stage.ask([extra, END], {}, { draft: draft(["take 4"]) });
    await board.turn.choose(board.end!, true);
    expect(stage.acts).toEqual([]);
  });
  it("is not held back by what gives nothing to the reader", async () => {
    const { stage, board } = playing();
    stage.ask([{ ...extra, preview: { seats: { "1": { coins: 2 } } } }, END], {}, { draft: draft(["take 3"]) });
    await board.turn.choose(board.end!, true);
    expect(stage.acts).toEqual(["end"]);
  });
});

describe("the big button", () => {
  it("does what is selected, else ends the turn, else the only thing, else what is proposed, else it declines", () => {
    const { stage, board } = playing();
    const [a, b] = [option("a"), option("b")];
    stage.ask([a, b, END]);
    board.finger.selected = "b";
    expect(board.turn.primary?.id).toBe("b");
    board.finger.selected = null;
    expect(board.turn.primary?.id).toBe("end");
    stage.ask([a]);
    board.finger.selected = null;
    expect(board.turn.primary?.id).toBe("a");
    stage.ask([a, b], { default: ["b"] });
    expect(board.turn.primary?.id).toBe("b");
    stage.ask([a, b]);
    expect(board.turn.primary).toBeNull();
    const pass = option("pass", { kind: "pass" });
    stage.ask([a, b, pass]);
    expect(board.turn.primary?.id).toBe("pass");
    board.finger.selected = "a";
    expect(board.turn.primary?.id).toBe("a");
    stage.ask([a, b, pass], { default: ["b"] });
    expect(board.turn.primary?.id).toBe("b");
  });
  it("can be pressed as soon as it has something to do, chosen or proposed, and not while things run alone", async () => {
    const { stage, board } = playing();
    stage.ask([option("a"), option("b")]);
    expect(board.turn.ready).toBe(false);
    board.finger.selected = "a";
    expect(board.turn.ready).toBe(true);
    stage.ask([option("a"), option("b")], { default: ["b"] });
    expect([board.finger.selected, board.turn.ready]).toEqual([null, true]);
    stage.link = "lost";
    stage.answer = () => stage.ask([option("c"), option("d")], { default: ["c"], detail: true }, { draft: draft(["b"]) });
    board.finger.confirm(true);
    await settle();
    expect([board.turn.primary?.id, board.turn.running, board.turn.ready]).toEqual(["c", true, false]);
  });
  it("never does what is refused", () => {
    const { stage, board } = playing();
    stage.ask([option("a", { why_not: words("no") }), option("b"), option("c")], { default: ["a"] });
    board.finger.selected = "a";
    expect(board.turn.primary).toBeNull();
  });
});

describe("what runs alone", () => {
  const free = option("activate 0,1", { kind: "activate", sort: "free", preview: { seats: { "0": { wood: 1 } } } });
  const choice = option("activate 1,1", { kind: "activate", sort: "choice" });

  it("follows a step of one's own, and tells what it gave", async () => {
    const { stage, board } = playing();
    const place = option("place 0,1");
    stage.ask([place, option("place 1,1")], { kind: "place" });
    stage.answer = (deed) => {
      if (deed === "act place 0,1") stage.ask([free, choice, END], { default: [free.id] }, { draft: draft(["place 0,1"]) });
      if (deed === "act activate 0,1") stage.ask([choice, END], {}, { draft: draft(["place 0,1", free.id]) });
    };
    await board.turn.choose(place);
    await settle();
    expect(stage.acts).toEqual(["place 0,1", "activate 0,1"]);
    expect([...board.turn.ran]).toEqual([[1, [{ icon: "wood", label: "wood", amount: 1 }]]]);
    expect(board.turn.running).toBe(false);
  });
  it("does not when the table is opened, nor after taking back", async () => {
    const { stage, board } = playing();
    stage.ask([free, choice, END], { default: [free.id] }, { draft: draft(["place 0,1"]) });
    expect(stage.acts).toEqual([]);
    await board.turn.undo();
    stage.ask([free, choice, END], { default: [free.id] }, { draft: draft(["take 1"]) });
    expect(stage.acts).toEqual([]);
  });
  it("does not for those who switched it off, nor where something is revealed", async () => {
    const { stage, board } = playing();
    keep({ auto: false });
    const after = () => stage.ask([free, choice, END], { default: [free.id] }, { draft: draft(["x"]) });
    stage.ask([option("x"), option("y")]);
    stage.answer = after;
    await board.turn.choose(option("x"));
    expect(stage.acts).toEqual(["x"]);
    keep({ auto: true });
    stage.answer = () => stage.ask([{ ...free, reveals: true }, choice, END], { default: [free.id] }, { draft: draft(["x"]) });
    await board.turn.choose(option("x"));
    await settle();
    expect(stage.acts).toEqual(["x", "x"]);
  });
  it("asks for a detail that reveals something, also of what was accepted as proposed", async () => {
    const { stage, board } = playing();
    const recruit = option("recruit reserve", { reveals: true });
    stage.ask([option("lurk 1 0,0"), option("pass")]);
    stage.answer = () => stage.ask([recruit, option("recruit 0,0")], { detail: true, default: [recruit.id] }, { draft: draft(["lurk 1 0,0"]) });
    await board.turn.accept(option("lurk 1 0,0"));
    await settle();
    expect(stage.acts).toEqual(["lurk 1 0,0"]);
    clock += 1000;
    await board.turn.choose(recruit);
    expect(stage.acts).toEqual(["lurk 1 0,0", "recruit reserve"]);
  });
  it("takes what is free where a choice is proposed before it", async () => {
    const { stage, board } = playing();
    stage.ask([option("x"), option("y")]);
    stage.answer = (deed) => {
      if (deed === "act x") stage.ask([choice, free, END], { default: [choice.id] }, { draft: draft(["x"]) });
      else stage.ask([choice, END], {}, { draft: draft(["x", "y"]) });
    };
    await board.turn.choose(option("x"));
    await settle();
    expect(stage.acts).toEqual(["x", "activate 0,1"]);
  });
  it("waits until the last answer has come, and for the connection", async () => {
    const { stage, board } = playing();
    stage.ask([option("x"), option("y")]);
    stage.answer = (deed) => {
      if (deed !== "act x") return stage.ask([choice, END], {}, { draft: draft(["x", "y"]) });
      stage.busy++;
      stage.ask([free, choice, END], { default: [free.id] }, { draft: draft(["x"]) });
    };
    await board.turn.choose(option("x"));
    await settle();
    expect(stage.acts).toEqual(["x"]);
    stage.link = "lost";
    stage.busy--;
    await settle();
    expect(stage.acts).toEqual(["x"]);
    expect(board.turn.running).toBe(true);
    stage.link = "live";
    await settle();
    expect(stage.acts).toEqual(["x", "activate 0,1"]);
  });
  it("answers details as proposed, unless they are to be asked", async () => {
    const detail = { default: ["from 0,1"], detail: true };
    for (const slowly of [false, true]) {
      const { stage, board } = playing();
      const pay = option("activate 2,2", { kind: "activate" });
      const sources = [option("from 0,1"), option("from 1,1")];
      stage.ask([pay, END], {}, { draft: draft(["take 1"]) });
      stage.answer = (deed) => {
        if (deed === `act ${pay.id}`) stage.ask(sources, detail, { draft: draft(["take 1", pay.id]) });
        else stage.ask([END], {}, { draft: draft(["take 1", pay.id, "from 0,1"]) });
      };
      await (slowly ? board.turn.chooseSlowly(pay) : board.turn.choose(pay));
      await settle();
      expect(stage.acts).toEqual(slowly ? [pay.id] : [pay.id, "from 0,1"]);
    }
  });
  it("goes through what was accepted as proposed, and stops at the end of the turn", async () => {
    const { stage, board } = playing();
    const build = option("build");
    const chain: Record<string, () => void> = {
      "act build": () => stage.ask([option("pay wood"), option("pay stone")], { default: ["pay wood"] }, { draft: draft(["build"]) }),
      "act pay wood": () => stage.ask([option("more"), END], { default: ["more"] }, { draft: draft(["build", "pay wood"]) }),
    };
    stage.ask([build, END], {}, { draft: draft(["go 1"]) });
    stage.answer = (deed) => chain[deed]?.();
    await board.turn.accept(build);
    await settle();
    expect(stage.acts).toEqual(["build", "pay wood"]);
  });
  it("tells movement as a gain that no number of the preview shows", async () => {
    const { stage, board } = playing();
    const walk = option("activate 0,0", { kind: "activate", sort: "free", label: words("option-activate", { gives: words("unit-movement", { n: 1 }) }) });
    stage.ask([option("x"), option("y")]);
    stage.answer = (deed) => (deed === "act x" ? stage.ask([walk, END], { default: [walk.id] }, { draft: draft(["x"]) }) : stage.ask([END], {}, { draft: draft(["x", walk.id]) }));
    await board.turn.choose(option("x"));
    await settle();
    expect(board.turn.ran.get(1)?.map(({ icon, amount }) => [icon, amount])).toEqual([["boot", 1]]);
  });
});

describe("Activate all", () => {
  const given = (id: string, coins: number) => option(id, { kind: "activate", preview: { seats: { "0": { coins } } } });
  const [costly, plain, rich] = [given("buy", -2), given("wood", 0), given("coins", 3)];

  it("does one after the other what nothing has to be bought for, and leaves the rest", async () => {
    const { stage, board } = playing();
    const left = [costly, plain, rich];
    const ask = () => stage.ask([...left, END], {}, { draft: draft(stage.acts.length ? [...stage.acts] : ["take 1"]) });
    stage.answer = (deed) => {
      left.splice(left.findIndex(({ id }) => `act ${id}` === deed), 1);
      ask();
    };
    ask();
    expect(board.turn.canActivate).toBe(true);
    await board.turn.activateAll();
    expect(stage.acts).toEqual(["wood", "coins"]);
    expect(board.turn.canActivate).toBe(false);
    expect(board.turn.running).toBe(false);
  });
  it("leaves what was skipped", async () => {
    const { stage, board } = playing();
    stage.ask([plain, END], {}, { draft: draft(["take 1"]) });
    board.turn.skip("wood");
    expect([board.turn.canActivate, board.turn.queue]).toEqual([false, []]);
    await board.turn.activateAll();
    expect(stage.acts).toEqual([]);
  });
});

describe("the queue", () => {
  it("holds activations in order, without those that run alone", () => {
    const { stage, board } = playing();
    const of = (id: string, sort: string) => option(id, { kind: "activate", sort });
    stage.ask([of("a", "choice"), of("b", "free"), of("c", ""), option("d", { kind: "move" }), END]);
    expect(board.turn.queue.map(({ id }) => id)).toEqual(["a", "c"]);
  });
});

describe("taking back", () => {
  it("takes what ran alone together with the step before it", async () => {
    const { stage, board } = playing();
    stage.show({ draft: draft(["take 3", "place 0,1", "activate 0,1", "activate 1,1"]) });
    board.turn.ran = new Map([[2, []], [3, []]]);
    await board.turn.undo();
    expect(stage.done).toEqual(["undo 3"]);
    expect([...board.turn.ran.keys()]).toEqual([]);
  });
  it("takes one step where nothing ran alone, and nothing where there is none", async () => {
    const { stage, board } = playing();
    stage.show({ draft: draft(["take 3", "place 0,1"]) });
    await board.turn.undo();
    stage.show({ draft: null });
    await board.turn.undo();
    await board.turn.reset();
    expect(stage.done).toEqual(["undo 1"]);
  });
  it("is for one's own draft only", () => {
    const { stage, board } = playing();
    stage.show({ draft: draft(["take 3"], { seat: 1 }) });
    expect(board.turn.canUndo).toBe(false);
  });
  it("goes on again while something was taken back", async () => {
    const { stage, board } = playing();
    stage.show({ draft: draft([]) });
    await board.turn.redo();
    stage.show({ draft: draft([], { redo: ["take 3"] }) });
    expect(board.turn.canRedo).toBe(true);
    await board.turn.redo();
    expect(stage.done).toEqual(["redo"]);
  });
  it("can go to a step, and does nothing beyond the last", async () => {
    const { stage, board } = playing();
    stage.show({ draft: draft(["a", "b", "c"]) });
    await board.turn.undoTo(1);
    await board.turn.undoTo(3);
    expect(stage.done).toEqual(["undo 2"]);
  });
  it("waits for what is on its way, and takes that back as well", async () => {
    const { stage, board } = playing();
    stage.show({ draft: draft(["take 3", "pay wood"]) });
    stage.busy = 1;
    void board.turn.undoTo(1);
    await settle();
    expect(stage.done).toEqual([]);
    stage.show({ draft: draft(["take 3", "pay wood", "activate 0,1"]) });
    stage.busy = 0;
    await settle();
    expect(stage.done).toEqual(["undo 2"]);
  });
  it("forgets all about the turn with its last step", () => {
    const { stage, board } = playing();
    stage.ask([option("wood", { kind: "activate" })], {}, { draft: draft(["a"]) });
    board.turn.skip("wood");
    board.turn.byHand = true;
    board.turn.ran = new Map([[0, []]]);
    stage.show({ draft: null });
    expect([board.turn.skipped.size, board.turn.byHand, board.turn.ran.size]).toEqual([0, false, 0]);
  });
});

describe("what was done in the turn", () => {
  const line = (kind: NonNullable<LogLine["kind"]>, at: number, args: LogLine["message"]["args"] = {}): LogLine => ({ seat: 0, at, kind, message: words("log", args) });
  const log = [line("turn", 4), line("", 11), line("pay", 12), line("pay", 13), line("activated", 14, { cell: "0,1" })];
  const steps = draft(["take 3", "pay wood", "place 0,1", "activate 0,1"], { lines: 4, kinds: ["take", "pay", "place", "activate"], at: 10 });

  it("is told by the last lines of the log", () => {
    const { stage, board } = playing();
    stage.log = log;
    stage.show({ draft: steps });
    expect(board.turn.drafted).toEqual(log.slice(1));
    stage.show({ draft: { ...steps, seat: 1 } });
    expect(board.turn.drafted).toEqual([]);
  });
  it("knows what was paid, and which of it was chosen", () => {
    const { stage, board } = playing();
    stage.log = log;
    stage.show({ draft: steps });
    expect(board.turn.paid.map(({ step }) => step)).toEqual([1, null]);
    expect(board.turn.payments).toEqual([1]);
  });
  it("can be paid otherwise, step by step", async () => {
    const { stage, board } = playing();
    board.turn.changePayment();
    stage.show({ draft: steps });
    board.turn.changePayment();
    await settle();
    expect(stage.done).toEqual(["undo 3"]);
    expect(board.turn.byHand).toBe(true);
  });
  it("can be paid from the next source, and from the first after the last", async () => {
    for (const [before, next] of [["pay wood", "pay stone"], ["pay stone", "pay wood"]] as const) {
      const { stage, board } = playing();
      stage.show({ draft: { ...steps, steps: ["take 3", before, "place 0,1", "activate 0,1"] } });
      stage.answer = (deed) => {
        if (deed.startsWith("undo")) stage.ask([option("pay wood", { kind: "pay" }), option("pay stone", { kind: "pay" }), option("other")], {}, { draft: draft(["take 3"]) });
      };
      await board.turn.payFromElsewhere(1);
      expect(stage.done).toEqual(["undo 3", `act ${next}`]);
    }
  });
  it("can be taken back from an activation on", async () => {
    const { stage, board } = playing();
    stage.log = log;
    stage.show({ draft: steps });
    board.turn.takeBack("9,9");
    board.turn.takeBack("0,1");
    await settle();
    expect(stage.done).toEqual(["undo 1"]);
  });
});

describe("settled", () => {
  it("waits for what is under way", async () => {
    const { stage, board } = playing();
    stage.busy = 1;
    let done = false;
    const waiting = board.turn.settled().then(() => (done = true));
    await settle();
    expect(done).toBe(false);
    stage.busy = 0;
    await settle();
    await waiting;
    expect(done).toBe(true);
  });
});
