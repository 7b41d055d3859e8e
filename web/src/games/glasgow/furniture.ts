/** Glasgow's things on the table. */

import { buildingSvg } from "../../art/building";
import { contractSvg } from "../../art/contract";
import type { Token } from "../../art/sentence";
import { idOf, isOneOf } from "../../lib/targets";
import { named, say } from "../../text/text.svelte";
import type { Award, FactLine, Furniture, TileFacts } from "../types";
import { buildingFace, buildingName, contractName, goodName, goodsText, makes, ringFace } from "./faces";
import Narrow from "./Narrow.svelte";
import { buildings, contracts, facts, type BuildingRecord } from "./records";
import Points from "./Points.svelte";
import { seen } from "./view";
import Wide from "./Wide.svelte";
import { inWords } from "./words";

/** An architect's tile is named by its place, all others by their ids. */
const isArchitect = (tile: string): boolean => !contracts().has(tile) && !buildings().has(tile);

const thing = (what: string): string => (what === "factory" ? say("type-factory") : goodName(what, 1));

/** What each type of building does or counts beside its printed points, in words and icons. */
const DOES: Record<BuildingRecord["type"], (building: BuildingRecord) => { text: string; tokens: Token[] }> = {
  factory: (building) => ({ text: say("built-factory", { deed: say(["deed", building.deed, building.makes].filter(Boolean).join("-")) }), tokens: [makes(building)] }),
  shop: () => ({ text: say("built-shop", { vp: facts().shop_bonus }), tokens: [] }),
  park: () => ({ text: say("built-park", { points: facts().park_points.slice(1).join("/"), last: facts().park_points.length - 1 }), tokens: [] }),
  tenement: () => ({ text: say("built-tenement", { vp: facts().tenement_bonus }), tokens: [] }),
  station: () => ({ text: say("built-station", { vp: facts().station_bonus, types: facts().station_set.map((type) => named("type", type)).join(", ") }), tokens: [] }),
  bank({ counts }) {
    const said = counts.map(({ vp, of }) => say("built-bank-term", { vp, thing: thing(of) }));
    const tokens = counts.flatMap(({ vp, of }, i): Token[] => [...(i ? ["+"] : []), of === "factory" ? "t-factory" : of, ">", { vp: String(vp) }]);
    return { text: say("built-bank", { terms: said.join(", ") }), tokens };
  },
  monument: () => ({ text: say("web-gla-rule-monument"), tokens: [] }),
};

const known = (source: FactLine["source"]): Pick<FactLine, "source"> => (source ? { source } : {});

function buildingFacts(building: BuildingRecord): TileFacts {
  const { source } = building;
  const { text, tokens } = DOES[building.type](building);
  return {
    lines: [
      { label: say("cli-tile-cost"), text: goodsText(building.price), tokens: building.price, ...known(source["cost"]) },
      { label: say("web-gla-printed"), text: "", tokens: [{ vp: building.vp }], ...known(source["vp"]) },
      { label: say(building.type === "factory" ? "web-gla-makes" : "web-gla-counts"), text, tokens, ...known(source["effect"]) },
    ],
    notes: [say(`web-gla-type-${building.type}`, { n: 1 })],
  };
}

function ringFacts(tile: string): TileFacts {
  const contract = contracts().get(tile);
  if (!contract) return { lines: [{ label: say("web-gla-does"), text: say("web-gla-architect-does"), tokens: [] }], notes: [] };
  const { tokens } = ringFace(tile, 0);
  const source = contract.source[contract.kind === "goods" ? "gives" : "kind"];
  return { lines: [{ label: say("web-gla-does"), text: say(`web-gla-does-${contract.kind}`), tokens, ...known(source) }], notes: [say("web-gla-contract")] };
}

const furniture: Furniture = {
  id: "glasgow",
  wide: Wide,
  narrow: Narrow,
  drawers: () => [{ key: "points", icon: "t-tenement", label: "web-gla-points", title: () => say("web-gla-points"), body: Points, beside: true }],
  scoring: () => import("./Scoring.svelte"),
  activates: false,
  draws: (target) => isOneOf(target, ["ring", "city", "building"]),

  tiles: () => ["0", ...contracts().keys(), ...buildings().keys()],

  picture(tile, px) {
    if (buildings().has(tile)) return buildingSvg(buildingFace(tile), px, { cost: true });
    return contractSvg(isArchitect(tile) ? ringFace(null, Number(tile)) : ringFace(tile, 0), px);
  },

  cameSvg: (target, px) => (isOneOf(target, ["building", "contract"]) ? furniture.picture(idOf(target), px) : ""),

  nameOf(tile) {
    const building = buildings().get(tile);
    const contract = contracts().get(tile);
    if (building) return buildingName(building);
    return contract ? contractName(contract) : ringFace(null, Number(tile)).name;
  },

  facts(tile) {
    const building = buildings().get(tile);
    return building ? buildingFacts(building) : ringFacts(tile);
  },

  remark(board) {
    const { prompt, seat } = board;
    if (seat === null || !board.view || prompt?.kind === "move") return "";
    const { hindmost } = seen(board.view).table.ring;
    return hindmost === seat ? say("web-gla-again") : say("web-tempo", { who: board.nameOf(hindmost) });
  },
  scores: (view) => seen(view).seats.map((seat) => seat.score.vp),
  awards(view) {
    return seen(view).seats.flatMap(({ score }) => score.sheet.map(([seat, points, source, , round]): Award => ({ seat, points, source, round })));
  },
  sources: ["score-printed", "score-park", "score-tenement", "score-station", "score-bank", "score-shop"],
  sourceOf: (award) => award.source,
  tie: "web-gla-tie",
  winners: (view) => seen(view).winners,

  changes(delta, seat) {
    const of = delta.seats?.[String(seat)] ?? {};
    return ["brick", "steel", "gold", "whisky", "vp"].filter((name) => of[name]).map((name) => ({ icon: name, label: name === "vp" ? say("unit-vp", { n: of[name] ?? 0 }) : thing(name), amount: of[name] ?? 0 }));
  },

  inWords,
};

export default furniture;
