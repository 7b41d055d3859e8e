/** Chronicle 6, The Dubious Tome of Scottish History: landmark cards that turn over, and what their events ask. */

import { named, say } from "../../../../text/text.svelte";
import type { AnyBoard, TextTable } from "../../../types";
import { landmarkText } from "../../facts";
import type { ChronicleFurniture } from "../registry";
import { backSvg } from "./back";
import Board from "./Board.svelte";
import { EMBLEM } from "./emblem";
import { backLine, cardsOf, countOf, eventText, isEvent, isTurned, tomeOf } from "./tome";

const NOTHING = "–";

function cardsInWords(board: AnyBoard): TextTable {
  const rows = board.seats.flatMap((seat: number) =>
    cardsOf(board.view, seat).map((card) => ({
      cells: [
        named("landmark", card),
        board.nameOf(seat),
        say(tomeOf(board.view, seat).turned.includes(card) ? "web-c6-side-back" : "web-c6-side-front"),
        landmarkText(card) || NOTHING,
        isEvent(card) ? eventText(card) : NOTHING,
      ],
      things: [`landmark:${card}`],
    })),
  );
  return { key: "tome", title: say("web-c6-cards"), head: [say("web-words-card"), say("web-gm2-where"), say("web-c6-side"), say("web-c6-front"), say("web-c6-event")], rows };
}

function countsInWords(board: AnyBoard): TextTable {
  return {
    key: "tome-counts",
    title: say("web-c6-landmarks"),
    head: [say("web-words-player"), say("web-c6-col-cards"), say("web-c6-col-turned"), say("web-c6-col-counts"), say("web-c6-tables")],
    rows: board.seats.map((seat: number) => {
      const { cards, turned, counts } = countOf(board.view, seat);
      const tables = tomeOf(board.view, seat).tables.map((category) => say(`score-${category}`));
      return { cells: [board.nameOf(seat), String(cards), String(turned), String(counts), tables.join(", ") || NOTHING], things: [] };
    }),
  };
}

const tome: ChronicleFurniture = {
  emblem: EMBLEM,
  book: {
    word: () => say("web-c6-book"),
    fact(view, seat) {
      const cards = cardsOf(view, seat).length;
      if (!cards) return [say("web-c6-none")];
      return [{ icon: "event-face", label: say("web-c6-turned") }, say("web-words-filled", { n: tomeOf(view, seat).turned.length, of: cards })];
    },
    short: (view, seat) => `${tomeOf(view, seat).turned.length}/${cardsOf(view, seat).length}`,
    asks: () => say("web-c6-ask"),
  },
  board: { size: "tall", about: () => say("web-c6-about"), body: Board },
  places: ["landmark"],
  groups: ["borrow", "return", "trade", "leave", "pass"],
  opens: ["choose-event", "turn-other", "borrow-tiles", "offer-goods", "make-trade"],
  badges: (view, seat) => [
    { key: "turned", icon: "event-face", label: say("web-c6-turned"), value: tomeOf(view, seat).turned.length },
    ...tomeOf(view, seat).tables.map((category) => ({ key: `table-${category}`, icon: "score-table", label: say("web-c6-scores-better", { category: say(`score-${category}`) }), value: "" })),
  ],
  card: (view, card, px) => (isTurned(view, card) ? backSvg(px) : undefined),
  onCard: backLine,
  inWords: (board) => [cardsInWords(board), countsInWords(board)],
};

export default tome;
