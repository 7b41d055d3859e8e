// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import glasgow from "../../src/games/glasgow/furniture";
import first from "../../src/games/glen-more/furniture";
import second from "../../src/games/glen-more-ii/furniture";
import { ICON_OF } from "../../src/games/glen-more-ii/chronicles/c07-rock-and-hard-place/council";
import { DRAWN as MOBS } from "../../src/games/glen-more-ii/chronicles/c08-penny-mobs/portraits";
import { pictured as EVENTS } from "../../src/games/glen-more-ii/chronicles/c09-feasts-and-follies/vignettes";
import { cards, CATEGORY_ICON } from "../../src/games/glen-more-ii/chronicles/c12-macnifique/lady";
import { cameSvg, fetchChronicles } from "../../src/games/glen-more-ii/chronicles/registry";
import { printed } from "../../src/games/printed.svelte";
import type { Option } from "../../src/net/types";
import Telling from "../../src/real/Telling.svelte";
import { faceIn, seatIn, spelt, thingsOf, typesOf } from "../../src/real/things";
import { text } from "../../src/text/text.svelte";
import { catalogues, layOwn } from "./printed";
import { plain, playing, prompt } from "./stage.svelte";

const came = (id: string, name: string, type?: string): Option => ({
  id: `tile ${id}`,
  label: { code: name, args: {} },
  targets: [`tile:${id}`],
  ...(type ? { under: { code: `type-${type}`, args: {}, kind: "type", id: type } } : {}),
});
const OPTIONS = [
  came("s1-forest-plain-a", "Forest (free)", "forest"),
  came("s1-forest-plain-b", "Forest (free)", "forest"),
  came("s1-forest-river", "Forest (river)", "forest"),
  came("s2-loch-ness", "Loch Ness", "loch"),
  came("s3-abbey", "Abbaye d’Iona", "abbey"),
];
const called = ({ label }: Option) => label.code;

beforeAll(async () => {
  await text.use("en");
  layOwn();
});

describe("what may have come", () => {
  it("shows things that nobody can tell apart once, and counts them", () => {
    const things = thingsOf(OPTIONS, called);
    expect(things.map(({ text: words, copies }) => [words, copies])).toEqual([
      ["Forest (free)", 2],
      ["Forest (river)", 1],
      ["Loch Ness", 1],
      ["Abbaye d’Iona", 1],
    ]);
    expect(things[0]?.option.id).toBe("tile s1-forest-plain-a");
  });

  it("has every type of the game, also those of which none is left", () => {
    const types = typesOf(thingsOf(OPTIONS, called), "glen-more");
    const left = Object.fromEntries(types.map((each) => [each.key, each.left]));
    expect(left["forest"]).toBe(3);
    expect(left["loch"]).toBe(1);
    expect(left["castle"]).toBe(0);
    expect(types.find((each) => each.key === "castle")?.text).toBe("castle");
    expect(types.every((each) => each.target.startsWith("tile:"))).toBe(true);
    expect(types.find((each) => each.key === "forest")?.things.map((each) => each.text)).toEqual(["Forest (free)", "Forest (river)"]);
  });

  it("asks for no type where nothing has one", () => {
    const faces = [1, 2, 3].map((n): Option => ({ id: `die ${n}`, label: { code: String(n), args: {} }, targets: [`die:${n}`] }));
    const types = typesOf(thingsOf(faces, called), "glen-more");
    expect(types.map((each) => [each.key, each.left])).toEqual([["", 3]]);
  });

  it("finds a thing by a few letters of its type, its name or its id, without accents", () => {
    const things = thingsOf(OPTIONS, called);
    const found = (letters: string) => spelt(letters, things).map((each) => each.option.id);
    expect(found("ness")).toEqual(["tile s2-loch-ness"]);
    expect(found("fo ri")).toEqual(["tile s1-forest-river"]);
    expect(found("forest (free)")).toEqual(["tile s1-forest-plain-a"]);
    expect(found("ABBAYE")).toEqual(["tile s3-abbey"]);
    expect(found("s3-abbey")).toEqual(["tile s3-abbey"]);
    expect(found("edinburgh")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });

  it("tells faces of the Die and seats from what is drawn", () => {
    expect([faceIn("die:3"), faceIn("seat:3"), seatIn("seat:1"), seatIn("die:1")]).toEqual([3, null, 1, null]);
  });
});

/** What comes with chronicles, by the kind of target, and the chronicle that draws it. */
const CAME: [number, string, () => readonly string[]][] = [
  [7, "great-glen", () => Object.keys(ICON_OF)],
  [8, "mob", () => MOBS],
  [9, "event", EVENTS],
  [12, "action-card", cards],
  [12, "category", () => Object.keys(CATEGORY_ICON)],
];

describe("a picture of what may have come", () => {
  beforeAll(() => printed.lay(catalogues.solo));

  it("is fetched with the chronicle that it belongs to, and not before", async () => {
    for (const [chronicle, kind, all] of CAME) {
      const [id = ""] = all();
      if (kind !== "category") expect(cameSvg(`${kind}:${id}`, 60), kind).toBe("");
      await fetchChronicles([chronicle]);
      expect(cameSvg(`${kind}:${id}`, 60), kind).toContain('<svg width="60"');
    }
  });

  it("is another one for each, though all have the same measures", async () => {
    await fetchChronicles(CAME.map(([chronicle]) => chronicle));
    for (const [, kind, all] of CAME) {
      const drawn = all().map((id) => cameSvg(`${kind}:${id}`, 60));
      expect(drawn.length, kind).toBeGreaterThan(3);
      expect(new Set(drawn).size, kind).toBe(drawn.length);
      expect(new Set(drawn.map((svg) => svg.split(">")[0])).size, kind).toBe(1);
      for (const svg of drawn) expect(svg, kind).not.toMatch(/undefined|NaN/);
    }
  });

  it("is there for tiles, buildings and contracts, and for nothing that is called by a number or a name", () => {
    const tiles = [first, second].map((each) => each.cameSvg(`tile:${each.tiles()[0]}`, 60));
    const { buildings, contracts } = catalogues.glasgow;
    for (const svg of [...tiles, glasgow.cameSvg(`building:${buildings[0]?.id}`, 60), glasgow.cameSvg(`contract:${contracts[0]?.id}`, 60)]) expect(svg).toContain("<svg");
    for (const each of [first, second, glasgow]) for (const target of ["die:3", "seat:1", "", "haggis:2"]) expect(each.cameSvg(target, 60), target).toBe("");
  });

  it("stands in the picker beside the name", async () => {
    await fetchChronicles([8]);
    const { stage, board } = playing(plain({ cameSvg: second.cameSvg }));
    const mobs = MOBS.map((mob): Option => ({ id: `column ${mob}`, label: { code: `mob-${mob}`, args: {} }, targets: [`mob:${mob}`] }));
    const target = document.createElement("div");
    const picker = mount(Telling, { target, props: { board, phone: true, lying: false } });
    onTestFinished(() => unmount(picker));
    stage.show({ telling: prompt(mobs, { kind: "stack-column", actors: [-1] }) });
    flushSync();
    const shown = [...target.querySelectorAll("[data-option]")];
    expect(shown.map((button) => button.getAttribute("data-option"))).toEqual(mobs.map(({ id }) => id));
    for (const button of shown) expect(button.querySelector(".pic svg"), button.outerHTML).not.toBeNull();
  });
});
