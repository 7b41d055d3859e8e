import { beforeAll, beforeEach, expect, test } from "vitest";
import { ICONS } from "../../src/art/icons";
import { scene, SCENES } from "../../src/art/scenes";
import { drawn } from "../../src/art/sentence";
import { FRAMES, paintOf, tileSvg, TYPES } from "../../src/art/tile";
import { faceOf } from "../../src/games/glen-more/faces";
import { factsOf } from "../../src/games/glen-more-ii/facts";
import { say } from "../../src/text/text.svelte";
import { faceOf as faceOfII } from "../../src/games/glen-more-ii/faces";
import { CHRONICLE_TILES, fetchLooks } from "../../src/games/glen-more-ii/chronicles/looks";
import { LOOKS, lookOf } from "../../src/games/glen-more-ii/looks";
import { printed } from "../../src/games/printed.svelte";
import { catalogues, layOwn } from "./printed";

const { "glen-more": firstData, "glen-more-ii": data, corrected } = catalogues;
beforeAll(() => fetchLooks());
beforeEach(layOwn);

test("every tile of Glen More II has a scene of its own", () => {
  // Those of one name are alike, unless they are drawn by their ids.
  const named = new Map(data.tiles.map((tile) => [tile.id in CHRONICLE_TILES ? tile.id : tile.name, tile]));
  const drawings = [...named].map(([name, { river }]) => {
    const look = LOOKS[name] ?? CHRONICLE_TILES[name];
    expect(SCENES, name).toHaveProperty(look?.scene ?? "no scene");
    return scene(look?.scene ?? "", { ...look?.look, river });
  });
  expect(new Set(drawings).size).toBe(named.size);
});

test("every type of tile is known, a place has none", () => {
  for (const { type } of data.tiles) expect(TYPES).toHaveProperty(type || "place");
});

test("every effect is a sentence of known signs", () => {
  const effects = [
    ...data.tiles.flatMap((tile) => [tile.immediate, tile.activation]),
    ...data.landmarks.map((card) => card.effect),
    ...data.domains.map((domain) => domain.effect),
  ];
  for (const effect of effects) {
    const tokens = drawn(effect?.tokens ?? []);
    const signs = tokens.filter((token) => typeof token === "string" && /^[a-z]/.test(token));
    for (const sign of signs) expect(ICONS, `${effect?.words}: ${sign}`).toHaveProperty([String(sign)]);
    expect(tokens.length > 0, effect?.words).toBe(effect !== null);
  }
});

test("a tile of Glen More has the frame of the colour that cards count", () => {
  const frames = (type: string) => [...new Set(firstData.tiles.filter((tile) => tile.type === type).map((tile) => faceOf(tile.id).frame))];
  for (const yellow of ["forest", "quarry", "distillery", "abbey"]) expect(frames(yellow), yellow).toEqual(["yellow"]);
  for (const green of ["cornfield", "meadow", "pasture"]) expect(frames(green), green).toEqual(["green"]);
  for (const grey of ["village", "castle"]) expect(frames(grey), grey).toEqual(["grey"]);
  for (const { id, colour } of firstData.tiles) {
    const [paint] = FRAMES[colour as keyof typeof FRAMES];
    expect(paintOf(faceOf(id))[0], id).toBe(paint);
    expect(tileSvg(faceOf(id), 96), id).toContain(`<g class="ty-${colour}"><rect x="0" y="0" width="96" height="96" rx="6" fill="${paint}"`);
  }
});

test("rivers of Glen More II run from west to east, and are said to", () => {
  const rivers = data.tiles.filter((tile) => tile.river && tile.type);
  expect(rivers.length).toBeGreaterThan(10);
  for (const { id } of rivers) {
    expect(factsOf(id).notes, id).toContain(say("cli-legend-river-across"));
    expect(factsOf(id).notes, id).not.toContain(say("cli-legend-river"));
  }
});

test("a tile that nobody has drawn has the scene of its type, its price, its effects and a name", () => {
  printed.lay(corrected);
  const added = faceOfII("s-achnasheen");
  expect(added).toMatchObject({ type: "village", scene: "village", cost: ["wood", "wood"], now: ["scot"], act: [2, "boot"] });
  expect(SCENES).toHaveProperty(added.scene);
  expect(factsOf("s-achnasheen").lines).toHaveLength(3);
});

test("a corrected value is drawn, and gone when another table is looked at", () => {
  expect(faceOfII("a-halkirk").cost).toEqual([]);
  printed.lay(corrected);
  expect(faceOfII("a-halkirk").cost).toEqual(["stone"]);
  layOwn();
  expect(faceOfII("a-halkirk").cost).toEqual([]);
});

test("every type has a scene for tiles that nobody has drawn", () => {
  for (const type of new Set(data.tiles.map((tile) => tile.type))) expect(SCENES, type).toHaveProperty(lookOf({ id: "nowhere", name: "nowhere", type }).scene);
});
