import { expect, test } from "vitest";
import { ICONS } from "../../src/art/icons";
import { scene, SCENES } from "../../src/art/scenes";
import { effectTokens } from "../../src/art/sentence";
import { TYPES } from "../../src/art/tile";
import data from "../../src/data/glen-more-ii.json";
import { LOOKS } from "../../src/games/glen-more-ii/looks";

test("every tile of Glen More II has a scene of its own", () => {
  const drawings = data.tiles.map(({ name, river }) => {
    const look = LOOKS[name];
    expect(SCENES, name).toHaveProperty(look?.scene ?? "no scene");
    return scene(look?.scene ?? "", { ...look?.look, river });
  });
  expect(new Set(drawings).size).toBe(data.tiles.length);
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
    const signs = effectTokens(effect).filter((token) => typeof token === "string" && /^[a-z]/.test(token));
    for (const sign of signs) expect(ICONS, `${effect}: ${sign}`).toHaveProperty([String(sign)]);
    expect(effectTokens(effect).length > 0, String(effect)).toBe(!!effect && effect !== "-");
  }
});
