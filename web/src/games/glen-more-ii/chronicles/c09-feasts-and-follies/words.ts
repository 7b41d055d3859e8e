/** What is asked on the board, and the board in words. */

import { say } from "../../../../text/text.svelte";
import type { AnyBoard, TextTable } from "../../../types";
import { feastsOf, heightOf, knownOf, shownOf, sparedOf, symbols } from "./feasts";

export const KEY = "9";
/** What is answered there besides bids. */
export const GROUPS: readonly string[] = ["join", "stay-away", "pay-feast", "pay-feast-coin", "lay", "pass"];

const NOTHING = "–";
const named = (good: string): string => say(good === "any" ? "web-c9-any" : `good-${good}`, { n: 1 });

const eventsInWords = (board: AnyBoard): TextTable => ({
  key: "feasts",
  title: say("web-c9-events"),
  note: say("web-c9-deck", { n: feastsOf(board.view).deck }),
  head: [say("web-c9-event"), say("web-c9-number"), say("web-c9-asks"), say("web-c9-raises"), say("web-c9-used-by")],
  rows: feastsOf(board.view).events.map(({ event, category, bonus, price, markers }, slot) => ({
    cells: event && category ? [say(`feast-${event}`), String(slot + 1), symbols(price).map(named).join(", "), `${say(`category-${category}`)} +${bonus}`, markers.map((seat) => board.nameOf(seat)).join(", ") || NOTHING] : [say("web-c9-drawn"), String(slot + 1), NOTHING, NOTHING, NOTHING],
    things: [],
  })),
});

const stacksInWords = (board: AnyBoard): TextTable => ({
  key: "bids",
  title: say("web-c9-stacks"),
  note: say("web-c9-secret"),
  head: [say("web-words-player"), say("web-c9-face-down"), say("web-c9-turned"), say("web-c9-on-crests")],
  rows: board.seats.map((seat: number) => ({
    cells: [
      board.nameOf(seat),
      knownOf(board.view, seat)?.join(", ") || String(heightOf(board.view, seat)),
      shownOf(board.view, seat).join(", ") || NOTHING,
      sparedOf(board.view, seat).map(named).join(", ") || NOTHING,
    ],
    things: [],
  })),
});

const tableInWords = (board: AnyBoard): TextTable => {
  const { table } = feastsOf(board.view);
  return {
    key: "score-table",
    title: say("web-c9-table"),
    head: [say("web-c9-lead"), ...table.map((_, lead) => (lead === table.length - 1 ? `${lead}+` : String(lead)))],
    rows: [{ cells: [say("web-c9-points"), ...table.map(String)], things: [] }],
  };
};

export const inWords = (board: AnyBoard): TextTable[] => [eventsInWords(board), stacksInWords(board), tableInWords(board)];
