// @vitest-environment happy-dom
/** Every answer to every kind of question can be given by pointing, on the table as it is drawn. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Furniture } from "../../src/games/types";
import { keep } from "../../src/lib/prefs.svelte";
import type { Option, State, TableInfo } from "../../src/net/types";
import Table from "../../src/table/Table.svelte";
import { text } from "../../src/text/text.svelte";
import { layOwn, questions } from "./printed";
import { settle, Stage, tableInfo } from "./stage.svelte";

const FURNITURE: Record<keyof typeof questions, () => Promise<{ default: Furniture }>> = {
  "glen-more": () => import("../../src/games/glen-more/furniture"),
  "glen-more-ii": () => import("../../src/games/glen-more-ii/furniture"),
  glasgow: () => import("../../src/games/glasgow/furniture"),
};
const GAMES = Object.keys(FURNITURE) as (keyof typeof questions)[];

beforeAll(async () => {
  layOwn();
  await text.use("en");
  await text.withChronicles([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
beforeEach(() => {
  Object.assign(document, { fonts: new EventTarget() });
  // What is drawn by hand asks how much room there is.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(700);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody answers")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  keep({ words: false, auto: true });
  document.body.replaceChildren();
});

/** A table that shows a state; what it is asked changes nothing. */
async function laid(game: keyof typeof questions, state: State) {
  Object.assign(window, { innerWidth: 1440, innerHeight: 900 });
  const { default: furniture } = await FURNITURE[game]();
  const seats = (state.view as { seats: unknown[] }).seats.map((_, seat) => ({ seat, kind: "human", name: `Seat ${seat}`, yours: seat === state.seat }));
  const chronicles = (state.view as { chronicles?: number[] }).chronicles ?? [];
  await furniture.prepare?.(chronicles);
  const stage = new Stage();
  stage.welcome = { ...stage.welcome!, seats: [state.seat ?? 0] };
  stage.log = state.log;
  stage.state = state;
  const table = mount(Table, { target: document.body, props: { session: stage, furniture, table: tableInfo({ game, chronicles, seats } as unknown as Partial<TableInfo>) } });
  await settle();
  await tick();
  return { stage, close: () => void unmount(table) };
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const press = (thing: Element): void => {
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  flushSync();
};
const able = (thing: Element): boolean => thing.getAttribute("aria-disabled") !== "true" && !thing.hasAttribute("disabled");
const things = (selector: string): Element[] => all(selector).filter(able);

/** Presses a thing, and in the menu that may open everything; whether that was the answer. */
async function answers(stage: Stage, option: Option, thing: Element): Promise<boolean> {
  const before = stage.acts.length;
  const done = () => stage.acts.slice(before).includes(option.id);
  press(thing);
  await settle();
  for (let i = 0; !done() && i < things('[role="menuitem"]').length; i++) {
    press(things('[role="menuitem"]')[i]!);
    await settle();
    if (!done()) press(thing);
  }
  return done();
}

/** Whether it lies at one of these places; a turn that would leave something undone is ended by the second press. */
async function liesAt(stage: Stage, option: Option, ...places: string[]): Promise<boolean> {
  for (const place of option.kind === "end" ? [...places, ...places] : places)
    for (const thing of things(place)) if (thing.isConnected && (await answers(stage, option, thing))) return true;
  return false;
}

/** At its targets, on a button of its own, in the market, in the queue of activations, on the big button; or where something has to be opened first. */
async function given(stage: Stage, option: Option): Promise<boolean> {
  for (const way of things(`[data-ref="way:${option.group ?? ""}"]`)) press(way);
  const places = [...(option.targets ?? []), `answer:${option.id}`].map((target) => `[data-ref="${target}"]`);
  if (await liesAt(stage, option, ...places, ".market button", ".qc .go", ".chips button", "button.primary")) return true;
  for (const opener of things('[data-book], [role="tab"], .pr-rivals button, .grounds button')) {
    if (opener.isConnected) press(opener);
    await settle();
    if (await liesAt(stage, option, ...places)) return true;
  }
  return liesAt(stage, option, "main button");
}

/** Enough to find a place that nobody has drawn; more of the same kind lie where these do. */
const MOST = 5;
/** A bid is laid token by token, and then sealed: `feasts.test.ts`. */
const LAID = "bid";
const offered = (state: State): Option[] => state.prompt!.options.filter(({ why_not }) => !why_not);

describe.each(GAMES)("at a table of %s", { timeout: 60_000 }, (game) => {
  it.each(questions[game].map((state) => [state.prompt!.kind, state] as const).filter(([kind]) => kind !== LAID))("every answer can be given by pointing: %s", async (_, state) => {
    // Right after a question a final answer would be half of a double click.
    let clock = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (clock += 1000));
    // What is proposed would run alone after the first answer, for nothing comes of it.
    keep({ auto: false });
    const missing: string[] = [];
    const { stage, close } = await laid(game, state);
    // A detail is answered as proposed by the first press, and asked only of whoever wants it.
    for (const option of offered(state).slice(0, state.prompt!.detail ? 1 : MOST)) if (!(await given(stage, option))) missing.push(option.id);
    close();
    expect(missing).toEqual([]);
  });
  it.each(questions[game].map((state) => [state.prompt!.kind, state] as const))("every answer can be given in words: %s", async (_, state) => {
    keep({ words: true });
    const { stage, close } = await laid(game, state);
    await vi.waitUntil(() => all("#choice .offer").length > 0, 5_000);
    const offers = all("#choice .offer");
    expect(offers).toHaveLength(offered(state).length);
    for (const offer of offers) press(offer);
    await settle();
    close();
    // The end is held back once where something useful is left.
    expect(offered(state).map(({ id }) => id).filter((id) => !stage.acts.includes(id) && id !== "end")).toEqual([]);
  });
});
