// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explain, hush, tip } from "../../src/lib/tip.svelte";
import { roving } from "../../src/lib/roving";
import { clearSpot } from "../../src/table/clear";
import { byKeyboard, refocus } from "../../src/table/focus";
import { hint } from "../../src/table/hint";
import { drag } from "../../src/lib/drag";
import { lift } from "../../src/table/lift";
import { keep } from "../../src/lib/prefs.svelte";
import { END, option, playing, settle } from "./stage.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  keep({ words: false });
});

const add = (html: string): HTMLElement => {
  document.body.insertAdjacentHTML("beforeend", html);
  return document.body.lastElementChild as HTMLElement;
};
const point = (at: EventTarget, type: string, more: PointerEventInit = {}) => at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", ...more }));

describe("a tile's card", () => {
  const carded = (tile: string | null = "village", under?: string[]) => {
    const { board } = playing();
    const node = add("<button>tile</button>");
    return { board, node, it: hint(node, { board, tile, under }) };
  };
  it("comes after 300 ms under a mouse that moves", () => {
    const { board, node } = carded("village", ["castle"]);
    point(node, "pointermove");
    vi.advanceTimersByTime(299);
    expect(board.tray.card).toBeNull();
    vi.advanceTimersByTime(1);
    expect(board.tray.card).toMatchObject({ tile: "village", under: ["castle"] });
  });
  it("does not come to a pointer that only rests there, nor begins anew with every move", () => {
    const { board, node } = carded();
    point(node, "pointerenter");
    vi.advanceTimersByTime(1000);
    expect(board.tray.card).toBeNull();
    point(node, "pointermove");
    vi.advanceTimersByTime(200);
    point(node, "pointermove");
    vi.advanceTimersByTime(100);
    expect(board.tray.card).not.toBeNull();
  });
  it("goes shortly after the pointer has left, unless that is on the card", () => {
    const { board, node } = carded();
    point(node, "pointermove");
    vi.advanceTimersByTime(300);
    point(node, "pointerleave");
    vi.advanceTimersByTime(119);
    expect(board.tray.card).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(board.tray.card).toBeNull();
    point(node, "pointermove");
    vi.advanceTimersByTime(300);
    vi.spyOn(document, "querySelector").mockReturnValue(node);
    point(node, "pointerleave");
    vi.advanceTimersByTime(500);
    expect(board.tray.card).not.toBeNull();
  });
  it("comes by a long press, and not by a tap", () => {
    const { board, node } = carded();
    point(node, "pointerdown", { pointerType: "touch" });
    vi.advanceTimersByTime(399);
    point(node, "pointerup", { pointerType: "touch" });
    vi.advanceTimersByTime(1000);
    expect(board.tray.card).toBeNull();
    point(node, "pointerdown", { pointerType: "touch" });
    vi.advanceTimersByTime(400);
    expect(board.tray.card?.tile).toBe("village");
  });
  it("comes on focus by keyboard only", () => {
    const { board, node } = carded();
    const matches = vi.spyOn(node, "matches").mockReturnValue(false);
    node.dispatchEvent(new FocusEvent("focus"));
    vi.advanceTimersByTime(300);
    expect(board.tray.card).toBeNull();
    matches.mockReturnValue(true);
    node.dispatchEvent(new FocusEvent("focus"));
    vi.advanceTimersByTime(300);
    expect(board.tray.card).not.toBeNull();
    node.dispatchEvent(new FocusEvent("blur"));
    vi.advanceTimersByTime(120);
    expect(board.tray.card).toBeNull();
  });
  it("is that of the tile that lies there now; none where none lies, and none after the thing has gone", () => {
    const { board, node, it } = carded(null);
    point(node, "pointermove");
    vi.advanceTimersByTime(300);
    expect(board.tray.card).toBeNull();
    it.update({ board, tile: "castle" });
    point(node, "pointerleave");
    point(node, "pointermove");
    vi.advanceTimersByTime(300);
    expect(board.tray.card?.tile).toBe("castle");
    board.tray.card = null;
    point(node, "pointerleave");
    point(node, "pointermove");
    it.destroy();
    vi.advanceTimersByTime(300);
    expect(board.tray.card).toBeNull();
  });
});

describe("a word about a sign", () => {
  it("comes under a mouse and goes with it", async () => {
    const node = add("<span>?</span>");
    const it = explain(node, "final");
    await Promise.resolve();
    point(node, "pointerenter");
    vi.advanceTimersByTime(300);
    expect([tip.words, node.getAttribute("aria-describedby")]).toEqual(["final", "tip"]);
    it.update("other");
    expect(tip.words).toBe("other");
    point(node, "pointerleave");
    expect([tip.words, node.getAttribute("aria-describedby")]).toEqual(["", null]);
    it.destroy();
  });
  it("stays after a long press, until somebody hushes it", async () => {
    const node = add("<span>?</span>");
    const it = explain(node, "final");
    await Promise.resolve();
    point(node, "pointerdown", { pointerType: "touch" });
    vi.advanceTimersByTime(400);
    point(node, "pointerleave", { pointerType: "touch" });
    expect(tip.words).toBe("final");
    const menu = new Event("contextmenu", { cancelable: true });
    node.dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
    hush();
    expect(tip.words).toBe("");
    it.destroy();
  });
  it("is none where there is nothing to say, and goes with a press of the mouse", async () => {
    const node = add("<span>?</span>");
    const it = explain(node, "");
    await Promise.resolve();
    point(node, "pointerenter");
    vi.advanceTimersByTime(300);
    expect(tip.words).toBe("");
    it.update("final");
    point(node, "pointerenter");
    vi.advanceTimersByTime(300);
    point(node, "pointerdown");
    expect(tip.words).toBe("");
    it.destroy();
  });
});

describe("one stop for Tab", () => {
  const group = (html: string, more = {}) => {
    const node = add(`<div>${html}</div>`);
    const it = roving(node, { items: "button", ...more });
    return { node, it, all: [...node.querySelectorAll("button")] };
  };
  const stops = (all: HTMLElement[]) => all.map((each) => each.getAttribute("tabindex"));
  const key = (at: Element, name: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
    at.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("is the first thing with which something can be done", () => {
    expect(stops(group('<button aria-disabled="true"></button><button disabled></button><button></button>').all)).toEqual(["-1", "-1", "0"]);
    expect(stops(group('<button aria-disabled="true"></button><button disabled></button>').all)).toEqual(["0", "-1"]);
  });
  it("goes with the focus, and arrows go round", () => {
    const { all } = group("<button></button><button></button><button></button>");
    all[0]!.focus();
    key(all[0]!, "ArrowLeft");
    expect([document.activeElement, stops(all)]).toEqual([all[2], ["-1", "-1", "0"]]);
    expect(key(all[2]!, "ArrowDown")).toBe(true);
    expect(document.activeElement).toBe(all[0]);
  });
  it("leaves other keys alone, and arrows with a modifier", () => {
    const { all } = group("<button></button><button></button>");
    all[0]!.focus();
    expect([key(all[0]!, "x"), key(all[0]!, "ArrowRight", { ctrlKey: true })]).toEqual([false, false]);
    expect(document.activeElement).toBe(all[0]);
  });
  it("goes where the group says", () => {
    const { all } = group("<button></button><button></button><button></button>", { next: (from: Element, arrow: string) => (arrow === "ArrowUp" ? from.parentElement!.lastElementChild : null) });
    all[0]!.focus();
    key(all[0]!, "ArrowRight");
    expect(document.activeElement).toBe(all[0]);
    key(all[0]!, "ArrowUp");
    expect(document.activeElement).toBe(all[2]);
  });
  it("is found anew when it is of no use any more", async () => {
    const { all, it } = group("<button></button><button></button>");
    all[0]!.setAttribute("aria-disabled", "true");
    it.update({ items: "button" });
    expect(stops(all)).toEqual(["-1", "0"]);
    it.destroy();
    all[0]!.focus();
    key(all[0]!, "ArrowRight");
    expect(document.activeElement).toBe(all[0]);
  });
});

describe("the focus after a change", () => {
  it("goes to what is asked next where it was lost", () => {
    const { stage, board } = playing();
    add('<button data-ref="rondel:3" aria-disabled="true"></button><button data-ref="rondel:4" aria-disabled="false" id="there"></button><h1 tabindex="-1" id="head">x</h1>');
    stage.ask([option("a", { targets: ["rondel:3", "rondel:4"] }), option("b")]);
    refocus(board);
    expect(document.activeElement?.id).toBe("there");
  });
  it("stays where it is of use", () => {
    const { stage, board } = playing();
    add('<button data-ref="rondel:4" aria-disabled="false"></button>');
    const mine = add('<button id="mine"></button>');
    stage.ask([option("a", { targets: ["rondel:4"] }), option("b")]);
    mine.focus();
    refocus(board);
    expect(document.activeElement).toBe(mine);
    mine.setAttribute("aria-disabled", "true");
    refocus(board);
    expect(document.activeElement?.getAttribute("data-ref")).toBe("rondel:4");
  });
  it("goes to the headline while others play", () => {
    const { board } = playing();
    add('<h1 tabindex="-1" id="head">x</h1>');
    refocus(board);
    expect(document.activeElement?.id).toBe("head");
  });
  it("goes to the big button where only the end is left, and to a chip where nothing is drawn", () => {
    const { stage, board } = playing();
    document.body.innerHTML = '<div class="deeds"><div class="chips"><button id="chip"></button></div></div><button class="primary" id="big"></button>';
    stage.ask([END]);
    refocus(board);
    expect(document.activeElement?.id).toBe("big");
    (document.activeElement as HTMLElement).blur();
    stage.ask([option("a"), option("b")]);
    refocus(board);
    expect(document.activeElement?.id).toBe("chip");
  });
  it("goes to the first answer of the list in words", () => {
    const { stage, board } = playing();
    document.body.innerHTML = '<section id="choice"><button class="offer" id="one"></button></section>';
    stage.ask([option("a"), option("b")]);
    keep({ words: true });
    refocus(board);
    expect(document.activeElement?.id).toBe("one");
  });
  it("is cared for only after keys", () => {
    const watch = byKeyboard();
    expect(watch.now).toBe(false);
    dispatchEvent(new KeyboardEvent("keydown", { key: "r" }));
    expect(watch.now).toBe(true);
    dispatchEvent(new PointerEvent("pointerdown"));
    expect(watch.now).toBe(false);
    watch.destroy();
    dispatchEvent(new KeyboardEvent("keydown", { key: "r" }));
    expect(watch.now).toBe(false);
  });
});

describe("what is laid over the table", () => {
  const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height }) as DOMRect;
  beforeEach(() => Object.assign(window, { innerWidth: 1000, innerHeight: 800 }));

  it("stands beside the point where there is room", () => {
    expect(clearSpot(300, 200, 200, 300)).toEqual({ left: 312, top: 180 });
    expect(clearSpot(900, 200, 200, 300)).toEqual({ left: 610, top: 180 });
  });
  it("keeps under the head and above the foot", () => {
    expect(clearSpot(300, 10, 200, 300).top).toBe(64);
    expect(clearSpot(300, 790, 200, 300).top).toBe(492);
  });
  it("covers nothing that can be clicked, if it can be helped", () => {
    const legal = add('<button data-ref="cell:0:0,0"></button>');
    legal.getBoundingClientRect = () => box(320, 190, 50, 50);
    const barred = add('<button data-ref="cell:0:1,0" aria-disabled="true"></button>');
    barred.getBoundingClientRect = () => box(0, 0, 1000, 800);
    expect(clearSpot(300, 200, 200, 300)).toEqual({ left: 10, top: 180 });
    legal.getBoundingClientRect = () => box(0, 0, 1000, 400);
    expect(clearSpot(300, 200, 200, 300)).toEqual({ left: 8, top: 492 });
    legal.getBoundingClientRect = () => box(0, 0, 1000, 800);
    expect(clearSpot(300, 200, 200, 300)).toEqual({ left: 8, top: 492 });
  });
});

describe("a tile that is dragged", () => {
  const take = option("take 3", { kind: "take", targets: ["rondel:3"] });
  const place = option("place 0,1", { kind: "place", targets: ["cell:0:0,1"] });
  function dragging(of = take) {
    const { stage, board } = playing();
    const node = add('<button data-ref="rondel:3"></button>');
    const cell = add('<button data-ref="cell:0:0,1"></button>');
    stage.ask([of, option("take 4")], { kind: "take" });
    stage.answer = (deed) => deed === "act take 3" && stage.ask([place, option("place 1,1", { kind: "place" })], { kind: "place" }, { draft: { seat: 0, steps: ["take 3"], redo: [], lines: 0, kinds: ["take"], at: 0 } });
    const it = lift(node, { board, option: of, tile: "village" });
    let under: Element | null = null;
    document.elementFromPoint = () => under;
    return { stage, board, node, cell, it, over: (thing: Element | null) => (under = thing) };
  }
  const flow = async () => {
    await vi.advanceTimersByTimeAsync(0);
    await settle();
  };

  it("is taken once it is far enough, and placed where it is let go", async () => {
    const { stage, board, node, cell, over } = dragging();
    point(node, "pointerdown", { clientX: 10, clientY: 10 });
    point(window, "pointermove", { clientX: 14, clientY: 14 });
    expect([stage.acts, board.tray.lifted]).toEqual([[], null]);
    point(window, "pointermove", { clientX: 40, clientY: 10 });
    expect(board.tray.lifted).toEqual({ tile: "village", x: 40, y: 10 });
    await flow();
    over(cell);
    point(window, "pointermove", { clientX: 60, clientY: 10 });
    expect(board.finger.hovered).toBe("place 0,1");
    point(window, "pointerup");
    await flow();
    expect([stage.acts, board.tray.lifted]).toEqual([["take 3", "place 0,1"], null]);
  });
  it("is taken back where it cannot be placed, and with Escape", async () => {
    for (const drop of [() => point(window, "pointerup"), () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))]) {
      const { stage, node } = dragging();
      point(node, "pointerdown");
      point(window, "pointermove", { clientX: 40 });
      await flow();
      drop();
      await flow();
      expect(stage.done.filter((deed) => !deed.startsWith("preview"))).toEqual(["act take 3", "undo 1"]);
      point(window, "pointermove", { clientX: 90 });
      await flow();
      expect(stage.acts).toEqual(["take 3"]);
    }
  });
  it("is only clicked where it hardly moves", async () => {
    const { stage, node } = dragging();
    point(node, "pointerdown");
    point(window, "pointerup");
    await flow();
    expect(stage.acts).toEqual([]);
  });
  it.each([
    ["by a finger", take, { pointerType: "touch" }],
    ["with another button", take, { button: 2 }],
    ["where it would be thrown away", { ...take, wasteful: true }, {}],
    ["where that is final", { ...take, reveals: true }, {}],
  ])("is not lifted %s", async (_, of, how) => {
    const { stage, node } = dragging(of);
    point(node, "pointerdown", how);
    point(window, "pointermove", { clientX: 80 });
    await flow();
    expect(stage.acts).toEqual([]);
  });
  it("is not lifted once the thing has gone or means nothing", async () => {
    const { stage, board, node, it } = dragging();
    it.update({ board, option: undefined, tile: "village" });
    point(node, "pointerdown");
    point(window, "pointermove", { clientX: 80 });
    it.update({ board, option: take, tile: "village" });
    it.destroy();
    point(node, "pointerdown");
    point(window, "pointermove", { clientX: 80 });
    await flow();
    expect(stage.acts).toEqual([]);
  });
});

describe("a drag", () => {
  function pulled() {
    const told: string[] = [];
    const node = add("<button>thing</button>");
    node.addEventListener("click", () => told.push("click"));
    const it = drag(node, "thing", (_, what) => ({
      move: (_, dx, dy) => told.push(`${what()} ${dx},${dy}`),
      drop: (event) => told.push(event ? "drop" : "broken off"),
      over: () => told.push("over"),
    }));
    point(node, "pointerdown", { clientX: 10, clientY: 10 });
    point(window, "pointermove", { clientX: 30, clientY: 10 });
    return { told, node, it };
  }

  it("goes on near where it began, and is no click", () => {
    const { told, node, it } = pulled();
    it.update("another");
    point(window, "pointermove", { clientX: 11, clientY: 12 });
    point(window, "pointerup");
    node.click();
    expect(told).toEqual(["thing 20,0", "another 1,2", "over", "drop"]);
    vi.advanceTimersByTime(0);
    node.click();
    expect(told.at(-1)).toBe("click");
  });
  it.each([
    ["with Escape", () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
    ["where the pointer is lost", () => point(window, "pointercancel")],
  ])("is broken off %s", (_, end) => {
    const { told } = pulled();
    end();
    point(window, "pointermove", { clientX: 90 });
    point(window, "pointerup");
    expect(told).toEqual(["thing 20,0", "over", "broken off"]);
  });
  it("is over when the thing has gone", () => {
    const { told, it } = pulled();
    it.destroy();
    point(window, "pointerup");
    expect(told).toEqual(["thing 20,0", "over"]);
  });
});
