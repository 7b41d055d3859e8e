// Writes what is printed on the components of each game into src/data, from the catalogue of the Python package.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { python, web } from "./python.mjs";

// With what all chronicles bring.
const CATALOGUE =
  "import json, sys; from hindmost.games.registry import RULES; rules = RULES[sys.argv[1]]; " +
  "print(json.dumps(rules.patched(rules.load(None), rules.modules()).to_json()))";
const pick = (...names) => (each) => Object.fromEntries(names.map((name) => [name, each[name]]));

/** By game: its lists of components, and what the client wants to know of each. */
const GAMES = {
  "glen-more": {
    tiles: pick("id", "name", "stack", "type", "colour", "river", "road", "cost", "immediate", "activation", "card"),
    cards: pick("id", "tile", "bonnets", "when", "effect"),
  },
  "glen-more-ii": {
    tiles: pick("id", "name", "stack", "type", "river", "overlay", "cost", "landmark", "immediate", "activation", "persons", "chronicle", "source"),
    landmarks: pick("id", "tile", "when", "effect", "source"),
    domains: pick("id", "colour", "distance", "row", "closed", "when", "open", "effect", "source"),
    roads: pick("from", "to", "coins", "source"),
  },
  glasgow: {
    contracts: pick("id", "kind", "gives", "source"),
    buildings: pick("id", "type", "cost", "vp", "effect", "source"),
  },
};

mkdirSync(join(web, "src/data"), { recursive: true });
for (const [game, lists] of Object.entries(GAMES)) {
  const whole = JSON.parse(python("-c", CATALOGUE, game));
  // Records that stand alone, like the start village, are tiles too, and so is what a player begins with.
  const single = [...Object.values(whole).filter((value) => value && typeof value.id === "string"), ...(whole.home ?? [])];
  const facts = Object.fromEntries(Object.entries(whole.facts).map(([name, fact]) => [name, fact.value]));
  const lines = (list) => list.map((each) => "    " + JSON.stringify(each)).join(",\n");
  const parts = Object.entries(lists).map(([name, facts]) => {
    const all = name === "tiles" ? [...whole.tiles, ...single] : whole[name];
    return `  "${name}": [\n${lines(all.map(facts))}\n  ]`;
  });
  writeFileSync(join(web, "src/data", `${game}.json`), `{\n  "facts": ${JSON.stringify(facts)},\n${parts.join(",\n")}\n}\n`);
}
