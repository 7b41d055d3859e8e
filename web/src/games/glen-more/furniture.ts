/** Glen More's things on the table. */

import { effectTokens, iconOf } from "../../art/sentence";
import { COLOURS } from "../../art/pieces";
import { tileSvg } from "../../art/tile";
import type { Delta, GlenMoreView } from "../../net/types";
import { say } from "../../text/text.svelte";
import Scoring from "../glen/Scoring.svelte";
import Wide from "../glen/Wide.svelte";
import { glenDrawers } from "../glen/drawers";
import Narrow from "../glen/Narrow.svelte";
import { cardsInWords, groundsInWords, holdingsInWords, marketInWords, ringInWords, standingInWords } from "../glen/words";
import type { GlenFurniture, Mouth } from "../glen/types";
import { cellXY, xyCell, type Award, type Piece, type View } from "../types";
import { cardRecord, differentTiles, faceOf, facts, tileRecord } from "./faces";
import Side from "./Side.svelte";

const seen = (view: View) => view as unknown as GlenMoreView;
const GOODS = ["wood", "stone", "grain", "sheep", "cattle"];
const CATEGORIES = [
  { key: "whisky", icon: "whisky" },
  { key: "parliament", icon: "parliament" },
  { key: "cards", icon: "card" },
];

function pieceOf(view: GlenMoreView, piece: number | null): Piece | null {
  if (piece === null) return null;
  return piece >= view.seats.length ? "die" : piece;
}

/** A line of the catalogue in words: goods and amounts as the texts name them. */
function words(effect: string): string {
  const named = (term: string) =>
    term.replace(/(\d+) (\w+)/g, (_, amount: string, thing: string) => {
      const single = thing.replace(/s$/, "");
      const n = Number(amount);
      const key = GOODS.includes(thing) ? `good-${thing}` : `unit-${thing === "vp" || thing === "whisky" ? thing : single}`;
      return `${amount} ${say(key, { n })}`;
    });
  const fixed: Record<string, string> = {
    "fill producers": "effect-fill-producers",
    "activate all": "effect-activate-all",
    "extra activation": "effect-extra-activation",
    "double parliament": "effect-double-parliament",
  };
  const key = fixed[effect];
  if (key) return say(key);
  if (effect.startsWith("produce ")) {
    const good = effect.slice(8);
    return good === "any"
      ? say("effect-produce", { goods: `1 ${say("unit-any", { n: 1 })}` })
      : say("effect-produce", { goods: `1 ${say(`good-${good}`, { n: 1 })}` });
  }
  if (effect.startsWith("place ")) return say("effect-place", { cubes: named(effect.slice(6)) });
  return effect.split(" / ").map((line) => named(line).replace(" > ", " → ")).join(" · ");
}

const furniture: GlenFurniture = {
  id: "glen-more",
  title: "Glen More",
  wide: Wide,
  narrow: Narrow,
  drawers: glenDrawers(Side, "web-side-cards"),
  tiles: differentTiles,
  picture: (tile, px) => tileSvg(faceOf(tile), px),
  nameOf: (tile) => faceOf(tile).name,
  scoring: Scoring,
  activates: true,
  places: /^(rondel|cell|market|parliament)/,
  face: faceOf,
  side: Side,
  sideTitle: "web-side-cards",

  facts(id) {
    const tile = tileRecord(id);
    if (!tile) return { lines: [], notes: [] };
    const lines = [];
    const add = (label: string, effect: string | null) => {
      if (effect && effect !== "-") lines.push({ label, text: words(effect), tokens: effectTokens(effect) });
    };
    if (tile.cost === "free") lines.push({ label: say("cli-tile-cost"), text: say("price-free"), tokens: [] });
    else add(say("cli-tile-cost"), tile.cost);
    if (id !== "start-village") add(say("cli-tile-placed"), tile.immediate);
    add(say("cli-tile-activated"), tile.activation);
    if (tile.card) lines.push({ label: say("cli-tile-card"), text: say(`card-${tile.card}-effect`), tokens: [] });
    const notes = [say("web-tile-kind", { colour: say(`colour-${tile.colour}`), type: say(`type-${tile.type}`) })];
    if (tile.river) notes.push(say("cli-legend-river"));
    if (tile.road) notes.push(say("cli-legend-road"));
    return { lines, notes };
  },

  ring(view) {
    const v = seen(view);
    return v.table.rondel.map((space, index) => ({
      index,
      tile: space.tile,
      piece: pieceOf(v, space.piece),
      gap: space.gap,
    }));
  },

  ringNote(view) {
    const { stacks } = seen(view).table;
    const stack = stacks.findIndex((left) => left > 0);
    return stack < 0 ? say("web-stacks-empty") : say("web-stack-left", { stack, tiles: stacks[stack] ?? 0 });
  },

  tempo(view) {
    const v = seen(view);
    const { order, left, drawn, scoring } = v.table.tempo;
    const pieces = order.map(({ piece, turns }) => ({ piece: pieceOf(v, piece) ?? ("die" as const), turns }));
    return { order: pieces, left, refill: drawn, scoring };
  },

  market(view) {
    return seen(view).table.market.map((row) => ({
      ...row,
      icon: iconOf(row.good),
      spaces: facts.market_prices.length,
    }));
  },

  territory(view, seat) {
    const colour = COLOURS[seat] ?? "rust";
    return (seen(view).seats[seat]?.territory ?? []).map((placed) => {
      const [x, y] = cellXY(placed.cell);
      const goods = Object.entries(placed.goods).flatMap(([good, n]) => Array<string>(n).fill(iconOf(good)));
      const face = { ...faceOf(placed.tile), goods, scots: Array(placed.members).fill(colour) };
      return { cell: placed.cell, x, y, tile: placed.tile, face };
    });
  },

  holds(placed) {
    const goods = new Map<string, number>();
    for (const good of placed.face.goods ?? []) goods.set(good, (goods.get(good) ?? 0) + 1);
    const members = placed.face.scots?.length ?? 0;
    return [
      ...[...goods].map(([icon, n]) => `${n} ${say(`good-${GOODS.find((good) => iconOf(good) === icon) ?? icon}`, { n })}`),
      ...(members ? [`${members} ${say("unit-member", { n: members })}`] : []),
    ].join(", ");
  },

  mouths(view, seat) {
    const territory = seen(view).seats[seat]?.territory ?? [];
    const taken = new Set(territory.map((placed) => placed.cell));
    const mouths: Mouth[] = [];
    for (const placed of territory) {
      const tile = tileRecord(placed.tile);
      const [x, y] = cellXY(placed.cell);
      const open = (dx: number, dy: number) => !taken.has(xyCell(x + dx, y + dy));
      if (tile?.river) {
        if (open(0, -1)) mouths.push({ x, y: y - 1, way: "river", from: "south" });
        if (open(0, 1)) mouths.push({ x, y: y + 1, way: "river", from: "north" });
      }
      if (tile?.road) {
        if (open(-1, 0)) mouths.push({ x: x - 1, y, way: "road", from: "east" });
        if (open(1, 0)) mouths.push({ x: x + 1, y, way: "road", from: "west" });
      }
    }
    return mouths;
  },

  woken: (view) => seen(view).table.turn.woken,
  hand: (view) => seen(view).table.turn.hand,
  done: (view) => seen(view).table.turn.activated,

  stats(view, seat) {
    const of = seen(view).seats[seat];
    if (!of) return [];
    const members = of.territory.reduce((sum, placed) => sum + placed.members, 0);
    return [
      { key: "coins", icon: "coin", label: say("cli-holding-coins"), value: of.coins },
      { key: "vp", icon: "vp", label: say("cli-holding-vp"), value: of.vp ?? "?" },
      { key: "whisky", icon: "whisky", label: say("cli-holding-whisky"), value: of.whisky },
      { key: "members", icon: "scot", label: say("web-stat-members"), value: members },
      { key: "parliament", icon: "parliament", label: say("cli-holding-parliament"), value: of.parliament },
      { key: "cards", icon: "card", label: say("cli-holding-cards"), value: of.cards.length },
      { key: "territory", icon: "tile", label: say("cli-holding-tiles"), value: of.territory.length },
    ];
  },

  cards(view, seat) {
    return (seen(view).seats[seat]?.cards ?? []).map((id) => {
      const card = cardRecord(id);
      return {
        id,
        face: faceOf(card?.tile ?? ""),
        effect: say(`card-${id}-effect`),
        tokens: effectTokens(card?.effect),
        bonnets: card?.bonnets ?? 0,
      };
    });
  },

  standing(view) {
    const { counts, if_scored_now } = seen(view).table.scoring;
    return {
      categories: CATEGORIES.map((each) => ({ ...each, label: say(`category-${each.key}`) })),
      counts: CATEGORIES.map(({ key }) => counts.map((seat) => seat[key] ?? 0)),
      points: CATEGORIES.map(({ key }) => if_scored_now.map((seat) => seat[key] ?? 0)),
    };
  },

  remark: () => "",
  scores: () => null,

  sources: ["web-tiles-source", "score-whisky", "score-parliament", "score-cards", "cli-holding-cards", "score-coins", "score-size"],
  sourceOf: ({ source }) => (source.startsWith("score-") ? source : source.startsWith("card-") ? "cli-holding-cards" : "web-tiles-source"),

  awards(view) {
    const v = seen(view);
    if (v.seats.some((seat) => !seat.sheet)) return null;
    return v.seats.flatMap((of) =>
      (of.sheet ?? []).map(([seat, points, source, , round]): Award => ({ seat, points, source, round })),
    );
  },

  winners: (view) => seen(view).winners,

  changes(delta: Delta, seat) {
    const of = delta.seats?.[String(seat)] ?? {};
    const shown = ["coins", "vp", ...GOODS, "whisky", "members", "parliament", "cards"];
    const icon: Record<string, string> = { cards: "card" };
    return shown
      .filter((name) => of[name])
      .map((name) => ({ icon: icon[name] ?? iconOf(name), label: say(`cli-legend-${name}`), amount: of[name] ?? 0 }));
  },

  inWords: (board) => [
    ringInWords(board),
    marketInWords(board),
    holdingsInWords(board),
    ...groundsInWords(board),
    ...[cardsInWords(board), standingInWords(board)].filter((part) => part !== null),
  ],
};

export default furniture;
