/** One table over the socket: what is seen comes in, answers go out. A dropped socket comes back by itself. */

import { api } from "./api";
import { Paced } from "./paced";
import { applyPatch } from "./patch";
import { NATURE, type Play, type Seen } from "./play";
import type { Change, ChatLine, Delta, FromClient, FromServer, LogLine, Message, Prompt, State, Welcome } from "./types";

const PROTOCOL = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 4_000;
const PREVIEW_WAIT = 80;

export type Link = "connecting" | "live" | "lost" | "gone" | "forbidden";

interface Pending {
  resolve: (done: boolean) => void;
}

export class Session implements Play {
  readonly table: string;
  readonly planned = false;
  link = $state<Link>("connecting");
  /** How often it was lost in a row, and when it is tried again. */
  tries = $state(0);
  retryAt = $state(0);
  welcome = $state.raw<Welcome | null>(null);
  state = $state.raw<Seen | null>(null);
  log = $state.raw<LogLine[]>([]);
  logStart = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Message | null>(null);
  /** A request is on its way. */
  busy = $state(0);
  /** Something about the table itself changed. */
  tableChanges = $state(0);
  /** A plan of one of one's seats changed. */
  planChanges = $state(0);
  standingChanges = $state(0);
  /** The server's clock minus ours, in seconds. */
  skew = 0;
  previews = $state.raw<ReadonlyMap<string, Delta>>(new Map());

  #socket: WebSocket | null = null;
  #seat: number | null;
  #follow: boolean;
  #closed = false;
  #timer = 0;
  #previewTimer = 0;
  #next = 1;
  readonly #pending = new Map<string, Pending>();
  /** Carried out, but not yet seen. */
  #due: string[] = [];
  readonly #inbox = new Paced<FromServer>(
    (message) => this.#hear(message),
    (message) => message.type === "state" || message.type === "change",
  );
  readonly #nonce = crypto.randomUUID?.() ?? String(Math.random()).slice(2);

  constructor(table: string, seat: number | null, follow: boolean) {
    this.table = table;
    this.#seat = seat;
    this.#follow = follow;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#previewTimer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  get undoable(): number {
    const draft = this.state?.draft;
    return draft && draft.seat === this.state?.seat ? draft.steps.length : 0;
  }

  get together(): boolean {
    return this.#follow && (this.welcome?.seats.length ?? 0) > 1;
  }

  get prompt(): Prompt | null {
    return this.state?.prompt ?? null;
  }

  /** Seconds since 1970 by the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.skew;
  }

  // ------------------------------------------------------------ what one can do

  act(option: string): Promise<boolean> {
    return this.#request((id, seat, version) => ({ type: "act", id, seat, version, option, key: `${this.#nonce}-${id}` }));
  }

  undo(steps = 1): Promise<boolean> {
    return this.#request((id, seat, version) => ({ type: "undo", id, seat, version, steps, key: `${this.#nonce}-${id}` }));
  }

  redo(): Promise<boolean> {
    return this.#request((id, seat, version) => ({ type: "redo", id, seat, version, steps: 1, key: `${this.#nonce}-${id}` }));
  }

  reset(): Promise<boolean> {
    return this.#request((id, seat, version) => ({ type: "reset", id, seat, version, key: `${this.#nonce}-${id}` }));
  }

  tell(option: string): Promise<boolean> {
    return this.#ask((id, version) => ({ type: "act", id, seat: NATURE, version, option, key: `${this.#nonce}-${id}` }));
  }

  untell(steps = 1): Promise<boolean> {
    return this.#ask((id, version) => ({ type: "undo", id, seat: NATURE, version, steps, key: `${this.#nonce}-${id}` }));
  }

  confirmTold(): Promise<boolean> {
    return this.#ask((id, version) => ({ type: "settle", id, version, key: `${this.#nonce}-${id}` }));
  }

  async after(option: string): Promise<Prompt | null> {
    const { seat, version } = this.state ?? {};
    if (seat === null || seat === undefined || !version) return null;
    const tried = await api.trial(this.table, { seat, version, steps: [{ seat, option }] }).catch(() => null);
    return tried?.state.prompt ?? null;
  }

  look(seat: number | null, follow = false): void {
    this.#seat = seat;
    this.#follow = follow;
    this.#send({ type: "look", seat, follow });
  }

  say(line: string, seat: number | null): void {
    this.#send({ type: "say", id: this.#id(), text: line, seat });
  }

  /** Ask what an option would do, unless it is known; the answer appears in `previews`. */
  wantPreview(option: string): void {
    clearTimeout(this.#previewTimer);
    const { state } = this;
    const prompt = state?.prompt;
    if (!state || !prompt || state.seat === null || this.previews.has(option)) return;
    const offered = prompt.options.find((each) => each.id === option);
    if (!offered || offered.why_not || offered.preview) return;
    const seat = state.seat;
    this.#previewTimer = window.setTimeout(() => {
      if (this.prompt?.id === prompt.id) this.#send({ type: "preview", id: this.#id(), seat, version: prompt.version, option });
    }, PREVIEW_WAIT);
  }

  previewOf(option: string | null): Delta | null {
    if (option === null) return null;
    const offered = this.prompt?.options.find((each) => each.id === option);
    return offered?.preview ?? this.previews.get(option) ?? null;
  }

  /** The log from its beginning; at first only its end is sent. */
  async wholeLog(): Promise<void> {
    for (let start = 0; this.logStart > start; ) {
      const { lines } = await api.log(this.table, start, this.state?.seat ?? null);
      const missing = lines.slice(0, this.logStart - start);
      if (!missing.length) return;
      this.#earlier.push(...missing);
      start += missing.length;
      if (start < this.logStart) continue;
      this.log = [...this.#earlier.splice(0), ...this.log];
      this.logStart = 0;
    }
  }
  readonly #earlier: LogLine[] = [];

  // ------------------------------------------------------------ the socket

  #id(): string {
    return String(this.#next++);
  }

  #request(make: (id: string, seat: number, version: string) => FromClient): Promise<boolean> {
    const seat = this.state?.seat ?? null;
    return seat === null ? Promise.resolve(false) : this.#ask((id, version) => make(id, seat, version));
  }

  #ask(make: (id: string, version: string) => FromClient): Promise<boolean> {
    const { state } = this;
    if (!state || this.link !== "live") return Promise.resolve(false);
    const id = this.#id();
    const message = make(id, state.version);
    this.busy++;
    return new Promise((resolve) => {
      this.#pending.set(id, { resolve });
      this.#send(message);
    });
  }

  #settle(id: string, done: boolean): void {
    const waiting = this.#pending.get(id);
    if (!waiting) return;
    this.#pending.delete(id);
    this.busy--;
    waiting.resolve(done);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #now = (): void => {
    if (this.link === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  reconnect(): void {
    this.#now();
  }

  #connect(): void {
    if (this.#closed) return;
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${this.table}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({
        type: "hello",
        protocol: PROTOCOL,
        seat: this.#seat,
        follow: this.#follow,
        previews: true,
        have: null,
      });
    };
    socket.onmessage = (event) => this.#inbox.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      for (const id of [...this.#pending.keys()]) this.#settle(id, false);
      if (event.code === 4404) this.link = "gone";
      else if (event.code === 4403) this.link = "forbidden";
      else this.#again();
    };
  }

  #again(): void {
    this.link = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.8 + Math.random() * 0.4);
    this.tries++;
    this.retryAt = Date.now() + wait;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.skew = message.now - Date.now() / 1000;
        break;
      case "state":
        this.#live();
        this.#see(message, message.view);
        this.log = message.log;
        this.logStart = message.log_start;
        break;
      case "change":
        this.#change(message);
        break;
      case "done":
        this.refusal = null;
        // What came of it is seen with the next state, unless that was faster.
        if (message.version === this.state?.version) this.#settle(message.id, true);
        else this.#due.push(message.id);
        break;
      case "refused":
        // A stale request is followed by the fresh state: nothing to say.
        if (message.code !== "stale") this.refusal = message.reason ?? null;
        this.#settle(message.id, false);
        break;
      case "previewed":
        if (message.version === this.prompt?.version)
          this.previews = new Map(this.previews).set(message.option, message.preview);
        break;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.n));
        this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.n))];
        break;
      }
      case "table":
        this.tableChanges++;
        break;
      case "plans":
        this.planChanges++;
        break;
      case "standing":
        this.standingChanges++;
        break;
      case "explained":
        break;
    }
  }

  #live(): void {
    this.link = "live";
    this.tries = 0;
  }

  #change(change: Change): void {
    const { state } = this;
    if (!state || state.version !== change.since || state.seat !== change.seat) {
      // Something was missed: the whole of it, please.
      this.look(this.#seat, this.#follow);
      return;
    }
    this.#see(change, state.view && applyPatch(state.view, change.patch));
    const keep = Math.max(0, change.log_keep - this.logStart);
    this.log = [...this.log.slice(0, keep), ...change.log_add];
  }

  #see(from: State | Change, view: State["view"]): void {
    const { version, seat, status, prompt, waiting, draft, clock, telling = null } = from;
    if (prompt?.version !== this.prompt?.version) this.previews = new Map();
    this.state = { version, seat, status, view, prompt, waiting, draft, clock, telling };
    for (const id of this.#due.splice(0)) this.#settle(id, true);
  }
}
