// Writes what is printed on the tiles and cards of each game into src/data, from the catalogue of the Python package.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { python, web } from "./python.mjs";

const GAMES = ["glen-more"];

mkdirSync(join(web, "src/data"), { recursive: true });
for (const game of GAMES) {
  const whole = JSON.parse(python("-m", "hindmost", "catalogue", game, "--json"));
  const tile = ({ id, name, stack, type, colour, river, road, cost, immediate, activation, card }) =>
    ({ id, name, stack, type, colour, river, road, cost, immediate, activation, card });
  const card = ({ id, tile, bonnets, when, effect }) => ({ id, tile, bonnets, when, effect });
  const rest = Object.values(whole).filter((value) => value && typeof value.id === "string");
  const tiles = [...whole.tiles, ...rest].map(tile);
  const facts = Object.fromEntries(Object.entries(whole.facts).map(([name, fact]) => [name, fact.value]));
  const lines = (list) => list.map((each) => "    " + JSON.stringify(each)).join(",\n");
  writeFileSync(
    join(web, "src/data", `${game}.json`),
    `{\n  "facts": ${JSON.stringify(facts)},\n  "tiles": [\n${lines(tiles)}\n  ],\n  "cards": [\n${lines(whole.cards.map(card))}\n  ]\n}\n`,
  );
}
