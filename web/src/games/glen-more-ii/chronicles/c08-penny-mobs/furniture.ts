/** Chronicle 8, The Penny Mobs: the prison, what its mobs put on tiles, rondel and clan board, and the pennies. */

import { called, COLOURS, scotG, seatG, type Colour } from "../../../../art/pieces";
import { say } from "../../../../text/text.svelte";
import { signed } from "../../../../text/numbers";
import type { SpaceMark, TilePiece } from "../../../glen/types";
import type { AnyBoard, TextTable, View } from "../../../types";
import { colourIn } from "../../view";
import { framed } from "../framed";
import type { ChronicleFurniture } from "../registry";
import Board from "./Board.svelte";
import { EMBLEM } from "./emblem";
import { abroad, figuresOf, mobName, mobsOf, penniesOf, PLACES, powerOf, prisonOf, refOf, reservedOf, tokensInWords, tollgatesOf } from "./mobs";
import { bustG, portraitG } from "./portraits";

const NOTHING = "–";
const ownerOf = (view: View, seat: number): string => called(colourIn(view, seat));
/** A Scotsman of somebody who is not at home here: with the mark of whoever sent him. */
const figureG = (colour: Colour): string => scotG(colour, -2, 0, 24) + seatG(colour, 11, 11, 13);

function piecesAt(view: View, host: number): Record<string, TilePiece[]> {
  const found: Record<string, TilePiece[]> = {};
  for (const { mob, seat, cell } of figuresOf(view).filter((each) => each.host === host))
    (found[cell] ??= []).push({ key: `figure-${mob}`, drawing: figureG(colourIn(view, seat)), label: say("web-c8-of", { mob: mobName(mob), name: ownerOf(view, seat) }), where: "foot" });
  return found;
}

function reservation(view: View): Record<number, SpaceMark> {
  const { space = null, seat = 0, coins = 0 } = reservedOf(view) ?? {};
  return space === null ? {} : { [space]: { seat, icon: "lock", coins, label: say("web-c8-reserved", { name: ownerOf(view, seat), coins }) } };
}

function prisonInWords(board: AnyBoard): TextTable {
  const { mobs, face_down } = prisonOf(board.view);
  return {
    key: "prison",
    title: say("web-c8-in-prison"),
    note: face_down ? say("web-c8-face-down", { n: face_down }) : "",
    head: [say("web-c8-mob"), say("web-c8-penalty"), say("web-c8-on-it"), say("web-c8-power")],
    rows: mobs.map(({ mob, vp, pennies }) => ({ cells: [mobName(mob), signed(-vp), String(pennies), powerOf(mob)], things: [refOf(mob)] })),
  };
}

function atLargeInWords(board: AnyBoard): TextTable | null {
  const rows = board.seats.flatMap((seat: number) =>
    mobsOf(board.view, seat).map(({ mob, vp, tokens, spent }) => ({
      cells: [mobName(mob), board.nameOf(seat), signed(-vp), [...abroad(board, mob, seat), tokensInWords(tokens), spent ? say("web-c8-spent") : ""].filter(Boolean).join(", ") || NOTHING, powerOf(mob)],
      things: [refOf(mob)],
    })),
  );
  if (!rows.length) return null;
  return { key: "mobs", title: say("web-c8-at-large"), head: [say("web-c8-mob"), say("web-c8-whose"), say("web-c8-penalty"), say("web-c8-tokens-head"), say("web-c8-power")], rows };
}

const penniesInWords = (board: AnyBoard): TextTable => ({
  key: "pennies",
  title: say("web-c8-pennies"),
  head: [say("web-words-player"), say("web-c8-minus"), say("web-c8-plus")],
  rows: board.seats.map((seat: number) => {
    const { minus, plus } = penniesOf(board.view, seat);
    return { cells: [board.nameOf(seat), String(minus), String(plus)], things: [] };
  }),
});

const mobs: ChronicleFurniture = {
  emblem: EMBLEM,
  book: {
    word: () => say("web-c8-book"),
    fact: (view, seat) => [
      { icon: "bars", label: say("web-c8-in-prison") },
      String(prisonOf(view).mobs.length),
      { icon: "penny-minus", label: say("web-c8-minus") },
      String(penniesOf(view, seat).minus),
    ],
    short: (view) => String(prisonOf(view).mobs.length),
    sleeping: (view) => !prisonOf(view).mobs.length && !prisonOf(view).face_down && !COLOURS.some((_, seat) => mobsOf(view, seat).some(({ spent }) => !spent)),
    asks: ({ prompt }) => say(prompt?.kind === "penny-action" ? "web-c8-asked-penny" : "web-c8-asked"),
  },
  board: { size: "tall", about: () => say("web-c8-about"), body: Board },
  places: PLACES,
  comes: { mob: (mob, px) => framed(portraitG(mob, false), 96, 105, px) },
  besides: true,
  opens: ["penny-action"],
  badges(view, seat) {
    const { minus, plus } = penniesOf(view, seat);
    return [
      { key: "pennies", icon: "penny-minus", label: [say("web-c8-left", { n: minus }), ...(plus ? [say("web-c8-gained", { n: plus })] : [])].join(", "), value: plus ? `${minus} · +${plus}` : minus },
      ...mobsOf(view, seat).map(({ mob, tokens, spent }) => ({ key: `mob-${mob}`, icon: "t-person", drawing: bustG(mob), label: [mobName(mob), spent ? say("web-c8-spent") : tokensInWords(tokens)].filter(Boolean).join(", "), value: tokens.length || "", ...(spent ? { sign: "x" } : {}) })),
    ];
  },
  pieces: piecesAt,
  marks: reservation,
  domainMarks: (view) => Object.fromEntries(tollgatesOf(view).map(({ domain, seat, coins }): [string, SpaceMark] => [domain, { seat, icon: "coin", coins, label: say("web-c8-gate", { name: ownerOf(view, seat), coins }) }])),
  inWords: (board) => [prisonInWords(board), atLargeInWords(board), penniesInWords(board)].filter((each) => each !== null),
};

export default mobs;
