// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep } from "../../src/lib/prefs.svelte";
import { router } from "../../src/lib/router.svelte";
import { api, Refused } from "../../src/net/api";
import { applyPatch } from "../../src/net/patch";
import { headline, primaryLabel, subline } from "../../src/table/headline";
import { Passing } from "../../src/table/passing.svelte";
import { text } from "../../src/text/text.svelte";
import { OFFLINE, Refusal, refusal, serve } from "./server";
import { END, living, option, plain, playing, Stage, tableInfo, words } from "./stage.svelte";

beforeEach(async () => {
  localStorage.clear();
  await text.use("en");
});
afterEach(() => {
  vi.restoreAllMocks();
  keep({ pass: true });
});

describe("the head of the table", () => {
  it("asks, waits for one or several, and says that it is over", () => {
    const { stage, board } = playing();
    stage.show({ waiting: [{ seat: 2, kind: "take" }] });
    const waits = headline(board);
    expect(waits).toContain("Morag");
    stage.show({ waiting: [{ seat: 1, kind: "take" }, { seat: 2, kind: "vote" }] });
    expect(headline(board)).not.toBe(waits);
    stage.ask([option("a"), option("b")], { title: words("web-your-turn") });
    expect(headline(board)).toBe("It is your turn");
    stage.show({ prompt: null, status: "abandoned" });
    const abandoned = headline(board);
    stage.show({ status: "over" });
    expect(new Set([abandoned, headline(board), waits, ""]).size).toBe(4);
    board.rewind.past = { n: 0, total: 1, view: {} };
    expect(headline(board)).toBe("Replay");
  });
  it("names whoever is asked, where that is not the reader alone", () => {
    const { stage, board } = playing();
    stage.together = true;
    stage.ask([option("a"), option("b")], { title: words("web-your-turn") });
    expect(headline(board)).toContain("Ailsa");
  });
  it("says how many places there are, and what is final", () => {
    const { stage, board } = playing(plain({ remark: () => "a remark" }));
    stage.ask([option("a", { kind: "place" }), option("b", { kind: "place" })]);
    const open = subline(board);
    expect(open).toContain("2");
    expect(open).toContain("a remark");
    stage.ask([option("a", { kind: "place" }), option("b", { reveals: true })]);
    expect(subline(board)).not.toBe(open);
    stage.show({ prompt: null, seat: null });
    expect(subline(board)).not.toBe("");
  });
  it("writes on the big button what it does", () => {
    const { stage, board } = playing();
    const label = (...options: Parameters<typeof stage.ask>) => (stage.ask(...options), primaryLabel(board));
    const end = label([END]);
    expect(label([END], { title: words("ask", { movement: 2 }) })).not.toBe(end);
    expect(label([END], { title: words("ask", { movement: 0 }) })).toBe(end);
    const [place, take, waste, other] = [
      label([option("a", { kind: "place" })]),
      label([option("a", { kind: "take" })]),
      label([option("a", { kind: "take", wasteful: true }), option("b")], { default: ["a"] }),
      label([option("a", { label: words("web-your-turn") })]),
    ];
    expect(new Set([end, place, take, waste, other]).size).toBe(5);
    expect(other).toBe("It is your turn");
  });
  it("writes on it what a question wants, as long as nothing is chosen", async () => {
    await text.withChronicles([7]);
    const { stage, board } = playing();
    const pieces = [option("vote aye", { group: "vote" }), option("vote nay", { group: "vote" })];
    stage.ask(pieces, { kind: "vote" });
    expect([board.turn.ready, primaryLabel(board)]).toEqual([false, "Vote"]);
    stage.ask(pieces, { kind: "take" });
    expect([board.turn.ready, primaryLabel(board)]).toEqual([false, "End turn"]);
  });
});

describe("one screen for several", () => {
  const open = { seats: [{ seat: 0 }, { seat: 1 }] };
  const secret = (seat: number) => ({ seats: [0, 1].map((each) => ({ seat: each, hand: each === seat ? ["x"] : 1 })) });
  let n = 0;
  function shared(): { stage: Stage; passing: Passing } {
    const stage = new Stage();
    stage.table = `shared-${n++}`;
    stage.together = true;
    stage.show({ view: open });
    return { stage, passing: living(() => new Passing(stage)) };
  }

  it("is passed on before secrets are shown, and then is in those hands", () => {
    const { stage, passing } = shared();
    expect(passing.to).toBeNull();
    stage.show({ seat: 1, view: secret(1) });
    expect(passing.to).toBe(1);
    passing.take();
    flushSync();
    expect(passing.to).toBeNull();
    stage.show({ seat: 0, view: secret(0) });
    expect(passing.to).toBe(0);
  });
  it("is passed on for a vote that others must not see", () => {
    const { stage, passing } = shared();
    stage.ask([option("aye"), option("nay")], { simultaneous: true }, { seat: 1 });
    expect(passing.to).toBe(1);
  });
  it("is not where nothing is secret, nobody shares it, it is a plan, over, or nobody wants it", () => {
    const { stage, passing } = shared();
    stage.show({ seat: 1 });
    expect(passing.to).toBeNull();
    stage.show({ seat: 0, view: secret(0) });
    expect(passing.to).toBe(0);
    keep({ pass: false });
    expect(passing.to).toBeNull();
    keep({ pass: true });
    stage.show({ status: "over" });
    expect(passing.to).toBeNull();
    stage.show({ status: "playing" });
    stage.together = false;
    expect(passing.to).toBeNull();
    stage.together = true;
    stage.planned = true;
    expect(passing.to).toBeNull();
  });
  it("is still in the same hands after a plan", () => {
    const { stage, passing } = shared();
    stage.show({ seat: 1, view: secret(1) });
    passing.take();
    flushSync();
    expect(living(() => new Passing(stage)).to).toBeNull();
  });
});

describe("what is said at the table", () => {
  const said = (n: number, seat: number, line: string) => ({ n, seat, name: "", text: line, at: 0 });
  it("is unread until it is read, except what one said oneself", () => {
    const { stage, board } = playing();
    stage.chat = [said(1, 0, "hello"), said(2, 1, "hi"), said(3, 2, "well")];
    expect([board.hearing.unread, board.hearing.hailed]).toEqual([2, false]);
    stage.chat = [...stage.chat, said(4, 1, "Ailsa, your turn")];
    expect([board.hearing.unread, board.hearing.hailed]).toEqual([3, true]);
    board.hearing.read();
    expect([board.hearing.unread, board.hearing.hailed]).toEqual([0, false]);
    const again = playing(plain(), tableInfo());
    again.stage.chat = [...stage.chat, said(5, 1, "new")];
    expect(again.board.hearing.unread).toBe(1);
  });
  it("is read no further back", () => {
    const { stage, board } = playing();
    stage.chat = [said(7, 1, "hi")];
    board.hearing.read();
    stage.chat = [said(3, 1, "older")];
    board.hearing.read();
    expect(localStorage.getItem("hindmost-chat-t1")).toBe("7");
  });
});

describe("the address", () => {
  it("is followed by links inside of the client, and by nothing else", () => {
    router.go("/rules/GM-1?x=2#y");
    expect([router.path, router.parts, router.query.get("x"), router.hash]).toEqual(["/rules/GM-1", ["rules", "GM-1"], "2", "#y"]);
    const click = (html: string, more: MouseEventInit = {}) => {
      document.body.innerHTML = html;
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
      // What the browser would do with it is none of the test's business.
      addEventListener("click", (late) => late.preventDefault(), { once: true });
      document.body.firstElementChild!.dispatchEvent(event);
      return router.path;
    };
    expect(click('<a href="/learn">x</a>')).toBe("/learn");
    for (const html of ['<a href="/api/x">x</a>', '<a href="/docs">x</a>', '<a href="https://example.org">x</a>', '<a href="/new" download>x</a>', '<a href="/new" target="_blank">x</a>', "<b>x</b>"])
      expect(click(html)).toBe("/learn");
    expect(click('<a href="/new">x</a>', { ctrlKey: true })).toBe("/learn");
    expect(click('<a href="/new">x</a>')).toBe("/new");
  });
  it("loses a word without a new entry in the history", () => {
    router.go("/g/t1?at=4&as=1");
    const before = history.length;
    router.drop("at");
    expect([location.search, router.query.has("at"), history.length]).toEqual(["?as=1", false, before]);
    router.drop("as");
    expect(location.search).toBe("");
  });
});

describe("a request", () => {
  it("carries its body and the sign that it comes from the client", async () => {
    const asked = serve({ "PUT /api/me": { name: "Ailsa" } });
    expect(await api.name("Ailsa")).toEqual({ name: "Ailsa" });
    expect(asked[0]!.body).toEqual({ name: "Ailsa" });
  });
  it("that is refused says why in a sentence", async () => {
    serve({ "GET /api/me": refusal("refused-offline", 403) });
    const error = await api.me().catch((each: unknown) => each);
    expect(error).toBeInstanceOf(Refused);
    expect([(error as Refused).status, (error as Refused).message]).toEqual([403, text.say("refused-offline")]);
  });
  it("that nobody explains is told as well", async () => {
    serve({ "GET /api/me": OFFLINE, "GET /api/me/tables": new Refusal(502, "x") });
    expect(await api.me().catch((each: Refused) => [each.status, each.code])).toEqual([0, "offline"]);
    expect(await api.mine().catch((each: Refused) => [each.status, each.code])).toEqual([502, "failed"]);
  });
  it("may have nothing to answer", async () => {
    serve({ "POST /api/tables/t1/leave": null });
    expect(await api.leave("t1")).toBeNull();
  });
});

describe("a patch", () => {
  it("replaces everything, adds in the middle of a list, and removes", () => {
    expect(applyPatch({ a: 1 }, [{ op: "replace", path: "", value: { b: 2 } }])).toEqual({ b: 2 });
    expect(applyPatch([1, 3], [{ op: "add", path: "/1", value: 2 }])).toEqual([1, 2, 3]);
    expect(applyPatch({ a: [{ b: 1, c: 2 }] }, [{ op: "remove", path: "/a/0/b" }])).toEqual({ a: [{ c: 2 }] });
  });
  it("is carried out in order, each step on what the one before has left", () => {
    const steps = [{ op: "remove", path: "/0" }, { op: "replace", path: "/0", value: 9 }, { op: "add", path: "/-", value: 7 }] as const;
    expect(applyPatch([1, 2, 3], steps)).toEqual([9, 3, 7]);
  });
  it("reads names with strokes and tildes", () => {
    expect(applyPatch({ "a/b": { "c~d": 1 } }, [{ op: "replace", path: "/a~1b/c~0d", value: 2 }])).toEqual({ "a/b": { "c~d": 2 } });
    expect(applyPatch({ "~1": 1 }, [{ op: "replace", path: "/~01", value: 2 }])).toEqual({ "~1": 2 });
  });
  it("shares what it does not touch", () => {
    const before = { seats: [{ n: 1 }, { n: 2 }], rest: {} };
    const after = applyPatch(before, [{ op: "replace", path: "/seats/1/n", value: 5 }]);
    expect([after.seats[0], after.rest]).toEqual([before.seats[0], before.rest]);
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.seats[1]).not.toBe(before.seats[1]);
  });
});
