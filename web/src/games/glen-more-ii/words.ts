/** Glen More II's own parts of the table in words. */

import { sentences } from "../../text/lists";
import { named, say } from "../../text/text.svelte";
import { described, groundsInWords, holdingsInWords, marketInWords, ringInWords, standingInWords } from "../glen/words";
import type { TextTable } from "../types";
import { domainMarks, inPlay } from "./chronicles/registry";
import { domains, faceOf } from "./faces";
import { domainText, landmarkText } from "./facts";
import { seen, type GlenMoreIIBoard } from "./view";

const NOTHING = "–";

/** The cheapest first, as one looks for a place for a marker. */
function clansInWords(board: GlenMoreIIBoard): TextTable {
  const clans = board.view ? seen(board.view).table.clans : {};
  const marks = domainMarks(board.view);
  const price = (id: string) => clans[id]?.coins ?? Infinity;
  const rows = domains()
    .filter(({ id, closed }) => !closed || clans[id]?.coins != null || clans[id]?.markers.length)
    .sort((a, b) => price(a.id) - price(b.id))
    .map(({ id, colour }) => {
      const { markers = [], coins = null, road = [] } = clans[id] ?? {};
      return {
        cells: [
          named("domain", id),
          named("domain-colour", colour),
          markers.map((seat) => board.nameOf(seat)).join(", ") || NOTHING,
          coins === null ? NOTHING : String(coins),
          road.map((node) => named("domain", node)).join(", ") || NOTHING,
          sentences([domainText(id), marks[id]?.label ?? ""]),
        ],
        things: [`domain:${id}`],
      };
    });
  return {
    key: "clans",
    title: say("web-gm2-clans"),
    head: [say("web-gm2-domain"), say("web-gm2-colour"), say("web-gm2-markers"), say("web-gm2-costs"), say("web-gm2-road"), say("web-words-does")],
    rows,
  };
}

function landmarksInWords(board: GlenMoreIIBoard): TextTable | null {
  if (!board.view) return null;
  const { table, seats } = seen(board.view);
  const card = (id: string, where: string) => ({ cells: [named("landmark", id), where, landmarkText(id)], things: [] });
  const person = (id: string, where: string) => ({ cells: [faceOf(id).name, where, say("type-person")], things: [] });
  const rows = [
    ...table.landmarks.map((id) => card(id, say("web-gm2-on-table"))),
    ...seats.flatMap(({ seat, cards, persons }) => [...cards.map((id) => card(id, board.nameOf(seat))), ...persons.map((id) => person(id, board.nameOf(seat)))]),
  ];
  return rows.length ? { key: "landmarks", title: say("web-gm2-landmarks"), head: [say("web-words-card"), say("web-gm2-where"), say("web-words-does")], rows } : null;
}

/** Only while one of them may be fetched: otherwise they are of no use to anybody. */
function discardsInWords(board: GlenMoreIIBoard): TextTable | null {
  const pile = board.view ? seen(board.view).table.discards : [];
  const rows = pile
    .filter((tile) => board.optionsAt(`discard:${tile}`).length)
    .map((tile) => ({ cells: [faceOf(tile).name, described(board.furniture.facts(tile).lines) || NOTHING], things: [`discard:${tile}`] }));
  return rows.length ? { key: "discards", title: say("web-gm2-discards"), head: [say("web-words-tile"), say("web-words-does")], rows } : null;
}

export function inWords(board: GlenMoreIIBoard): TextTable[] {
  const parts = [
    ringInWords(board),
    marketInWords(board),
    holdingsInWords(board),
    ...groundsInWords(board),
    discardsInWords(board),
    clansInWords(board),
    landmarksInWords(board),
    standingInWords(board),
    ...(board.view ? inPlay(board.view).flatMap((each) => each.inWords?.(board) ?? []) : []),
  ];
  return parts.filter((part) => part !== null);
}
