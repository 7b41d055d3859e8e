/** Chronicle 7, Between a Rock and a Hard Place: the clan council and what it votes on. */

import { use } from "../../../../art/icons";
import { named, say } from "../../../../text/text.svelte";
import type { AnyBoard, TextTable, View } from "../../../types";
import { faceOf } from "../../faces";
import { framed } from "../framed";
import type { ChronicleFurniture } from "../registry";
import Council from "./Council.svelte";
import { cardsOf, ICON_OF, KINDS, pileOf, votesOf } from "./council";
import { EMBLEM } from "./emblem";

const NOTHING = "–";
const PLACES = ["great-glen", "vote"];

function cardsInWords(board: AnyBoard): TextTable {
  const verdict = (accepted: boolean | null) => say(accepted === null ? "web-c7-open" : accepted ? "web-c7-scored" : "web-c7-not-scored");
  return {
    key: "great-glen",
    title: say("web-c7-cards"),
    note: say("web-c7-worth"),
    head: [say("web-words-card"), say("web-c7-measure"), say("web-c7-votes"), ...board.seats.map((seat: number) => board.nameOf(seat))],
    rows: cardsOf(board.view).map(({ card, accepted, aye, nay, values }) => ({
      cells: [
        named("great-glen", card),
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

const undecided = (view: View): number => cardsOf(view).filter(({ accepted }) => accepted === null).length;

const council: ChronicleFurniture = {
  emblem: EMBLEM,
  book: {
    word: () => say("web-c7-book"),
    fact: (view) => [undecided(view) ? say("web-c7-open-n", { n: undecided(view) }) : say("web-c7-decided")],
    short: (view) => String(undecided(view)),
    sleeping: (view) => undecided(view) === 0,
    asks: ({ prompt }) => say(prompt?.kind === "vote" ? (prompt.answered ? "web-c7-voted" : "web-c7-vote-now") : "web-c7-propose"),
  },
  board: { size: "tall", about: () => say("web-c7-about"), body: Council },
  places: PLACES,
  comes: { "great-glen": (card, px) => framed(`<rect width="24" height="24" rx="3" fill="var(--chip)"/><g color="var(--chip-ink)">${use(ICON_OF[card] ?? "chronicle", 3, 3, 18)}</g>`, 24, 24, px) },
  inWords: (board) => [cardsInWords(board), piecesInWords(board)],
};

export default council;
