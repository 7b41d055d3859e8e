/** Glen More's things on the table. */

import { drawn } from "../../art/sentence";
import { tileSvg } from "../../art/tile";
import { idOf, isOneOf } from "../../lib/targets";
import type { GlenMoreView } from "../../net/types";
import { named, say } from "../../text/text.svelte";
import { changesOf, holdsInWords, laying, marketOf, openEnds, pieceOf as pieceIn, standingOf, tempoOf } from "../glen/common";
import { glenDrawers } from "../glen/drawers";
import { effectLine, effectText } from "../glen/effects";
import Wide from "../glen/Wide.svelte";
import Narrow from "../glen/Narrow.svelte";
import { cardsInWords, groundsInWords, holdingsInWords, marketInWords, ringInWords, standingInWords } from "../glen/words";
import type { GlenFurniture } from "../glen/types";
import { from } from "../printed.svelte";
import { type Award, type View } from "../types";
import { cardRecord, differentTiles, faceOf, facts, tileRecord } from "./faces";
import Side from "./Side.svelte";

const seen = (view: View) => view as unknown as GlenMoreView;
const shown = () => ["coins", "vp", ...facts().goods, "whisky", "members", "parliament", "cards"].map((name) => ({ name, label: `cli-legend-${name}`, ...(name === "cards" ? { icon: "card" } : {}) }));
const CATEGORIES = [
  { key: "whisky", icon: "whisky" },
  { key: "parliament", icon: "parliament" },
  { key: "cards", icon: "card" },
];

const sides = () => [{ key: "side", icon: "card", label: "category-cards", title: () => say("web-side-cards"), body: Side, beside: true }];
const pieceOf = (view: GlenMoreView, piece: number) => pieceIn(piece, view.seats.length, ["die"]);
const laid = laying<GlenMoreView["seats"][number]["territory"][number]>(faceOf, ({ members }) => members);

/** Cards as the score sheet names them. */
const cardSources = from("glen-more", ({ cards }) => new Set(cards.map(({ id }) => `card-${id}`)));

const furniture: GlenFurniture = {
  id: "glen-more",
  wide: Wide,
  narrow: Narrow,
  drawers: () => glenDrawers(sides()),
  tiles: differentTiles,
  picture: (tile, px) => tileSvg(faceOf(tile), px),
  nameOf: (tile) => faceOf(tile).name,
  cameSvg: (target, px) => (isOneOf(target, ["tile"]) ? furniture.picture(idOf(target), px) : ""),
  scoring: () => import("../glen/Scoring.svelte"),
  activates: true,
  movement: "movement",
  draws: (target) => isOneOf(target, ["rondel", "cell", "market", "parliament"]),
  face: faceOf,
  sides,

  facts(id) {
    const tile = tileRecord(id);
    if (!tile) return { lines: [], notes: [] };
    const card = tile.card === null ? undefined : cardRecord(tile.card);
    const lines = [
      ...effectLine(say("cli-tile-cost"), tile.cost, tile.source["cost"]),
      ...(id === "start-village" ? [] : effectLine(say("cli-tile-placed"), tile.immediate, tile.source["immediate"])),
      ...effectLine(say("cli-tile-activated"), tile.activation, tile.source["activation"]),
      ...(card ? [{ label: say("cli-tile-card"), text: effectText("glen-more", "card", card), tokens: [] }] : []),
    ];
    const notes = [say("web-tile-kind", { colour: named("colour", tile.colour), type: named("type", tile.type) })];
    if (tile.river) notes.push(say("cli-legend-river"));
    if (tile.road) notes.push(say("cli-legend-road"));
    return { lines, notes };
  },

  ring(view) {
    const v = seen(view);
    return v.table.rondel.map((space, index) => ({
      index,
      tile: space.tile,
      pieces: space.piece === null ? [] : [pieceOf(v, space.piece)],
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
    return tempoOf(v.table.tempo, (piece) => pieceOf(v, piece));
  },

  market: (view) => marketOf(seen(view).table.market, facts().market_prices.length),

  territory: (view, seat) => laid(seen(view).seats[seat]?.territory ?? [], seat),

  holds: (placed) => holdsInWords(placed, facts().goods, "unit-member"),

  mouths: (view, seat) =>
    openEnds(seen(view).seats[seat]?.territory ?? [], (id) => {
      const tile = tileRecord(id);
      return { river: tile?.river ? "north-south" : undefined, road: tile?.road ? "west-east" : undefined };
    }),

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
        effect: card ? effectText("glen-more", "card", card) : "",
        tokens: drawn(card?.effect?.tokens ?? []),
        bonnets: card?.bonnets ?? 0,
      };
    });
  },

  standing: (view) => standingOf(seen(view).table.scoring, CATEGORIES),

  remark: () => "",
  scores: () => null,

  sources: ["web-tiles-source", "score-whisky", "score-parliament", "score-cards", "web-cards-source", "score-coins", "score-size"],
  sourceOf: ({ source }) => (furniture.sources.includes(source) ? source : cardSources().has(source) ? "web-cards-source" : "web-tiles-source"),

  awards(view) {
    const v = seen(view);
    if (v.seats.some((seat) => !seat.sheet)) return null;
    return v.seats.flatMap((of) =>
      (of.sheet ?? []).map(([seat, points, source, , round]): Award => ({ seat, points, source, round })),
    );
  },

  winners: (view) => seen(view).winners,

  changes: (delta, seat) => changesOf(delta.seats?.[String(seat)] ?? {}, shown()),

  inWords: (board) => [
    ringInWords(board),
    marketInWords(board),
    holdingsInWords(board),
    ...groundsInWords(board),
    ...[cardsInWords(board), standingInWords(board)].filter((part) => part !== null),
  ],
};

export default furniture;
