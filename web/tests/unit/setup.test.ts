// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Lobby from "../../src/home/Lobby.svelte";
import Setup from "../../src/home/Setup.svelte";
import { router } from "../../src/lib/router.svelte";
import type { GameChoice, NewTable } from "../../src/net/types";
import { text } from "../../src/text/text.svelte";
import { refusal, serve } from "./server";
import { settle, tableInfo } from "./stage.svelte";

const bots = [{ name: "strong", style: "x", wins: 3, games: 4 }, { name: "weak", style: "y", wins: 0, games: 0 }];
const chronicle = (number: number, seats: number[]) => ({ number, seats, difficulty: 1, minutes: 20, introduced: false });
const GAMES = [
  { id: "glen-more", seats: [2, 3, 4, 5], bots, chronicles: [], options: {}, automas: [], solo: null, solo_options: {}, needs: {} },
  { id: "glen-more-ii", seats: [2, 3, 4], bots, chronicles: [chronicle(2, [2, 3, 4]), chronicle(4, [3, 4])], options: { worlds_end_position: [5, 1] }, automas: ["ablach", "douce", "raiglar"], solo: 12, solo_options: {}, needs: {} },
  { id: "glasgow", seats: [2], bots, chronicles: [], options: {}, automas: [], solo: null, solo_options: {}, needs: {} },
] as unknown as GameChoice[];

let shown: ReturnType<typeof mount> | null = null;
beforeEach(async () => {
  vi.stubGlobal("scrollTo", () => {});
  await text.use("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function setting(game: string, more: Record<string, unknown> = {}) {
  router.go(`/new?game=${game}`);
  const asked = serve({
    "GET /api/offer": { games: GAMES, catalogues: [] },
    "GET /api/me": { name: "" },
    "GET /api/brought/texts/en": "",
    "POST /api/tables": { id: "made" },
    "POST /api/tables/made/start": {},
    ...more,
  });
  shown = mount(Setup, { target: document.body });
  await vi.waitUntil(() => document.querySelectorAll("li .seg").length > 0 && document.querySelector("h1")?.textContent?.includes("Gl"));
  await settle();
  return asked;
}
const all = <T extends Element = HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
const click = (thing: Element | undefined): void => {
  (thing as HTMLElement).click();
  flushSync();
};
const counts = () => all("main > fieldset .seg button").map((each) => each.textContent);
const count = (n: number) => click(all("main > fieldset .seg button").find((each) => each.textContent === String(n)));
const seats = () => all("main > ul > li");
const start = async () => {
  click(document.querySelector(".btn.primary.big")!);
  await vi.waitUntil(() => router.path !== "/new" || document.querySelector("[role=alert]"), 2_000);
};
const wished = (asked: Awaited<ReturnType<typeof setting>>) => asked.find(({ path }) => path === "/api/tables")!.body as NewTable;

describe("the number of players", () => {
  it("says that bots take their time where the engine is not compiled, if one of them sits there", async () => {
    await setting("glen-more", { "GET /api/offer": { games: GAMES, catalogues: [], slow: ["strong", "weak"] } });
    const note = () => document.querySelector(".slow")!.textContent;
    expect(note()).toContain("not compiled");
    for (const seat of seats()) click(seat.querySelector(".seg button")!);
    expect(note()).toBe("");
  });

  it("is what the game can be played with, three at first", async () => {
    await setting("glen-more");
    expect(counts()).toEqual(["2", "3", "4", "5"]);
    expect(seats()).toHaveLength(3);
  });
  it("is as few as the game can have where three is too many", async () => {
    await setting("glasgow");
    expect([counts(), seats().length]).toEqual([["2"], 2]);
  });
  it("brings and takes seats, and keeps those that stay", async () => {
    const asked = await setting("glen-more");
    click(seats()[1]!.querySelectorAll(".seg button")[0]);
    count(5);
    expect(seats()).toHaveLength(5);
    count(2);
    await start();
    expect(wished(asked).seats).toEqual([{ kind: "mine" }, { kind: "mine" }]);
    expect(router.path).toBe("/g/made");
  });
});

describe("the seats", () => {
  it("are one's own and bots, the game begins at once", async () => {
    const asked = await setting("glen-more");
    await start();
    expect(wished(asked).seats.map(({ kind }) => kind)).toEqual(["mine", "bot", "bot"]);
    expect(wished(asked)).toMatchObject({ game: "glen-more", private: true, absence: 0, pace: "live" });
    expect(asked.some(({ path }) => path === "/api/tables/made/start")).toBe(true);
  });
  it("may be for others, who are waited for", async () => {
    const asked = await setting("glen-more");
    click(seats()[2]!.querySelectorAll(".seg button")[2]);
    await start();
    expect(wished(asked).seats.map(({ kind }) => kind)).toEqual(["mine", "bot", "open"]);
    expect(wished(asked).absence).toBeGreaterThan(0);
    expect(asked.some(({ path }) => path === "/api/tables/made/start")).toBe(false);
  });
});

describe("chronicles", () => {
  const boxes = () => all<HTMLInputElement>(".chronicle input");
  it("are chosen where so many can play them, and left out where not", async () => {
    const asked = await setting("glen-more-ii");
    for (const box of boxes()) click(box);
    expect(boxes().map(({ checked, disabled }) => [checked, disabled])).toEqual([[true, false], [true, false]]);
    count(2);
    expect(boxes().map(({ checked, disabled }) => [checked, disabled])).toEqual([[true, false], [false, true]]);
    await start();
    expect(wished(asked).chronicles).toEqual([2]);
    expect(wished(asked).options).toEqual({ worlds_end_position: 5 });
  });
  it("come back with the number of players", async () => {
    await setting("glen-more-ii");
    for (const box of boxes()) click(box);
    count(2);
    count(4);
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
  });
});

describe("what the server refuses", () => {
  it("is said, and the page stays", async () => {
    await setting("glen-more", { "POST /api/tables": refusal("refused-offline", 429) });
    await start();
    expect(document.querySelector("[role=alert]")?.textContent).toContain(text.say("refused-offline"));
    expect(router.path).toBe("/new");
  });
});

describe("the lobby", () => {
  it("takes a second click on its beginning for what it is, and says what is refused", async () => {
    let times = 0;
    let looked = 0;
    serve({ "POST /api/tables/t1/start": () => (times++ ? refusal("refused-offline") : {}) });
    const table = tableInfo({ host: true, status: "open", seats: [{ seat: 0, kind: "human", name: "Ailsa", yours: true }] });
    shown = mount(Lobby, { target: document.body, props: { table, onchange: async () => void looked++ } });
    flushSync();
    const begin = document.querySelector<HTMLButtonElement>("button.primary")!;
    begin.click();
    await vi.waitUntil(() => looked === 1, 2_000);
    expect(document.querySelector("[role=alert]")).toBeNull();
    begin.click();
    await vi.waitUntil(() => looked === 2, 2_000);
    flushSync();
    expect(document.querySelector("[role=alert]")?.textContent).toContain(text.say("refused-offline"));
  });
});
