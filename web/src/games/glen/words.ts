/** Parts of the table in words that the Glen More games have. A game puts its own together from them. */

import type { Board } from "../../table/board.svelte";
import { semicolons } from "../../text/lists";
import { named, say } from "../../text/text.svelte";
import type { FactLine, TextRow, TextTable } from "../types";
import type { GlenFurniture } from "./types";

type GlenBoard = Board<GlenFurniture>;

const NOTHING = "–";
/** What is printed on a tile, in one sentence. */
export const described = (lines: readonly FactLine[], notes: readonly string[] = []): string => semicolons([...lines.map(({ label, text }) => `${label} ${text}`), ...notes]);

/** The ring from the hindmost piece on: the order in which one walks. */
export function ringInWords(board: GlenBoard): TextTable {
  const { furniture, view } = board;
  const spaces = view ? furniture.ring(view) : [];
  const gap = spaces.findIndex((space) => space.gap);
  const walked = [...spaces.slice(gap + 1), ...spaces.slice(0, gap + 1)];
  const rows = walked
    .filter((space) => space.tile !== null || space.pieces.length > 0)
    .map((space): TextRow => {
      const here = space.pieces.map((piece) => board.nameOf(piece));
      const tile = space.tile === null ? "" : furniture.face(space.tile).name;
      const facts = space.tile === null ? [] : furniture.facts(space.tile).lines;
      return {
        cells: [String(space.index), [...here, tile].filter(Boolean).join(", "), described(facts) || NOTHING],
        things: [`rondel:${space.index}`],
      };
    });
  return {
    key: "ring",
    title: say("web-rondel"),
    note: view ? furniture.ringNote(view) : "",
    head: [say("web-words-space"), say("web-words-there"), say("web-words-does")],
    rows,
  };
}

export function marketInWords(board: GlenBoard): TextTable {
  const rows = (board.view ? board.furniture.market(board.view) : []).map((row) => ({
    cells: [
      named("good", row.good, { n: 1 }),
      say("web-words-filled", { n: row.filled, of: row.spaces }),
      row.buy === null ? say("web-none") : String(row.buy),
      row.sell ? String(row.sell) : say("web-none"),
    ],
    things: [`market:${row.good}`],
  }));
  return {
    key: "market",
    title: say("web-market"),
    head: [say("web-words-good"), say("web-words-coins"), say("web-buy"), say("web-sell")],
    rows,
  };
}

export function holdingsInWords(board: GlenBoard): TextTable {
  const { furniture, view } = board;
  const names = view ? furniture.stats(view, board.home).map((stat) => stat.label) : [];
  const asked = new Set(board.session.state?.waiting.map((each) => each.seat));
  const rows = board.seats.map((seat) => ({
    cells: [
      board.nameOf(seat) + (board.owns(seat) ? ` (${say("web-you")})` : "") + (asked.has(seat) ? ` ●` : ""),
      ...(view ? furniture.stats(view, seat).map((stat) => String(stat.value)) : []),
    ],
    things: [],
  }));
  return { key: "players", title: say("cli-title-players"), head: [say("web-words-player"), ...names], rows };
}

/** A territory by coordinates: column and row from the home tile, north and east positive. */
export function groundInWords(board: GlenBoard, seat: number): TextTable {
  const { furniture, view } = board;
  const done = new Set(view && seat === board.seat && board.prompt ? furniture.done(view) : []);
  const placed = view ? [...furniture.territory(view, seat)] : [];
  const rows = placed
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map((tile) => ({
      cells: [
        tile.cell,
        tile.face.name,
        furniture.holds(tile) || NOTHING,
        described(furniture.facts(tile.tile).lines, furniture.facts(tile.tile).notes) + (done.has(tile.cell) ? ` (${say("cli-table-activated")})` : ""),
      ],
      things: [`cell:${seat}:${tile.cell}`],
    }));
  return {
    key: `ground-${seat}`,
    title: board.owns(seat) ? say("web-your-glen") : say("web-glen-of", { name: board.nameOf(seat) }),
    note: say("web-size", { n: placed.length }),
    head: [say("web-words-cell"), say("web-words-tile"), say("web-words-on-it"), say("web-words-does")],
    rows,
  };
}

/** Mine first, then the others in order. */
export const groundsInWords = (board: GlenBoard): TextTable[] =>
  [board.home, ...board.seats.filter((seat) => seat !== board.home)].map((seat) => groundInWords(board, seat));

export function standingInWords(board: GlenBoard): TextTable | null {
  const standing = board.view ? board.furniture.standing(board.view) : null;
  if (!standing) return null;
  const rows = standing.categories.map((category, i) => ({
    cells: [category.label, ...board.seats.map((seat) => say("web-words-scored", { count: standing.counts[i]?.[seat] ?? 0, vp: standing.points[i]?.[seat] ?? 0 }))],
    things: [],
  }));
  const atEnd = standing.atEnd.map(({ label, points }) => ({ cells: [say("web-at-end", { card: label }), ...board.seats.map((seat) => (points[seat] == null ? NOTHING : say("web-words-at-end", { vp: points[seat] })))], things: [] }));
  return {
    key: "standing",
    title: say("web-scoring-title"),
    head: [say("web-words-category"), ...board.seats.map((seat) => board.nameOf(seat))],
    rows: [...rows, ...atEnd],
  };
}

export function cardsInWords(board: GlenBoard): TextTable | null {
  const { furniture, view } = board;
  const rows = board.seats.flatMap((seat) =>
    (view ? furniture.cards(view, seat) : []).map((card) => ({
      cells: [card.face.name, board.nameOf(seat), card.effect || NOTHING, say("web-bonnets", { n: card.bonnets })],
      things: [],
    })),
  );
  if (!rows.length) return null;
  return {
    key: "cards",
    title: say("category-cards"),
    head: [say("web-words-card"), say("web-words-player"), say("web-words-does"), say("web-words-bonnets")],
    rows,
  };
}
