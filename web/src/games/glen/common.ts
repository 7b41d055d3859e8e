/** What both Glen More games read from their views in the same way. */

import { COLOURS, type Colour } from "../../art/pieces";
import { iconOf } from "../../art/sentence";
import type { TileFace } from "../../art/tile";
import { idIn } from "../../lib/targets";
import type { GlenMoreScoring, MarketRow as RowSeen, Tempo as TempoSeen } from "../../net/types";
import { shared } from "../../text/remembered";
import { named, say } from "../../text/text.svelte";
import { cellXY, xyCell, type Gain, type Piece } from "../types";
import type { MarketRow, Mouth, Placed, Standing, Tempo } from "./types";

/** Pieces are numbered: first the seats, then those that nobody owns. */
export const pieceOf = (piece: number, seats: number, neutral: readonly string[]): Piece => (piece < seats ? piece : (neutral[piece - seats] ?? "die"));

export function tempoOf({ order, left, drawn, scoring }: TempoSeen, called: (piece: number) => Piece): Tempo {
  return { order: order.map(({ piece, turns }) => ({ piece: called(piece), turns })), left, refill: drawn, scoring };
}

export const marketOf = (rows: RowSeen[], spaces: number): MarketRow[] => rows.map((row) => ({ ...row, icon: iconOf(row.good), spaces }));

/** The good among things that are pointed at or named. */
export const goodIn = (things?: readonly string[]): string => idIn(things, "good") ?? "";

/** One icon for each good on a tile. */
export const goodsOn = (goods: Record<string, number>): string[] => Object.entries(goods).flatMap(([good, n]) => Array<string>(n).fill(iconOf(good)));

interface Laid {
  cell: string;
  tile: string;
  goods: Record<string, number>;
  covered?: string[];
}

/** Reads the tiles of a seat's territory. What did not change stays the same object, so that it is not drawn anew. */
export function laying<T extends Laid>(faceOf: (tile: string) => TileFace, pieces: (on: T) => number): (territory: readonly T[], seat: number) => Placed[] {
  const readers = COLOURS.map((colour) =>
    shared((of: T): Placed => {
      const [x, y] = cellXY(of.cell);
      const face = { ...faceOf(of.tile), goods: goodsOn(of.goods), scots: Array<Colour>(pieces(of)).fill(colour) };
      return { cell: of.cell, x, y, tile: of.tile, face, ...(of.covered ? { covered: of.covered } : {}) };
    }),
  );
  return (territory, seat) => territory.map((of) => readers[seat % readers.length]!(of));
}

/** Goods and pieces on a tile in words; `unit` is what a piece is called. */
export function holdsInWords({ face }: Placed, goods: readonly string[], unit: string): string {
  const sums = new Map<string, number>();
  for (const icon of face.goods ?? []) sums.set(icon, (sums.get(icon) ?? 0) + 1);
  const n = face.scots?.length ?? 0;
  const counted = [...sums].map(([icon, n]) => `${n} ${named("good", goods.find((good) => iconOf(good) === icon) ?? icon, { n })}`);
  return [...counted, ...(n ? [`${n} ${say(unit, { n })}`] : [])].join(", ");
}

/** Which way a river or a road runs over a tile. */
export interface Ways {
  river?: "north-south" | "west-east" | undefined;
  road?: "west-east" | undefined;
}

/** The ends of rivers and roads that lead to cells without a tile. */
export function openEnds(territory: { cell: string; tile: string }[], ways: (tile: string) => Ways): Mouth[] {
  const taken = new Set(territory.map((placed) => placed.cell));
  const mouths: Mouth[] = [];
  for (const placed of territory) {
    const [x, y] = cellXY(placed.cell);
    const { river, road } = ways(placed.tile);
    const end = (way: Mouth["way"], dx: number, dy: number, from: Mouth["from"]) => {
      if (!taken.has(xyCell(x + dx, y + dy))) mouths.push({ x: x + dx, y: y + dy, way, from });
    };
    const across = (way: Mouth["way"]) => (end(way, -1, 0, "east"), end(way, 1, 0, "west"));
    if (river === "north-south") end("river", 0, -1, "south"), end("river", 0, 1, "north");
    if (river === "west-east") across("river");
    if (road) across("road");
  }
  return mouths;
}

/** Also what cards would give at the end of the game, by card, where that is told. */
export function standingOf({ counts, if_scored_now, at_end }: GlenMoreScoring, categories: { key: string; icon: string }[]): Standing {
  return {
    categories: categories.map((each) => ({ ...each, label: say(`category-${each.key}`) })),
    counts: categories.map(({ key }) => counts.map((seat) => seat[key] ?? 0)),
    points: categories.map(({ key }) => if_scored_now.map((seat) => seat[key] ?? 0)),
    atEnd: [...new Set((at_end ?? []).flatMap((seat) => Object.keys(seat)))].map((card) => ({ card, label: say(card), points: (at_end ?? []).map((seat) => seat[card] ?? null) })),
  };
}

/** What a preview changes, in this order; each number by its icon and the key of its name. */
export function changesOf(of: Record<string, number>, shown: readonly { name: string; icon?: string; label: string }[]): Gain[] {
  return shown.filter(({ name }) => of[name]).map(({ name, icon, label }) => ({ icon: icon ?? iconOf(name), label: say(label), amount: of[name] ?? 0 }));
}
