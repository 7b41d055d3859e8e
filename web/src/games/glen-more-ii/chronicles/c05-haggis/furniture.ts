/** Chronicle 5, Address to a Haggis: serving tables, the supply, and the rolls that decide what is served. */

import { say } from "../../../../text/text.svelte";
import type { AnyBoard, TextTable, View } from "../../../types";
import type { ChronicleFurniture } from "../registry";
import Board from "./Board.svelte";
import signs from "./signs";
import { backsOf, scoringsLeft, servedOf, spelt, supplyOf, valuesOf, worth } from "./tokens";

const NOTHING = "–";

const held = (view: View, seat: number): number => backsOf(view, seat) + servedOf(view, seat).length;

/** What is asked, in a word. */
const ASKS: Record<string, (board: AnyBoard) => string> = {
  "more-haggis": (board) => say("web-c5-vp-now", { vp: worth(servedOf(board.view, board.home)) }),
  "replace-haggis": () => say("web-c5-ask-back"),
};

/** The reader's own tokens are what may have to go. */
function tablesInWords(board: AnyBoard): TextTable {
  const values = (seat: number) => valuesOf(board.view, seat);
  return {
    key: "haggis",
    title: say("web-c5-tables"),
    note: say("web-c5-only-you"),
    head: [say("web-words-player"), say("cli-legend-haggis"), say("web-c5-turned-up"), say("web-c5-product")],
    rows: board.seats.map((seat: number) => {
      const up = servedOf(board.view, seat);
      return {
        cells: [board.nameOf(seat), values(seat)?.join(", ") || String(backsOf(board.view, seat)), up.join(", ") || NOTHING, up.length ? spelt(up) : NOTHING],
        things: [...new Set(values(seat) ?? [])].map((value) => `haggis:${seat}:${value}`),
      };
    }),
  };
}

function supplyInWords(board: AnyBoard): TextTable {
  const { shown, hidden } = supplyOf(board.view);
  return {
    key: "haggis-supply",
    title: say("cli-haggis-supply"),
    note: board.view ? say("web-c5-left", { n: scoringsLeft(board.view) }) : "",
    head: [say("web-c5-token"), say("web-c5-number")],
    rows: [
      ...[...new Set(shown)].map((value) => ({ cells: [say("web-c5-of-value", { value }), String(shown.filter((each) => each === value).length)], things: [`haggis-supply:${value}`] })),
      { cells: [say("web-c5-face-down"), String(hidden)], things: ["haggis-supply:hidden"] },
    ],
  };
}

const haggis: ChronicleFurniture = {
  emblem: signs["haggis"]!,
  book: {
    word: () => say("web-c5-book"),
    fact: (view, seat) => [
      { icon: "haggis-back", label: say("web-c5-on-table") },
      String(held(view, seat)),
      { icon: "die", label: say("web-c5-scorings") },
      String(scoringsLeft(view)),
    ],
    short: (view, seat) => `${held(view, seat)}·${scoringsLeft(view)}`,
    sleeping: (view) => scoringsLeft(view) === 0,
    asks: (board) => ASKS[board.prompt?.kind ?? ""]?.(board) ?? say("web-c5-ask-take"),
  },
  board: { size: "tall", about: () => say("web-c5-about"), body: Board },
  places: ["haggis", "haggis-supply"],
  groups: ["roll-haggis", "no-roll"],
  badges: (view, seat) => [{ key: "haggis", icon: "haggis-back", label: say("web-c5-on-table"), value: held(view, seat) }],
  inWords: (board) => [tablesInWords(board), supplyInWords(board)],
};

export default haggis;
