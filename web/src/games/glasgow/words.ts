/** Glasgow's table in words. */

import { idOf } from "../../lib/targets";
import { semicolons } from "../../text/lists";
import { say } from "../../text/text.svelte";
import type { TextTable } from "../types";
import { buildingFace, goodName, ringFace } from "./faces";
import { typeLines, unseen } from "./points";
import { ARCHITECTS, facts, shelves } from "./records";
import { table, type GlasgowBoard } from "./view";

const NOTHING = "–";
const described = (board: GlasgowBoard, tile: string): string =>
  semicolons(board.furniture.facts(tile).lines.map((line) => `${line.label} ${line.text || line.tokens.map((token) => (typeof token === "object" ? token.vp : token)).join(" ")}`));

/** The ring from whoever is behind on: the order in which one walks. */
function ring(board: GlasgowBoard): TextTable {
  const { tiles, merchants, hindmost } = table(board).table.ring;
  const from = merchants[hindmost] ?? 0;
  const rows = tiles.map((_, i) => {
    const position = (from + i) % tiles.length;
    const tile = tiles[position] ?? null;
    const here = merchants.flatMap((at, seat) => (at === position ? [board.nameOf(seat)] : []));
    const name = [...here, ringFace(tile, position).name].join(", ");
    return { cells: [String(position), name, described(board, tile ?? String(position))], things: [`ring:${position}`] };
  });
  return { key: "ring", title: say("web-gla-ring"), head: [say("web-words-space"), say("web-words-there"), say("web-gla-does")], rows };
}

function offers(board: GlasgowBoard): TextTable {
  const rows = table(board).table.offers.flatMap((offer, n) =>
    offer.map((building) => ({
      cells: [buildingFace(building).name, ringFace(null, ARCHITECTS[n] ?? 0).name, described(board, building)],
      things: [`building:${building}`],
    })),
  );
  return { key: "offers", title: say("web-gla-on-offers"), head: [say("web-gla-building"), say("ring-architect"), say("web-words-does")], rows };
}

function stores(board: GlasgowBoard): TextTable {
  const goods = shelves().map(({ good }) => good);
  const rows = table(board).seats.map(({ seat, store, score, doubled }) => ({
    cells: [
      board.nameOf(seat) + (board.owns(seat) ? ` (${say("web-you")})` : ""),
      ...shelves().map(({ good, room }) => say("web-words-filled", { n: store[good] ?? 0, of: room })),
      String(score.vp),
      doubled ? say("web-gla-doubled") : NOTHING,
    ],
    things: [],
  }));
  const names = goods.map((good) => goodName(good, 1));
  return { key: "players", title: say("cli-title-players"), head: [say("web-words-player"), ...names, say("web-gla-points"), "×2"], rows };
}

function city(board: GlasgowBoard): TextTable {
  const [long = 0, short = 0] = facts().city;
  const rows = table(board).table.city.map(({ cell, building, owner }) => ({
    cells: [cell, buildingFace(building).name, board.nameOf(owner), described(board, building)],
    things: [`city:${cell}`],
  }));
  // Where the building in hand may go is part of the city too.
  const free = board.options.filter((each) => each.kind === "place").flatMap((each) => each.targets ?? []);
  const empty = free.map((target) => ({ cells: [idOf(target), NOTHING, NOTHING, NOTHING], things: [target] }));
  return {
    key: "city",
    title: say("web-gla-city"),
    note: say("web-gla-city-note", { n: rows.length, of: long * short, w: long, h: short }),
    head: [say("web-words-cell"), say("web-gla-building"), say("web-words-player"), say("web-words-does")],
    rows: [...rows, ...empty],
  };
}

function points(board: GlasgowBoard): TextTable {
  const view = table(board);
  const lines = board.seats.map((seat) => typeLines(view, seat));
  const rest = unseen(view);
  const rows = (lines[0] ?? []).map(({ type }, i) => ({
    cells: [
      say(`web-gla-type-${type}`, { n: 2 }),
      ...lines.map((each) => (each[i]?.count ? `${each[i].count}: ${each[i].points} (${each[i].how})` : NOTHING)),
      String(rest.find((each) => each.type === type)?.count ?? 0),
    ],
    things: [],
  }));
  return { key: "points", title: say("web-gla-points-now"), head: [say("web-words-category"), ...board.seats.map((seat) => board.nameOf(seat)), say("web-gla-unseen")], rows };
}

/** Unless nothing has been built yet there is a city. */
export const inWords = (board: GlasgowBoard): TextTable[] => [ring(board), offers(board), stores(board), city(board), points(board)].filter((part) => part.rows.length > 0);
