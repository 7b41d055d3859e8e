/** Cellars and sales in words. */

import type { ChronicleSingleCask } from "../../../../net/types";
import { named, say } from "../../../../text/text.svelte";
import type { AnyBoard, TextTable } from "../../../types";
import { aheadOf, cellarsOf, nextCellar, printedOf, worths } from "./cellars";

const NOTHING = "–";

/** One's own spaces, empty ones too: a new barrel may come there. */
function spacesInWords(board: AnyBoard, printed: ChronicleSingleCask): TextTable {
  const barrels = cellarsOf(board.view, board.home)?.barrels ?? [];
  return {
    key: "cellars",
    title: say("web-c3-own"),
    head: [say("web-c3-place"), say("web-c3-barrels")],
    rows: barrels.map((n, space) => ({ cells: [say("web-c3-vp", { vp: printed.values[space] ?? 0 }), String(n)], things: [`cask:${board.home}:${space}`] })),
  };
}

function everybodyInWords(board: AnyBoard, printed: ChronicleSingleCask): TextTable {
  const price = (seat: number): string => {
    const cellars = cellarsOf(board.view, seat);
    const next = cellars ? nextCellar(printed, cellars) : null;
    return next ? next.cost.map(([good, n]) => `${n} ${named("good", good, { n })}`).join(", ") : NOTHING;
  };
  return {
    key: "everybodys-cellars",
    title: say("web-c3-book"),
    head: [say("web-words-player"), say("web-c3-built"), say("web-c3-worths"), say("web-c3-next-price")],
    rows: board.seats.map((seat: number) => {
      const { built = 1 } = cellarsOf(board.view, seat) ?? {};
      return { cells: [board.nameOf(seat), String(built), worths(board.view, seat).join(", ") || NOTHING, price(seat)], things: [`cellar:${seat}:${built + 1}`] };
    }),
  };
}

function salesInWords(board: AnyBoard, { sales }: ChronicleSingleCask): TextTable {
  return {
    key: "sales",
    title: say("web-c3-sales"),
    note: sales.length ? "" : say("web-c3-no-sale"),
    head: [say("web-c3-distance"), say("web-c3-bonus-head"), say("web-c3-further")],
    rows: sales.map((sale) => ({
      cells: [board.view ? String(aheadOf(board.view, board.home, sale)) : NOTHING, say(sale.bonus ? "web-c3-taken" : "web-c3-open"), say("web-words-filled", { n: sale.sold, of: sale.spaces })],
      things: [`rondel:${sale.space}`],
    })),
  };
}

export function inWords(board: AnyBoard): TextTable[] {
  const printed = printedOf(board.view);
  return printed ? [spacesInWords(board, printed), everybodyInWords(board, printed), salesInWords(board, printed)] : [];
}
