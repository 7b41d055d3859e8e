/** Chronicle 12, Lady Auto MacNifique: her board, her turns, and what she would take next. */

import { say } from "../../../../text/text.svelte";
import type { Stat } from "../../../glen/types";
import type { AnyBoard, TextTable, View } from "../../../types";
import { seen } from "../../view";
import type { ChronicleFurniture } from "../registry";
import Board from "./Board.svelte";
import { EMBLEM } from "./emblem";
import { cardNumber, categoryName, CATEGORY_ICON, drawnOf, herSeat, ladyOf, percent, placeName } from "./lady";
import { actionCard, priorityTile } from "./pictures";
import Share from "./Share.svelte";
import { MARKER } from "./signs";
import { newest } from "./story";

function statsOf(view: View, seat: number): Stat[] | undefined {
  const lady = seat === herSeat(view) ? ladyOf(view) : undefined;
  const of = seen(view).seats[seat];
  if (!lady || !of) return undefined;
  return [
    { key: "coins", icon: "coin", label: say("cli-holding-coins"), value: of.coins },
    { key: "vp", icon: "vp", label: say("web-gm2-points"), value: of.vp },
    { key: "whisky", icon: "whisky", label: say("cli-holding-whisky"), value: of.whisky },
    { key: "castle", icon: "scot", label: categoryName("castle"), value: lady.scotsmen },
    { key: "cards", icon: "landmark", label: say("cli-holding-landmarks"), value: of.cards.length },
    { key: "persons", icon: "t-person", label: say("cli-holding-persons"), value: of.persons.length },
    { key: "markers", icon: "clan", label: say("web-gm2-markers-left"), value: of.reserve.markers },
    { key: "territory", icon: "tile", label: say("cli-holding-tiles"), value: lady.size },
  ];
}

function boardInWords({ view }: AnyBoard): TextTable {
  const lady = ladyOf(view);
  const row = (name: string, value: string) => ({ cells: [name, value], things: [] });
  return {
    key: "lady",
    title: say("web-c12-board"),
    head: [say("web-c12-what"), say("web-c12-there")],
    rows: lady
      ? [
          row(say("web-c12-levels"), say(`automa-${lady.level}`)),
          row(say("cli-lady-stones"), String(lady.stones)),
          row(say("cli-lady-trades"), [say(`lady-start-${lady.start}`), ...lady.trades.map(placeName)].join(", ")),
          row(say("web-c12-priorities"), lady.priorities.map(categoryName).join(", ")),
          row(say("cli-lady-pile"), lady.pile.map(placeName).join(", ") || "–"),
        ]
      : [],
  };
}

function oddsInWords({ view }: AnyBoard): TextTable {
  const lady = ladyOf(view);
  const all = lady ? drawnOf(lady) : 0;
  return {
    key: "lady-odds",
    title: say("web-c12-odds"),
    note: say("web-c12-equally", { n: all }),
    head: [say("web-c12-what"), say("web-c12-share"), say("web-c12-deck")],
    rows: (lady?.odds ?? []).map(({ space, tile, cards }) => ({ cells: [placeName(tile), percent(cards.length, all), cards.map(cardNumber).join(", ")], things: [`rondel:${space}`] })),
  };
}

const macnifique: ChronicleFurniture = {
  emblem: EMBLEM,
  book: {
    word: () => say("automa-name"),
    fact: (view) => [say("web-c12-cards-n", { n: ladyOf(view)?.draw ?? 0 })],
    short: (view) => String(ladyOf(view)?.draw ?? 0),
  },
  board: { size: "tall", body: Board },
  opens: [],
  comes: { "action-card": actionCard, category: priorityTile },
  shows: newest,
  stats: statsOf,
  badges: (view, seat) => {
    const lady = seat === herSeat(view) ? ladyOf(view) : undefined;
    if (!lady) return [];
    const first = lady.priorities[0] ?? "";
    return [
      { key: "stones", icon: "stone", label: say("cli-lady-stones"), value: lady.stones },
      { key: "trades", icon: "t-trade", label: say("cli-lady-trades"), value: lady.trades.length + 1 },
      { key: "first", icon: CATEGORY_ICON[first] ?? "arrow", label: say("web-c12-priorities"), value: categoryName(first) },
    ];
  },
  overRing: Share,
  pins: (view) => {
    const found: Record<string, { drawing: string; label: string }[]> = {};
    for (const [colour, domain] of Object.entries(ladyOf(view)?.markers ?? {}))
      if (domain) (found[domain] ??= []).push({ drawing: MARKER[colour] ?? "", label: say(`web-c12-${colour}-here`) });
    return found;
  },
  inWords: (board) => [boardInWords(board), oddsInWords(board)],
};

export default macnifique;
