/** Plans in words. */

import { say } from "../../../../text/text.svelte";
import type { AnyBoard, TextTable } from "../../../types";
import { faceOf } from "../../faces";
import { built, conditionsOf, costOf, coversOf, coverText, namesAt, openPlans, plansOf, refOf } from "./plans";

const NOTHING = "–";
const listed = (parts: string[]): string => parts.join(" ") || NOTHING;

function plansInWords(board: AnyBoard): TextTable {
  return {
    key: "plans",
    title: say("web-c11-book"),
    head: [say("web-c11-plan"), say("web-gm2-where"), say("web-c11-resources"), say("web-c11-covers"), say("web-c11-sites"), say("web-c11-neighbours")],
    rows: board.seats.flatMap((seat: number) =>
      plansOf(board.view, seat).map(({ monument, goods, needs, sites }) => ({
        cells: [
          faceOf(monument).name,
          board.nameOf(seat),
          [say("web-words-filled", { n: goods.length, of: needs }), ...goods.map((good) => say(`good-${good}`, { n: 1 }))].join(", "),
          listed(coversOf(monument).map(coverText)),
          sites.map((site) => (site.near ? namesAt(board.view, seat, monument, site) : say("web-c11-nobody", { tile: namesAt(board.view, seat, monument, site) }))).join(", ") || NOTHING,
          listed(conditionsOf(monument).map(({ words }) => `${words}.`)),
        ],
        things: [refOf(monument)],
      })),
    ),
  };
}

const everybodyInWords = (board: AnyBoard): TextTable => ({
  key: "plans-cost",
  title: say("web-c11-at-end"),
  head: [say("web-words-player"), say("web-c11-plans"), say("web-c11-lost"), say("web-c11-built")],
  rows: board.seats.map((seat: number) => {
    const held = plansOf(board.view, seat);
    return { cells: [board.nameOf(seat), String(held.length), String(costOf(held)), String(built(board.view, seat))], things: [] };
  }),
});

const openInWords = (board: AnyBoard): TextTable => ({
  key: "plans-open",
  title: say("web-c11-open"),
  head: [say("web-c11-plan"), say("web-c11-covers"), say("web-c11-neighbours")],
  rows: openPlans(board.view).map((monument) => ({ cells: [faceOf(monument).name, listed(coversOf(monument).map(coverText)), listed(conditionsOf(monument).map(({ words }) => `${words}.`))], things: [] })),
});

export const inWords = (board: AnyBoard): TextTable[] => [plansInWords(board), everybodyInWords(board), openInWords(board)];
