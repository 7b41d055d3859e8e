/** How each tile of Glen More II looks, by its name: a scene, and what is particular about it. Chronicles bring theirs (`chronicles/looks.ts`). */

import type { Look } from "../../art/scenes";
import type { Token } from "../../art/sentence";
import type { GlenMoreIITileRecord } from "../../net/types";
import { CHRONICLE_TILES } from "./chronicles/looks";

export interface Drawn {
  scene: string;
  look?: Look;
  /** Shown for its activation where the whole sentence has no room. */
  icon?: string;
  /** What its landmark card gives by the rules of its chronicle alone. */
  gives?: Token[];
}

const person = (look: Look): Drawn => ({ scene: "person", look });

export const LOOKS: Record<string, Drawn> = {
  // Villages
  "home-village": { scene: "homestead" },
  halkirk: { scene: "village", look: { seed: 14 } },
  dornie: { scene: "dornie" },
  inverness: { scene: "inverness" },
  kingussie: { scene: "kingussie" },
  plockton: { scene: "plockton" },
  "fort-william": { scene: "fort" },
  ullapool: { scene: "ullapool" },
  aberfeldy: { scene: "aberfeldy" },
  // Castles
  "home-castle": { scene: "castle", look: { seed: 3, variant: 0 } },
  "donan-castle": { scene: "donan" },
  "castle-stalker": { scene: "stalker" },
  "duart-castle": { scene: "duart" },
  "armadale-castle": { scene: "armadale" },
  "urquhart-castle": { scene: "urquhart" },
  "castle-moil": { scene: "moil" },
  "castle-of-mey": { scene: "mey" },
  "balmoral-castle": { scene: "balmoral" },
  // Lochs
  "loch-lochy": { scene: "lochy", icon: "landmark" },
  "loch-shiel": { scene: "shiel", icon: "landmark" },
  "loch-ness": { scene: "loch", look: { ness: true, seed: 25 }, icon: "landmark" },
  "loch-morar": { scene: "morar", icon: "landmark" },
  // Materials
  inshriach: { scene: "forest" },
  rothiemurchus: { scene: "deerwood" },
  ballachulish: { scene: "quarry" },
  easdale: { scene: "isle" },
  craigleith: { scene: "pit" },
  "black-isle": { scene: "field", look: { seed: 8 } },
  strathearn: { scene: "field", look: { seed: 3 } },
  "carse-of-gowrie": { scene: "orchard" },
  abernethy: { scene: "timber" },
  rannoch: { scene: "border" },
  "iona-abbey": { scene: "iona" },
  // Animals
  "glen-etive": { scene: "meadow" },
  "glen-clova": { scene: "hillsheep" },
  lochridge: { scene: "pasture" },
  "glen-lyon": { scene: "calf" },
  ardnamurchan: { scene: "cape" },
  breadalbane: { scene: "both", icon: "herd" },
  strathdon: { scene: "fold", icon: "herd" },
  // Whisky
  pulteney: { scene: "pulteney", icon: "whisky" },
  "glen-mhor": { scene: "burnside", icon: "whisky" },
  glenlochy: { scene: "kilns", icon: "whisky" },
  edradour: { scene: "distillery", icon: "whisky" },
  millburn: { scene: "chimney", icon: "whisky" },
  "kingshouse-inn": { scene: "kingshouse" },
  "clachaig-inn": { scene: "inn" },
  "old-forge-inn": { scene: "forge" },
  // Trade
  butcher: { scene: "butcher" },
  "crieff-tryst": { scene: "fair" },
  "scone-abbey": { scene: "abbey", icon: "clan" },
  glengorm: { scene: "drove" },
  "tomintoul-fair": { scene: "booths", icon: "any" },
  carrbridge: { scene: "bridge", icon: "any" },
  "highland-market": { scene: "grocer" },
  "hawick-mill": { scene: "mill" },
  "aberdeen-harbour": { scene: "harbour", icon: "any" },
  "falkirk-tryst": { scene: "tryst" },
  // Persons
  "robert-i": person({ hat: "crown", face: "beard", neck: "mail", hair: "a-hair", coat: "a-red" }),
  "william-wallace": person({ cut: "mane", face: "painted", neck: "plaid", trim: "a-green", hair: "a-hair", coat: "a-leather", field: "a-skyl" }),
  macbeth: person({ hat: "circlet", cut: "mane", face: "moustache", neck: "fur", hair: "a-hairK", coat: "a-slate2", field: "a-stone" }),
  "mary-stuart": person({ long: true, hat: "attifet", neck: "ruff", hair: "a-hairR", coat: "a-slate2" }),
  "john-napier": person({ hat: "skullcap", face: "pointed", neck: "ruff", hair: "a-hairR", coat: "a-slate2", field: "a-thatch" }),
  "rob-roy-macgregor": person({ hat: "bonnet", face: "beard", neck: "plaid", hair: "a-hairR", coat: "a-green" }),
  "bonnie-prince-charlie": person({ hat: "tricorn", neck: "sash", hair: "a-goldl", coat: "a-red", cut: "poet", field: "a-skyl" }),
  "flora-macdonald": person({ long: true, hat: "kerchief", neck: "shawl", trim: "a-wall", hair: "a-hairK", coat: "a-green" }),
  "adam-smith": person({ hat: "wig", neck: "stock", coat: "a-wood" }),
  "robert-burns": person({ face: "whiskers", neck: "stock", hair: "a-hairK", coat: "a-blue", field: "a-goldl" }),
  "sir-walter-scott": person({ cut: "receding", face: "whiskers", neck: "shawl", trim: "a-blue", hair: "a-hairG", coat: "a-green" }),
  "robert-louis-stevenson": person({ cut: "poet", face: "moustache", neck: "cravat", hair: "a-hairK", coat: "a-brick2", long: true }),
  "arthur-conan-doyle": person({ hat: "cap", face: "walrus", neck: "cravat", hair: "a-hair", coat: "a-thatch2" }),
  "david-hume": person({ hat: "turban", neck: "lace", coat: "a-bronze", trim: "a-red", field: "a-goldl" }),
  // Places
  "worlds-end": { scene: "worldsend" },
};

/** A tile that nobody has drawn has the scene of its type, and beside others of its type a face of its own. */
const OF_TYPE: Record<string, Drawn> = {
  village: { scene: "village" },
  castle: { scene: "castle" },
  loch: { scene: "loch", icon: "landmark" },
  material: { scene: "forest" },
  animal: { scene: "meadow" },
  whisky: { scene: "distillery" },
  trade: { scene: "fair" },
  person: person({ neck: "plaid", hair: "a-hair", coat: "a-green" }),
};

const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7);

/** Tiles of one name look alike, unless one of them has a look of its own. */
export function lookOf({ id, name, type }: Pick<GlenMoreIITileRecord, "id" | "name" | "type">): Drawn {
  const own = CHRONICLE_TILES[id] ?? LOOKS[name] ?? CHRONICLE_TILES[name];
  if (own) return own;
  const drawn = OF_TYPE[type] ?? { scene: "meadow" };
  return { ...drawn, look: { ...drawn.look, seed: seedOf(name) } };
}
