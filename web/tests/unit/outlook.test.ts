import { describe, expect, it } from "vitest";
import { pointedCell, pointedStop, runs, scoreChanges, stocksOf, targetOf } from "../../src/games/glasgow/outlook";
import { unseen } from "../../src/games/glasgow/points";
import { buildings, contracts, shelves, tally } from "../../src/games/glasgow/records";
import type { GlasgowBoard } from "../../src/games/glasgow/view";
import type { GlasgowView, Option } from "../../src/net/types";
import { layOwn, questions } from "./printed";

layOwn();

const factory = [...buildings().values()].find(({ type, makes }) => type === "factory" && makes !== null)!;
const good = factory.makes!;
const room = shelves().find((each) => each.good === good)!.room;
const base = questions.glasgow[0]!.view as unknown as GlasgowView;
const built = (cells: Record<string, number>, stores: Record<string, number>[] = [{}, {}]): GlasgowView => ({
  ...base,
  table: { ...base.table, city: Object.entries(cells).map(([cell, owner]) => ({ cell, building: factory.id, owner })) as GlasgowView["table"]["city"] },
  seats: base.seats.map((seat, i) => ({ ...seat, store: stores[i] ?? {} })) as GlasgowView["seats"],
});
const pointing = (view: GlasgowView, option: Partial<Option> | null, ghost: GlasgowView | null = null): GlasgowBoard =>
  ({ view, ghost, seat: 0, finger: { pointedOption: option && { id: "x", label: { code: "x", args: {} }, ...option } } }) as unknown as GlasgowBoard;

describe("what is pointed at in Glasgow", () => {
  it("is a cell for the building in hand, or a stop of the merchant, by its target", () => {
    const place = pointing(base, { kind: "place", targets: ["city:1,0"] });
    const go = pointing(base, { group: "go", targets: ["ring:7"] });
    expect([pointedCell(place), pointedStop(place)]).toEqual(["1,0", null]);
    expect([pointedCell(go), pointedStop(go)]).toEqual([null, 7]);
    expect([targetOf(null, "city"), pointedCell(pointing(base, null))]).toEqual([null, null]);
  });
});

describe("factories", () => {
  it("run in the row and the column of a new building, wherever they stand there", () => {
    const view = built({ "0,0": 0, "3,1": 1, "1,1": 0, "2,2": 1 });
    expect(runs(view, "0,1").map(({ cell, owner }) => [cell, owner])).toEqual([["0,0", 0], ["3,1", 1], ["1,1", 0]]);
    expect(runs(view, "5,5")).toEqual([]);
  });
  it("find no room in a full store", () => {
    const view = built({ "0,0": 0, "0,1": 1 }, [{ [good]: room }, { [good]: room - 1 }]);
    expect(runs(view, "0,2").map(({ full, good: made }) => [full, made])).toEqual([[true, good], [false, good]]);
    const stocks = stocksOf(pointing(view, { kind: "place", targets: ["city:0,2"] }));
    expect([...stocks[0]!.lost]).toEqual([[good, 1]]);
    expect([...stocks[1]!.comes]).toEqual([[good, 1]]);
  });
});

describe("a stop of the merchant", () => {
  const stop = base.table.ring.tiles.findIndex((tile) => tally(contracts().get(tile ?? "")?.gained ?? []).size === 1);
  const [[given, n]] = [...tally(contracts().get(base.table.ring.tiles[stop] ?? "")!.gained)] as [[string, number]];
  const go = { group: "go", targets: [`ring:${stop}`] };
  it("gives what its contract says, twice where it counts twice", () => {
    const [stock] = stocksOf(pointing(built({}), go));
    expect((stock!.comes.get(given) ?? 0) + (stock!.lost.get(given) ?? 0)).toBe(n);
    const doubled = built({});
    doubled.seats[0]!.doubled = true;
    const [more] = stocksOf(pointing(doubled, go));
    expect((more!.comes.get(given) ?? 0) + (more!.lost.get(given) ?? 0)).toBe(given === "whisky" ? 1 : 2 * n);
  });
  it("gives nothing to the rival", () => {
    const [, rival] = stocksOf(pointing(built({}), go));
    expect([...rival!.comes, ...rival!.lost]).toEqual([]);
  });
});

describe("anything else", () => {
  it("brings and takes what the preview says, in goods and in points", () => {
    const [now, then] = [built({}, [{ [good]: 2 }, {}]), built({}, [{}, { [good]: 1 }])];
    const ghost = { ...then, seats: then.seats.map((seat, i) => ({ ...seat, score: { ...seat.score, sheet: seat.score.sheet.map(([a, points, source], line) => [a, points + (i === 1 && line === 0 ? 3 : 0), source]) } })) } as unknown as GlasgowView;
    const board = pointing(now, { group: "line" }, ghost);
    const stocks = stocksOf(board);
    expect([[...stocks[0]!.goes], [...stocks[1]!.comes]]).toEqual([[[good, 2]], [[good, 1]]]);
    expect(scoreChanges(board).map(({ seat, points }) => [seat, points])).toEqual([[1, 3]]);
    expect(scoreChanges(pointing(now, null))).toEqual([]);
  });
});

describe("buildings that nobody has seen", () => {
  it("are all but those that lie open", () => {
    const none = { ...base, table: { ...base.table, city: [], offers: [], discards: [], hand: { ...base.table.hand, building: null } } } as unknown as GlasgowView;
    const sum = (view: GlasgowView) => unseen(view).reduce((all, { count }) => all + count, 0);
    expect(sum(none)).toBe(buildings().size);
    expect(sum({ ...none, table: { ...none.table, discards: [factory.id] } } as GlasgowView)).toBe(buildings().size - 1);
  });
});
