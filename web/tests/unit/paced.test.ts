import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Paced } from "../../src/net/paced";

describe("messages are paced by the pictures drawn between them", () => {
  let taken: string[];
  let pictures: (() => void)[];
  let inbox: Paced<string>;

  const draw = () => {
    for (const picture of pictures.splice(0)) picture();
    vi.advanceTimersByTime(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    taken = [];
    pictures = [];
    vi.stubGlobal("requestAnimationFrame", (picture: () => void) => pictures.push(picture));
    inbox = new Paced(
      (message) => taken.push(message),
      (message) => message.startsWith("change"),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("takes the first change at once and the following ones together after the picture", () => {
    inbox.hear("done");
    inbox.hear("change 1");
    expect(taken).toEqual(["done", "change 1"]);
    inbox.hear("change 2");
    inbox.hear("done");
    inbox.hear("change 3");
    expect(taken).toEqual(["done", "change 1"]);
    draw();
    expect(taken).toEqual(["done", "change 1", "change 2", "done", "change 3"]);
  });

  it("waits for a picture after what came together too", () => {
    inbox.hear("change 1");
    inbox.hear("change 2");
    draw();
    inbox.hear("change 3");
    expect(taken).toEqual(["change 1", "change 2"]);
    draw();
    expect(taken).toEqual(["change 1", "change 2", "change 3"]);
  });

  it("takes at once what changes nothing", () => {
    inbox.hear("chat");
    inbox.hear("done");
    expect(taken).toEqual(["chat", "done"]);
    expect(pictures).toEqual([]);
  });

  it("goes on where no picture is drawn, as in a page that nobody sees", () => {
    inbox.hear("change 1");
    inbox.hear("change 2");
    vi.advanceTimersByTime(199);
    expect(taken).toEqual(["change 1"]);
    vi.advanceTimersByTime(1);
    expect(taken).toEqual(["change 1", "change 2"]);
  });
});
