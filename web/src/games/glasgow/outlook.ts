/** What the option pointed at would bring, for both players: goods, what finds no room, factories, points. */

import { idIn } from "../../lib/targets";
import type { GlasgowView, Option } from "../../net/types";
import { cellXY } from "../types";
import { buildings, contracts, shelves, tally } from "./records";
import { seen, type GlasgowBoard } from "./view";

/** A factory in the row or the column of a cell. */
export interface Run {
  cell: string;
  building: string;
  owner: number;
  /** The good it makes; none if it does something that its owner decides. */
  good: string | null;
  /** Its owner's store has no room for the good. */
  full: boolean;
}

/** Goods by seat: what comes, what goes, what is lost for want of room. */
export interface Stock {
  comes: Map<string, number>;
  goes: Map<string, number>;
  lost: Map<string, number>;
}

export const targetOf = (option: Option | null, kind: string): string | null => idIn(option?.targets, kind) ?? null;

/** The cell on which the building in hand would stand. */
export const pointedCell = (board: GlasgowBoard): string | null =>
  board.finger.pointedOption?.kind === "place" ? targetOf(board.finger.pointedOption, "city") : null;

/** The position of the ring to which the merchant would go. */
export function pointedStop(board: GlasgowBoard): number | null {
  const at = board.finger.pointedOption?.group === "go" ? targetOf(board.finger.pointedOption, "ring") : null;
  return at === null ? null : Number(at);
}

/** The factories that a building on this cell would set to work. */
export function runs(view: GlasgowView, cell: string): Run[] {
  const [x, y] = cellXY(cell);
  return view.table.city.flatMap(({ cell: other, building, owner }) => {
    const record = buildings().get(building);
    const [column, row] = cellXY(other);
    if (record?.type !== "factory" || (column !== x && row !== y)) return [];
    const good = record.makes;
    const room = shelves().find((each) => each.good === good)?.room ?? 0;
    const full = good !== null && (view.seats[owner]?.store[good] ?? 0) >= room;
    return [{ cell: other, building, owner, good, full }];
  });
}

const add = (map: Map<string, number>, good: string, n: number) => void (n > 0 && map.set(good, (map.get(good) ?? 0) + n));

/** Goods into a store as far as there is room; the one barrel leaves the rival's. */
function receive(view: GlasgowView, stocks: Stock[], seat: number, good: string, n: number): void {
  const stock = stocks[seat];
  const room = shelves().find((each) => each.good === good)?.room ?? 0;
  if (!stock) return;
  const free = Math.max(0, room - (view.seats[seat]?.store[good] ?? 0) - (stock.comes.get(good) ?? 0));
  add(stock.comes, good, Math.min(n, free));
  if (good !== "whisky") return add(stock.lost, good, n - free);
  stocks.forEach((other, index) => index !== seat && view.seats[index]?.store["whisky"] && free && other.goes.set("whisky", 1));
}

export function stocksOf(board: GlasgowBoard): Stock[] {
  const view = seen(board.view);
  const stocks = view.seats.map((): Stock => ({ comes: new Map(), goes: new Map(), lost: new Map() }));
  const stop = pointedStop(board);
  const cell = pointedCell(board);
  if (stop !== null && board.seat !== null) {
    const contract = contracts().get(view.table.ring.tiles[stop] ?? "");
    const twice = view.seats[board.seat]?.doubled ? 2 : 1;
    for (const [good, n] of tally(contract?.gained ?? [])) receive(view, stocks, board.seat, good, n * twice);
  } else if (cell !== null) {
    for (const run of runs(view, cell)) if (run.good) receive(view, stocks, run.owner, run.good, 1);
  } else if (board.ghost) {
    const ghost = seen(board.ghost);
    stocks.forEach((stock, seat) => {
      for (const { good } of shelves()) {
        const change = (ghost.seats[seat]?.store[good] ?? 0) - (view.seats[seat]?.store[good] ?? 0);
        add(change > 0 ? stock.comes : stock.goes, good, Math.abs(change));
      }
    });
  }
  return stocks;
}

export interface Change {
  seat: number;
  source: string;
  points: number;
}

/** How the score sheets would change. */
export function scoreChanges(board: GlasgowBoard): Change[] {
  if (!board.ghost) return [];
  const [now, then] = [seen(board.view), seen(board.ghost)];
  return now.seats.flatMap(({ score }, seat) =>
    (then.seats[seat]?.score.sheet ?? [])
      .map(([, points, source], i) => ({ seat, source, points: points - (score.sheet[i]?.[1] ?? 0) }))
      .filter((change) => change.points !== 0),
  );
}
