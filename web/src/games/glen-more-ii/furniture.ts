/** Glen More II's things on the table, and those of the chronicles in play. */

import { cardSvg } from "../../art/card";
import { tileSvg } from "../../art/tile";
import { idOf, isOneOf } from "../../lib/targets";
import type { GlenMoreIIView } from "../../net/types";
import { named, say } from "../../text/text.svelte";
import { changesOf, holdsInWords, laying, marketOf, openEnds, pieceOf, standingOf, tempoOf } from "../glen/common";
import { glenDrawers } from "../glen/drawers";
import Narrow from "../glen/Narrow.svelte";
import type { GlenFurniture, RingSpace, SpaceMark, Stat } from "../glen/types";
import Wide from "../glen/Wide.svelte";
import { from } from "../printed.svelte";
import { type Award, type Drawer, type Piece, type View } from "../types";
import { addedCategories, addedChanges, cameSvg, drawn, fetchChronicles, furnitureOf, inPlay, shelfOf, type ChronicleFurniture } from "./chronicles/registry";
import { domainSvg, PLACES as MAP } from "./clans";
import Clans from "./Clans.svelte";
import Discards from "./Discards.svelte";
import { allLandmarks, allTiles, faceOf, facts, landmarkFace, tileRecord } from "./faces";
import { factsOf, isDomain, isLandmark } from "./facts";
import Kept from "./Kept.svelte";
import Landmarks from "./Landmarks.svelte";
import { seen, type GlenMoreIIBoard } from "./view";
import { inWords } from "./words";

/** The categories of the game itself; what chronicles add to scorings follows. */
const CATEGORIES: Record<string, string> = { whisky: "whisky", castle: "scot", landmarks: "landmark", persons: "t-person" };
const categoriesOf = (view: View) => {
  const icons: Record<string, string> = Object.assign({}, ...inPlay(view).map((each) => each.categories ?? {}), CATEGORIES);
  const counted = Object.keys(seen(view).table.scoring.counts[0] ?? {});
  const own = Object.keys(CATEGORIES).filter((key) => counted.includes(key));
  return [...own, ...counted.filter((key) => !own.includes(key))].map((key) => ({ key, icon: icons[key] ?? "chronicle" }));
};
const shown = () => [
  ...["coins", "vp", ...facts().goods, "whisky", "scotsmen"].map((name) => ({ name, label: `cli-legend-${name}`, ...(name === "scotsmen" ? { icon: "scot" } : {}) })),
  { name: "cards", icon: "landmark", label: "cli-legend-landmarks" },
  { name: "persons", icon: "t-person", label: "cli-legend-persons" },
  { name: "domains", icon: "clan", label: "cli-legend-markers" },
  ...addedChanges(),
];

const pieceIn = (view: GlenMoreIIView, piece: number): Piece => pieceOf(piece, view.seats.length, view.table.neutral);

const laid = laying<GlenMoreIIView["seats"][number]["territory"][number]>(faceOf, ({ scotsmen }) => scotsmen);

const markersLeft = (board: GlenMoreIIBoard): string => say("web-gm2-markers-n", { n: (board.view && seen(board.view).seats[board.home]?.reserve.markers) ?? 0 });

/** The stack that is drawn from, and the name of the next. */
function stackOf(view: View): { left: string; next?: string | undefined } {
  const stacks = Object.entries(seen(view).table.stacks);
  const now = stacks.findIndex(([, left]) => left > 0);
  const [stack, tiles] = stacks[now] ?? [];
  if (stack === undefined || tiles === undefined) return { left: say("web-stacks-empty") };
  return { left: say("web-stack-left", { stack, tiles }), next: stacks[now + 1]?.[0] };
}

function sides(): Drawer[] {
  return [
    { key: "clans", icon: "clan", label: "web-gm2-clans-tab", title: () => say("web-gm2-clans"), meta: markersLeft, body: Clans, beside: true, places: ["domain"] },
    { key: "landmarks", icon: "landmark", label: "web-gm2-landmarks-tab", title: () => say("web-gm2-landmarks"), body: Landmarks, beside: true },
    { key: "discards", icon: "discard", label: "web-gm2-discards", title: () => say("web-gm2-discards"), body: Discards, beside: true, places: ["discard"] },
  ];
}

/** The tile of a landmark, a person or a domain may be named by its kind: what points there is not a tile of the rondel. */
const PLACES = ["rondel", "cell", "market", "discard"];

/** What gives points by name, as the catalogue has it. Chronicles bring the rest. */
const givers = from("glen-more-ii", ({ tiles, domains, landmarks }) => {
  const keys = (kind: string, names: string[], source: string) => names.map((name): [string, string] => [`${kind}-${name}`, source]);
  const ids = (records: { id: string }[]) => records.map(({ id }) => id);
  return new Map([...keys("tile", tiles.map(({ name }) => name), "web-tiles-source"), ...keys("domain", ids(domains), "web-gm2-domains-source"), ...keys("landmark", ids(landmarks), "web-gm2-landmarks-source")]);
});

const furniture: GlenFurniture = {
  id: "glen-more-ii",
  wide: Wide,
  narrow: Narrow,
  // On a phone the discards lie under the landmarks, unless one of them may be fetched.
  drawers: () => glenDrawers(sides().map((each) => (each.key === "discards" ? { ...each, fleeting: true } : each))),
  sides,
  scoring: () => import("../glen/Scoring.svelte"),
  activates: true,
  movement: "movement-point",
  draws: (target) => (isDomain(target) ? idOf(target) in MAP : isOneOf(target, PLACES)) || drawn(target),
  ground(view, target) {
    const standing = (seat: number) => inPlay(view).some((each) => Object.values(each.pieces?.(view, seat) ?? {}).flat().some((piece) => piece.target === target));
    return drawn(target) ? (seen(view).seats.find(({ seat }) => standing(seat))?.seat ?? null) : null;
  },
  prepare: fetchChronicles,
  shelf: shelfOf,
  kept: Kept,

  tiles: () => [...allTiles(), ...allLandmarks().map((id) => `landmark:${id}`)],
  face: faceOf,
  picture(id, px) {
    if (isDomain(id)) return domainSvg(idOf(id), px);
    return isLandmark(id) ? cardSvg(landmarkFace(idOf(id)), Math.round(px * 0.8)) : tileSvg(faceOf(id), px);
  },
  nameOf(id) {
    if (isDomain(id)) return named("domain", idOf(id));
    return isLandmark(id) ? named("landmark", idOf(id)) : faceOf(id).name;
  },
  cameSvg: (target, px) => (isOneOf(target, ["tile"]) ? furniture.picture(idOf(target), px) : cameSvg(target, px)),
  facts: factsOf,

  ring(view) {
    const v = seen(view);
    const special = Object.assign({}, ...inPlay(view).map((each) => each.spaces ?? {})) as NonNullable<ChronicleFurniture["spaces"]>;
    const marks = Object.assign({}, ...inPlay(view).map((each) => each.marks?.(view) ?? {})) as Record<number, SpaceMark>;
    return v.table.rondel.map(({ tile, gap, pieces }, index): RingSpace => {
      const { width, heap, passed } = (tile && special[tile]) || {};
      return { index, tile, gap, pieces: pieces.map((piece) => pieceIn(v, piece)), width: width?.(view) ?? 1, heap, passed, mark: marks[index] };
    });
  },

  ringNote(view) {
    const { left, next } = stackOf(view);
    return next ? say("web-gm2-then", { said: left, stack: next }) : left;
  },
  progress: (view) => stackOf(view).left,

  tempo(view) {
    const v = seen(view);
    return tempoOf(v.table.tempo, (piece) => pieceIn(v, piece));
  },

  market: (view) => marketOf(seen(view).table.market, facts().market_prices.length),
  underMarket: (view) => inPlay(view).flatMap((each) => each.underMarket ?? []),
  badges: (view, seat) => inPlay(view).flatMap((each) => each.badges?.(view, seat) ?? []).filter(({ value }) => value !== 0),

  territory(view, seat) {
    const tiles = laid(seen(view).seats[seat]?.territory ?? [], seat);
    const more = inPlay(view).map((each) => each.pieces?.(view, seat) ?? {});
    const onIt = (cell: string) => more.flatMap((each) => each[cell] ?? []);
    return tiles.map((placed) => (onIt(placed.cell).length ? { ...placed, pieces: onIt(placed.cell) } : placed));
  },
  overRing: (view) => inPlay(view).flatMap((each) => each.overRing ?? []),
  bookOf: (view, seat) => (seen(view).opponent && seat === seen(view).seats.length - 1 ? String(seen(view).opponent) : null),
  outlines: ({ view, books }, seat) => (view && furnitureOf(Number(books.open?.key)).outlines?.(view, seat)) || [],
  holds: (placed) => [holdsInWords(placed, facts().goods, "unit-scotsman"), ...(placed.pieces ?? []).map(({ label }) => label), ...(placed.covered ?? []).map((tile) => say("web-gm2-covers", { tile: faceOf(tile).name }))].filter(Boolean).join(", "),
  mouths: (view, seat) => openEnds(seen(view).seats[seat]?.territory ?? [], (id) => ({ river: tileRecord(id)?.river ? "west-east" : undefined })),
  woken: (view) => seen(view).table.turn.woken,
  hand: (view) => seen(view).table.turn.hand,
  done: (view) => seen(view).table.turn.activated,
  mover: (view) => pieceIn(seen(view), seen(view).table.turn.mover),
  fork: (view, kind) => inPlay(view).map((each) => each.forks?.[kind]).find((each) => each !== undefined),

  stats(view, seat): Stat[] {
    const v = seen(view);
    const own = inPlay(view).map((each) => each.stats?.(view, seat)).find((each) => each !== undefined);
    if (own) return own;
    const of = v.seats[seat];
    const counts = v.table.scoring.counts[seat];
    if (!of) return [];
    return [
      { key: "coins", icon: "coin", label: say("cli-holding-coins"), value: of.coins },
      { key: "vp", icon: "vp", label: say("web-gm2-points"), value: of.vp },
      { key: "whisky", icon: "whisky", label: say("cli-holding-whisky"), value: of.whisky },
      ...(seat === v.active && v.table.turn.movement ? [{ key: "movement", icon: "boot", label: say("web-gm2-moves"), value: v.table.turn.movement, fleeting: true }] : []),
      { key: "castle", icon: "scot", label: say("web-gm2-castle"), value: counts?.["castle"] ?? 0 },
      { key: "cards", icon: "landmark", label: say("cli-holding-landmarks"), value: of.cards.length, kept: true },
      { key: "persons", icon: "t-person", label: say("cli-holding-persons"), value: counts?.["persons"] ?? 0, kept: true },
      { key: "markers", icon: "clan", label: say("web-gm2-markers-left"), value: of.reserve.markers, kept: true },
      { key: "territory", icon: "tile", label: say("cli-holding-tiles"), value: of.territory.length, kept: true },
    ];
  },

  cards: () => [],
  standing: (view) => standingOf(seen(view).table.scoring, categoriesOf(view)),

  remark(board) {
    const movement = board.view && board.seat === seen(board.view).active ? seen(board.view).table.turn.movement : 0;
    return movement ? say("web-gm2-movement", { n: movement }) : "";
  },
  scores: (view) => seen(view).seats.map((seat) => seat.vp),
  get sources() {
    const scored = [...Object.keys(CATEGORIES), ...addedCategories()].map((key) => `score-${key}`);
    return ["web-tiles-source", "web-gm2-domains-source", "web-gm2-landmarks-source", ...scored, "web-gm2-chronicles-source", "score-coins", "score-size"];
  },
  sourceOf: ({ source }) => (furniture.sources.includes(source) ? source : (givers().get(source) ?? "web-gm2-chronicles-source")),
  awards: (view) => seen(view).seats.flatMap((of) => of.sheet.map(([seat, points, source, , round]): Award => ({ seat, points, source, round }))),
  tie: "web-gm2-tie",
  winners: (view) => seen(view).winners,
  changes: (delta, seat) => changesOf(delta.seats?.[String(seat)] ?? {}, shown()),
  inWords,
};

export default furniture;
