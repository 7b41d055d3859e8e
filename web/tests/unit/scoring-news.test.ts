// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, onTestFinished, vi } from "vitest";
import type { LogLine } from "../../src/net/types";
import ScoringNews from "../../src/table/ScoringNews.svelte";
import { text } from "../../src/text/text.svelte";
import { draft, playing, words } from "./stage.svelte";

const line = (at: number, kind: string, seat: number, args = {}): LogLine => ({ at, seat, kind, message: words(`log-${kind}`, args) }) as unknown as LogLine;
/** A scoring that is held in steps: what the first of them gave. */
const HELD = [line(1, "scoring", -1), line(2, "award", 0, { vp: 3, source: "whisky" })];
const MORE = line(3, "award", 2, { vp: 5, source: "haggis" });

beforeAll(() => text.use("en"));

function table() {
  const { stage, board } = playing();
  const target = document.createElement("div");
  const news = mount(ScoringNews, { target, props: { board } });
  onTestFinished(() => void unmount(news));
  const lies = () => target.querySelector("aside") !== null;
  const come = async (log: LogLine[]) => {
    stage.log = log;
    flushSync();
    await vi.waitFor(() => expect(lies()).toBe(true));
  };
  return { stage, lies, come };
}

test("the card of a scoring that is held stays while others move, and closes with one's own next move", async () => {
  const { stage, lies, come } = table();
  await come(HELD);
  stage.show({ draft: draft(["roll"], { seat: 2 }), version: "1.1" });
  expect(lies()).toBe(true);
  await come([...HELD, MORE]);
  stage.show({ draft: null, version: "2.0" });
  expect(lies()).toBe(true);
  stage.show({ draft: draft(["take 3"]), version: "2.1" });
  expect(lies()).toBe(false);
});

test("closed, it does not come back when that move is taken back or made final", async () => {
  const { stage, lies, come } = table();
  await come(HELD);
  stage.show({ draft: draft(["take 3"]), version: "1.1" });
  stage.show({ draft: null, version: "1.0" });
  expect(lies()).toBe(false);
  stage.log = [...HELD, line(3, "turn", 1)];
  stage.show({ version: "2.0" });
  expect(lies()).toBe(false);
});
