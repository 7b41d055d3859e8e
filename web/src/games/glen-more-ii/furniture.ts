/** Glen More II's things on the table, and those of the chronicles in play. */

import { cardSvg } from "../../art/card";
import { tileSvg } from "../../art/tile";
import type { GlenMoreIIView } from "../../net/types";
import { say } from "../../text/text.svelte";
import { changesOf, holdsInWords, laying, marketOf, openEnds, pieceOf, standingOf, tempoOf } from "../glen/common";
import { glenDrawers } from "../glen/drawers";
import Narrow from "../glen/Narrow.svelte";
import Scoring from "../glen/Scoring.svelte";
import type { GlenFurniture, RingSpace, Stat } from "../glen/types";
import Wide from "../glen/Wide.svelte";
import { type Award, type Drawer, type Piece, type View } from "../types";
import { drawn, fetchChronicles, inPlay, type ChronicleFurniture } from "./chronicles/registry";
import { domainSvg, PLACES as MAP } from "./clans";
import Clans from "./Clans.svelte";
import Discards from "./Discards.svelte";
import { allLandmarks, allTiles, faceOf, facts, landmarkFace, tileRecord } from "./faces";
import { bare, factsOf, isDomain, isLandmark } from "./facts";
import Kept from "./Kept.svelte";
import Landmarks from "./Landmarks.svelte";
import { seen, type GlenMoreIIBoard } from "./view";
import { inWords } from "./words";

const CATEGORIES = [
  { key: "castle", icon: "scot" },
  { key: "landmarks", icon: "landmark" },
  { key: "whisky", icon: "whisky" },
  { key: "persons", icon: "t-person" },
];
const shown = () => [
  ...["coins", "vp", ...facts().goods, "whisky", "scotsmen"].map((name) => ({ name, label: `cli-legend-${name}`, ...(name === "scotsmen" ? { icon: "scot" } : {}) })),
  { name: "cards", icon: "landmark", label: "cli-legend-landmarks" },
  { name: "persons", icon: "t-person", label: "cli-legend-persons" },
  { name: "domains", icon: "clan", label: "cli-legend-markers" },
];

const pieceIn = (view: GlenMoreIIView, piece: number): Piece => pieceOf(piece, view.seats.length, view.table.neutral);

const laid = laying<GlenMoreIIView["seats"][number]["territory"][number]>(faceOf, ({ scotsmen }) => scotsmen);

const markersLeft = (board: GlenMoreIIBoard): string => say("web-gm2-markers-n", { n: (board.view && seen(board.view).seats[board.home]?.reserve.markers) ?? 0 });

function sides(view: View | null): Drawer[] {
  return [
    { key: "clans", icon: "clan", label: "web-gm2-clans-tab", title: () => say("web-gm2-clans"), meta: markersLeft, body: Clans, beside: true, places: /^domain:/ },
    { key: "landmarks", icon: "landmark", label: "web-gm2-landmarks-tab", title: () => say("web-gm2-landmarks"), body: Landmarks, beside: true },
    { key: "discards", icon: "discard", label: "web-gm2-discards", title: () => say("web-gm2-discards"), body: Discards, beside: true, places: /^discard:/ },
    ...(view ? inPlay(view).flatMap((each) => each.sides?.(view) ?? []) : []),
  ];
}

/** The tile of a landmark, a person or a domain may be named by its kind: what points there is not a tile of the rondel. */
const PLACES = /^(rondel|cell|market|discard):/;

const furniture: GlenFurniture = {
  id: "glen-more-ii",
  wide: Wide,
  narrow: Narrow,
  // On a phone the discards lie under the landmarks, unless one of them may be fetched.
  drawers: (view) => glenDrawers(sides(view).map((each) => (each.key === "discards" ? { ...each, fleeting: true } : each))),
  sides,
  scoring: Scoring,
  activates: true,
  draws: (target) => (isDomain(target) ? bare(target) in MAP : PLACES.test(target)) || drawn(target),
  prepare: fetchChronicles,
  kept: Kept,

  tiles: () => [...allTiles(), ...allLandmarks().map((id) => `landmark:${id}`)],
  face: faceOf,
  picture(id, px) {
    if (isDomain(id)) return domainSvg(bare(id), px);
    return isLandmark(id) ? cardSvg(landmarkFace(bare(id)), Math.round(px * 0.8)) : tileSvg(faceOf(id), px);
  },
  nameOf(id) {
    if (isDomain(id)) return say(`domain-${bare(id)}`);
    return isLandmark(id) ? say(`landmark-${bare(id)}`) : faceOf(id).name;
  },
  facts: factsOf,

  ring(view) {
    const v = seen(view);
    const special = Object.assign({}, ...inPlay(view).map((each) => each.spaces ?? {})) as NonNullable<ChronicleFurniture["spaces"]>;
    return v.table.rondel.map((space, index): RingSpace => {
      const more = space.tile ? special[space.tile] : undefined;
      const { tile, gap } = space;
      return { index, tile, gap, pieces: space.pieces.map((piece) => pieceIn(v, piece)), ...(more ? { width: more.width(view), heap: more.heap } : {}) };
    });
  },

  ringNote(view) {
    const stacks = Object.entries(seen(view).table.stacks);
    const now = stacks.findIndex(([, left]) => left > 0);
    const [stack, tiles] = stacks[now] ?? [];
    if (stack === undefined || tiles === undefined) return say("web-stacks-empty");
    const next = stacks[now + 1]?.[0];
    const said = say("web-stack-left", { stack, tiles });
    return next ? say("web-gm2-then", { said, stack: next }) : said;
  },

  tempo(view) {
    const v = seen(view);
    return tempoOf(v.table.tempo, (piece) => pieceIn(v, piece));
  },

  market: (view) => marketOf(seen(view).table.market, facts().market_prices.length),
  underMarket: (view) => inPlay(view).flatMap((each) => each.underMarket ?? []),
  badges: (view, seat) => inPlay(view).flatMap((each) => each.badges?.(view, seat) ?? []),

  territory: (view, seat) => laid(seen(view).seats[seat]?.territory ?? [], seat),
  holds: (placed) => [holdsInWords(placed, facts().goods, "unit-scotsman"), ...(placed.covered ?? []).map((tile) => say("web-gm2-covers", { tile: faceOf(tile).name }))].filter(Boolean).join(", "),
  mouths: (view, seat) => openEnds(seen(view).seats[seat]?.territory ?? [], (id) => ({ river: tileRecord(id)?.river ? "west-east" : undefined })),
  woken: (view) => seen(view).table.turn.woken,
  hand: (view) => seen(view).table.turn.hand,
  done: (view) => seen(view).table.turn.activated,
  mover: (view) => pieceIn(seen(view), seen(view).table.turn.mover),
  fork: (view, kind) => inPlay(view).map((each) => each.forks?.[kind]).find((each) => each !== undefined),

  stats(view, seat): Stat[] {
    const v = seen(view);
    const of = v.seats[seat];
    const counts = v.table.scoring.counts[seat];
    if (!of) return [];
    return [
      { key: "coins", icon: "coin", label: say("cli-holding-coins"), value: of.coins },
      { key: "vp", icon: "vp", label: say("web-gm2-points"), value: of.vp },
      { key: "whisky", icon: "whisky", label: say("cli-holding-whisky"), value: of.whisky },
      ...(seat === v.active && v.table.turn.movement ? [{ key: "movement", icon: "boot", label: say("web-gm2-moves"), value: v.table.turn.movement }] : []),
      { key: "castle", icon: "scot", label: say("web-gm2-castle"), value: counts?.["castle"] ?? 0 },
      { key: "cards", icon: "landmark", label: say("cli-holding-landmarks"), value: of.cards.length, kept: true },
      { key: "persons", icon: "t-person", label: say("cli-holding-persons"), value: counts?.["persons"] ?? 0, kept: true },
      { key: "markers", icon: "clan", label: say("web-gm2-markers-left"), value: of.reserve.markers, kept: true },
      { key: "territory", icon: "tile", label: say("cli-holding-tiles"), value: of.territory.length, kept: true },
    ];
  },

  cards: () => [],
  standing: (view) => standingOf(seen(view).table.scoring, CATEGORIES),

  remark(board) {
    const movement = board.view && board.seat === seen(board.view).active ? seen(board.view).table.turn.movement : 0;
    return movement ? say("web-gm2-movement", { n: movement }) : "";
  },
  scores: (view) => seen(view).seats.map((seat) => seat.vp),
  sources: ["web-tiles-source", "web-gm2-domains-source", "cli-holding-landmarks", ...CATEGORIES.map(({ key }) => `score-${key}`), "web-gm2-chronicles-source", "score-coins", "score-size"],
  sourceOf({ source }) {
    const kinds: [RegExp, string][] = [
      [/^tile-/, "web-tiles-source"],
      [/^domain-/, "web-gm2-domains-source"],
      [/^landmark-/, "cli-holding-landmarks"],
    ];
    const known = furniture.sources.includes(source) ? source : kinds.find(([kind]) => kind.test(source))?.[1];
    return known ?? "web-gm2-chronicles-source";
  },
  awards: (view) => seen(view).seats.flatMap((of) => of.sheet.map(([seat, points, source, , round]): Award => ({ seat, points, source, round }))),
  tie: "web-gm2-tie",
  winners: (view) => seen(view).winners,
  changes: (delta, seat) => changesOf(delta.seats?.[String(seat)] ?? {}, shown()),
  inWords,
};

export default furniture;
