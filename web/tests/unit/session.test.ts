// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Session } from "../../src/net/session.svelte";
import type { Change, FromServer, LogLine, State, Welcome } from "../../src/net/types";
import { serve } from "./server";
import { draft, option, prompt, seen, words } from "./stage.svelte";

/** The other end of the socket. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    Wire.all.push(this);
  }
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  /** And a picture is drawn. */
  tell(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
    vi.advanceTimersByTime(200);
    flushSync();
  }
  sentOf(type: string): Record<string, unknown>[] {
    return this.sent.filter((each) => each["type"] === type);
  }
}

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const line = (at: number, seat = 0): LogLine => ({ seat, at, kind: "", message: words(`log-${at}`) });
const whole = (more: Partial<State> = {}): State => ({ type: "state", ...seen(), log: [line(1), line(2)], log_start: 0, ...more });
const change = (more: Partial<Change> = {}): Change => {
  const { view: _, ...rest } = seen();
  return { type: "change", since: "1.0", ...rest, version: "2.0", patch: [], log_keep: 2, log_add: [], ...more };
};
const welcome: Welcome = { type: "welcome", protocol: 1, table: "t1", seats: [0], host: true, now: 5_000 };

function connected(more: Partial<State> = {}): { session: Session; wire: Wire } {
  const session = new Session("t1", 0, false);
  onTestFinished(() => session.close());
  Wire.last.open();
  Wire.last.tell(welcome, whole({ prompt: prompt([option("a"), option("b")]), ...more }));
  return { session, wire: Wire.last };
}
const promised = async (promise: Promise<boolean>): Promise<boolean | "waits"> => {
  let found: boolean | "waits" = "waits";
  void promise.then((done) => (found = done));
  for (let i = 0; i < 5; i++) await Promise.resolve();
  return found;
};

describe("a session", () => {
  it("says who it is, and is live with the first state", () => {
    const session = new Session("t1", 2, true);
    onTestFinished(() => session.close());
    expect([session.link, Wire.last.address]).toEqual(["connecting", `ws://${location.host}/ws/tables/t1`]);
    Wire.last.open();
    expect(Wire.last.sent).toEqual([{ type: "hello", protocol: 1, seat: 2, follow: true, previews: true, have: null }]);
    Wire.last.tell(welcome, whole());
    expect([session.link, session.state?.version, session.log.length, session.logStart]).toEqual(["live", "1.0", 2, 0]);
  });
  it("keeps the server's clock", () => {
    vi.setSystemTime(1_000_000);
    const { session } = connected();
    vi.setSystemTime(1_003_000);
    expect(session.now()).toBeCloseTo(5_003, 1);
  });
  it("is several people's if it follows several seats", () => {
    const session = new Session("t1", 0, true);
    onTestFinished(() => session.close());
    Wire.last.open();
    Wire.last.tell({ ...welcome, seats: [0, 1] });
    expect(session.together).toBe(true);
    Wire.last.tell(welcome);
    expect(session.together).toBe(false);
  });
});

describe("a change", () => {
  it("is laid over what is seen", () => {
    const { session, wire } = connected();
    wire.tell(change({ patch: [{ op: "replace", path: "/coins", value: 9 }], log_add: [line(3)] }));
    expect([session.state?.view, session.state?.version]).toEqual([{ coins: 9 }, "2.0"]);
    expect(session.log.map(({ at }) => at)).toEqual([1, 2, 3]);
  });
  it("takes lines of the log back that no longer hold", () => {
    const { session, wire } = connected({ log_start: 10 });
    wire.tell(change({ log_keep: 11, log_add: [line(7)] }));
    expect(session.log.map(({ at }) => at)).toEqual([1, 7]);
  });
  it.each([["since", { since: "0.9" }], ["seat", { seat: 1 }]])("that does not fit asks for the whole: another %s", (_, more) => {
    const { session, wire } = connected();
    wire.tell(change({ patch: [{ op: "replace", path: "/coins", value: 9 }], ...more }));
    expect(session.state?.view).toEqual({ coins: 3 });
    expect(wire.sentOf("look")).toEqual([{ type: "look", seat: 0, follow: false }]);
  });
  it("of the question forgets previews, the same question keeps them", () => {
    const { session, wire } = connected();
    wire.tell({ type: "previewed", id: "1", version: "1.0", option: "a", preview: { draws: true } });
    expect(session.previewOf("a")).toEqual({ draws: true });
    wire.tell(change({ prompt: prompt([option("a")]) }));
    expect(session.previewOf("a")).toEqual({ draws: true });
    wire.tell(change({ since: "2.0", version: "3.0", prompt: prompt([option("a")], { version: "3.0" }) }));
    expect(session.previewOf("a")).toBeNull();
  });
});

describe("an answer", () => {
  it("carries seat, version and a key of its own, and is done once what came of it is seen", async () => {
    const { session, wire } = connected();
    const done = session.act("a");
    const [sent] = wire.sentOf("act");
    expect(sent).toMatchObject({ seat: 0, version: "1.0", option: "a" });
    expect(session.busy).toBe(1);
    wire.tell({ type: "done", id: sent!["id"], version: "2.0" } as unknown as FromServer);
    expect(await promised(done)).toBe("waits");
    wire.tell(change());
    expect(await promised(done)).toBe(true);
    expect(session.busy).toBe(0);
    void session.act("b");
    expect(wire.sentOf("act")[1]!["key"]).not.toBe(sent!["key"]);
  });
  it("is done at once where the state was faster", async () => {
    const { session, wire } = connected();
    const done = session.act("a");
    wire.tell(change());
    wire.tell({ type: "done", id: wire.sentOf("act")[0]!["id"], version: "2.0" } as unknown as FromServer);
    expect(await promised(done)).toBe(true);
  });
  it("that is refused says why, until one is carried out", async () => {
    const { session, wire } = connected();
    const done = session.undo(3);
    expect(wire.sentOf("undo")[0]).toMatchObject({ steps: 3 });
    wire.tell({ type: "refused", id: wire.sentOf("undo")[0]!["id"], code: "illegal", reason: words("refused-illegal") } as unknown as FromServer);
    expect(await promised(done)).toBe(false);
    expect([session.refusal?.code, session.busy]).toEqual(["refused-illegal", 0]);
    const again = session.redo();
    wire.tell({ type: "done", id: wire.sentOf("redo")[0]!["id"], version: "1.0" } as unknown as FromServer);
    expect(await promised(again)).toBe(true);
    expect(session.refusal).toBeNull();
  });
  it("that came too late says nothing", async () => {
    const { session, wire } = connected();
    const done = session.reset();
    wire.tell({ type: "refused", id: wire.sentOf("reset")[0]!["id"], code: "stale", reason: words("refused-stale") } as unknown as FromServer);
    expect(await promised(done)).toBe(false);
    expect(session.refusal).toBeNull();
  });
  it("goes nowhere without a seat or a connection", async () => {
    const { session, wire } = connected({ seat: null, prompt: null });
    expect(await promised(session.act("a"))).toBe(false);
    wire.drop();
    expect(await promised(session.act("a"))).toBe(false);
    expect(wire.sentOf("act")).toEqual([]);
  });
  it("is lost with the connection, and nobody waits for ever", async () => {
    const { session, wire } = connected();
    const done = session.act("a");
    wire.drop();
    expect(await promised(done)).toBe(false);
    expect([session.busy, session.link]).toEqual([0, "lost"]);
  });
});

describe("a lost connection", () => {
  it("comes back by itself, after longer and longer waits up to a limit", () => {
    const { session } = connected();
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      const before = Wire.all.length;
      Wire.last.drop();
      waits.push(Math.round(session.retryAt - Date.now()));
      vi.advanceTimersByTime(waits.at(-1)! - 1);
      expect(Wire.all.length).toBe(before);
      vi.advanceTimersByTime(2);
      expect(Wire.all.length).toBe(before + 1);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 4000, 4000]);
    Wire.last.open();
    Wire.last.tell(whole());
    expect([session.link, session.tries]).toEqual(["live", 0]);
  });
  it("is tried at once when somebody asks, or the network is back", () => {
    const { session } = connected();
    const before = Wire.all.length;
    session.reconnect();
    expect(Wire.all.length).toBe(before);
    Wire.last.drop();
    session.reconnect();
    expect(Wire.all.length).toBe(before + 1);
    Wire.last.drop();
    dispatchEvent(new Event("online"));
    expect(Wire.all.length).toBe(before + 2);
  });
  it.each([[4404, "gone"], [4403, "forbidden"]])("is for good where the table is not there for us: %s", (code, link) => {
    const { session, wire } = connected();
    wire.drop(code);
    vi.advanceTimersByTime(20_000);
    expect([session.link, Wire.all.length]).toEqual([link, 1]);
  });
  it("is none where it was closed on purpose", () => {
    const { session, wire } = connected();
    session.close();
    wire.drop();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(20_000);
    expect([session.link, Wire.all.length]).toEqual(["live", 1]);
  });
});

describe("a preview", () => {
  it("is asked for after a moment, and only the last that was pointed at", () => {
    const { session, wire } = connected();
    session.wantPreview("a");
    vi.advanceTimersByTime(79);
    session.wantPreview("b");
    vi.advanceTimersByTime(80);
    expect(wire.sentOf("preview").map((each) => each["option"])).toEqual(["b"]);
  });
  it("is not asked for where it is known, refused or no longer offered", () => {
    const { session, wire } = connected({ prompt: prompt([option("a", { preview: { draws: true } }), option("b", { why_not: words("no") }), option("c")]) });
    expect([session.previewOf("a"), session.previewOf(null), session.previewOf("c")]).toEqual([{ draws: true }, null, null]);
    for (const id of ["a", "b", "z"]) {
      session.wantPreview(id);
      vi.advanceTimersByTime(100);
    }
    session.wantPreview("c");
    wire.tell(change({ prompt: prompt([option("c")], { id: "2/0", version: "2.0" }) }));
    vi.advanceTimersByTime(100);
    expect(wire.sentOf("preview")).toEqual([]);
  });
  it("of another question is too late", () => {
    const { session, wire } = connected();
    wire.tell({ type: "previewed", id: "1", version: "0.7", option: "a", preview: { draws: true } });
    expect(session.previewOf("a")).toBeNull();
  });
});

describe("what else is told", () => {
  it("are lines of the chat, each once", () => {
    const { session, wire } = connected();
    const said = (n: number) => ({ n, seat: 1, name: "Morag", text: `line ${n}`, at: 0 });
    wire.tell({ type: "chat", lines: [said(1), said(2)] }, { type: "chat", lines: [said(2), said(3)] });
    expect(session.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
    session.say("hello", 0);
    expect(wire.sentOf("say")[0]).toMatchObject({ text: "hello", seat: 0 });
  });
  it("is that the table, plans or standing answers have changed", () => {
    const { session, wire } = connected();
    wire.tell({ type: "table", table: "t1" }, { type: "plans", seat: 0 }, { type: "plans", seat: 0 }, { type: "standing", seat: 0 });
    expect([session.tableChanges, session.planChanges, session.standingChanges]).toEqual([1, 2, 1]);
  });
});

describe("what can be taken back", () => {
  it("are the steps of one's own draft", () => {
    const { session, wire } = connected({ draft: draft(["a", "b"]) });
    expect(session.undoable).toBe(2);
    wire.tell(change({ draft: draft(["a"], { seat: 1 }) }));
    expect(session.undoable).toBe(0);
  });
});

describe("the whole log", () => {
  it("is fetched in parts, up to where the known lines begin", async () => {
    const { session } = connected({ log_start: 5, log: [line(6)] });
    const asked = serve({
      "GET /api/tables/t1/log?start=0&most=1000&seat=0": { lines: [line(1), line(2), line(3)] },
      "GET /api/tables/t1/log?start=3&most=1000&seat=0": { lines: [line(4), line(5), line(6)] },
    });
    await session.wholeLog();
    expect(session.log.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6]);
    await session.wholeLog();
    expect([session.logStart, asked.length]).toEqual([0, 2]);
  });
});

describe("what would be asked after an answer", () => {
  it("is tried in private", async () => {
    const { session } = connected();
    const asked = serve({ "POST /api/tables/t1/plans/trial": { version: "1.0", steps: [], guessed: false, over: false, state: whole({ prompt: prompt([option("z")]) }) } });
    expect((await session.after("a"))?.options.map(({ id }) => id)).toEqual(["z"]);
    expect(asked[0]!.body).toEqual({ seat: 0, version: "1.0", steps: [{ seat: 0, option: "a" }] });
  });
  it("is nothing for whoever has no seat", async () => {
    const { session } = connected({ seat: null });
    expect(await session.after("a")).toBeNull();
  });
});

describe("looking from another seat", () => {
  it("is asked for, and kept when the connection comes back", () => {
    const { session, wire } = connected();
    session.look(2, true);
    expect(wire.sentOf("look")).toEqual([{ type: "look", seat: 2, follow: true }]);
    wire.drop();
    session.reconnect();
    Wire.last.open();
    expect(Wire.last.sent[0]).toMatchObject({ type: "hello", seat: 2, follow: true });
  });
});

describe("what came at a real table", () => {
  const asked = prompt([option("tile a"), option("tile b")]);
  it("is told, taken back and confirmed for chance, also by whoever only watches", () => {
    const { session, wire } = connected({ seat: null, prompt: null, telling: asked });
    expect(session.state?.telling?.options.map(({ id }) => id)).toEqual(["tile a", "tile b"]);
    void session.tell("tile b");
    void session.untell(2);
    void session.confirmTold();
    expect(wire.sentOf("act")).toMatchObject([{ seat: -1, version: "1.0", option: "tile b" }]);
    expect(wire.sentOf("undo")).toMatchObject([{ seat: -1, version: "1.0", steps: 2 }]);
    expect(wire.sentOf("settle")).toMatchObject([{ version: "1.0" }]);
  });
  it("is no turn of whoever is asked next, and asked no longer once it is told", () => {
    const { session, wire } = connected({ telling: asked });
    wire.tell(change({ draft: draft(["tile a"], { seat: -1 }) }));
    expect([session.undoable, session.state?.telling]).toEqual([0, null]);
  });
});
