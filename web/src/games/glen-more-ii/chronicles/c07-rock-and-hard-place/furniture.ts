/** Chronicle 7, Between a Rock and a Hard Place: the clan council and what it votes on. */

import { say } from "../../../../text/text.svelte";
import type { AnyBoard, TextTable } from "../../../types";
import { faceOf } from "../../faces";
import type { ChronicleFurniture } from "../registry";
import Council from "./Council.svelte";
import { cardsOf, KINDS, pileOf, votesOf } from "./council";

const NOTHING = "–";
const PLACES = /^(great-glen|vote):/;

function cardsInWords(board: AnyBoard): TextTable {
  const verdict = (accepted: boolean | null) => say(accepted === null ? "web-c7-open" : accepted ? "web-c7-scored" : "web-c7-not-scored");
  return {
    key: "great-glen",
    title: say("web-c7-cards"),
    note: say("web-c7-worth"),
    head: [say("web-words-card"), say("web-c7-measure"), say("web-c7-votes"), ...board.seats.map((seat: number) => board.nameOf(seat))],
    rows: cardsOf(board.view).map(({ card, accepted, aye, nay, values }) => ({
      cells: [
        say(`great-glen-${card}`),
        say(`great-glen-${card}-effect`),
        accepted === null ? verdict(accepted) : say("web-c7-result", { aye, nay, verdict: verdict(accepted) }),
        ...values.map(String),
      ],
      things: [`great-glen:${card}`],
    })),
  };
}

/** The reader's own pieces are what a vote points at. */
function piecesInWords(board: AnyBoard): TextTable {
  const piles = board.seats.some((seat: number) => pileOf(board.view, seat));
  return {
    key: "votes",
    title: say("web-c7-pieces"),
    head: [say("web-words-player"), ...KINDS.map((kind) => say(`web-c7-${kind}`)), ...(piles ? [say("web-c7-pile")] : [])],
    rows: board.seats.map((seat: number) => ({
      cells: [
        board.nameOf(seat),
        ...KINDS.map((kind) => String(votesOf(board.view, seat)[kind])),
        ...(piles ? [pileOf(board.view, seat)?.map((tile) => faceOf(tile).name).join(", ") || NOTHING] : []),
      ],
      things: seat === board.seat ? KINDS.map((kind) => `vote:${kind}`) : [],
    })),
  };
}

const council: ChronicleFurniture = {
  places: PLACES,
  sides: () => [{ key: "council", icon: "aye", label: "web-c7-council-tab", title: () => say("web-c7-council"), body: Council, beside: true, places: PLACES }],
  inWords: (board) => [cardsInWords(board), piecesInWords(board)],
};

export default council;
