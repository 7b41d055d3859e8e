// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { answersOf, replyTo } from "../../src/games/glen-more-ii/chronicles/c10-stones-and-cabers/answers";
import games from "../../src/games/glen-more-ii/chronicles/c10-stones-and-cabers/furniture";
import { CHAMPIONS, centreAt, nextOf, trainingOf } from "../../src/games/glen-more-ii/chronicles/c10-stones-and-cabers/games";
import look from "../../src/games/glen-more-ii/chronicles/c10-stones-and-cabers/look";
import { rewardBrief, rewardTokens, rewardWords } from "../../src/games/glen-more-ii/chronicles/c10-stones-and-cabers/rewards";
import furniture from "../../src/games/glen-more-ii/furniture";
import { bookOf } from "../../src/games/glen-more-ii/chronicles/registry";
import type { AnyBoard, View } from "../../src/games/types";
import type { ChronicleGamesBoard, ChroniclePrize, Option } from "../../src/net/types";
import { text } from "../../src/text/text.svelte";
import { primaryLabel } from "../../src/table/headline";
import { layOwn } from "./printed";
import { playing } from "./stage.svelte";

beforeAll(async () => {
  layOwn();
  await text.use("en");
  await text.withChronicles([10]);
});

layOwn();

const prize = (name: string, things: string[], tokens: (number | string)[], raises = 0): ChroniclePrize => ({ name, things, tokens, raises });
const COIN = prize("coins-1", ["coin"], ["coin"]);
const COINS = prize("coins-2", ["coin"], [2, "coin"]);
const WOOD_OR_STONE = prize("resource-wood-stone", ["wood", "stone"], ["wood", "/", "stone"]);
const ANY = prize("resource-any", ["any"], ["any"]);
const BARREL = prize("barrel-1", ["whisky"], ["whisky"]);
const POINTS = prize("vp-5", ["vp"], [5, "vp"]);
const score = (raises: number, category: string) => prize(`score-${raises}`, [category], [`+${raises}`, category], raises);

const TRACKS: ChronicleGamesBoard = {
  caber: [prize("movement-1", ["movement"], ["movement"]), WOOD_OR_STONE, score(1, "castle"), score(2, "castle"), prize("scotsman-1", ["member"], ["member"])],
  stone: [COIN, prize("resource-sheep-cattle", ["sheep", "cattle"], ["sheep", "/", "cattle"]), score(1, "whisky"), score(2, "whisky"), BARREL],
  centre: [COINS, ANY, BARREL, prize("popularity-1", ["popularity"], ["popularity"]), POINTS],
  taken: [null, 1, null, null, null],
  leading: [[0], [0, 1]],
  beyond: 2,
};
const seat = (caber: number, stone: number, rewards: number, trained: [number, number] = [caber, stone]) => ({
  champions: { caber, stone, markers: ["0,1", "2,1"], faces: ["caber-tosser", "stone-carrier"], left: 0, rewards },
  "caber-tosser": trained[0],
  "stone-carrier": trained[1],
  popularity: 3,
});
const viewOf = (...seats: object[]) => ({ chronicles: [10], table: { "games-board": TRACKS }, seats }) as unknown as View;
const [CABER, STONE] = CHAMPIONS;

describe("what comes next", () => {
  const view = viewOf(seat(2, 5, 1), seat(0, 0, 0));
  it("is what the next level gives, on the track and in the centre", () => {
    expect(nextOf(view, 0, CABER)).toEqual({ level: 3, reward: score(1, "castle"), centre: BARREL });
    expect(nextOf(view, 1, STONE)).toEqual({ level: 1, reward: COIN, centre: COINS });
  });
  it("is nothing but VP at the top", () => {
    expect(nextOf(view, 0, STONE)).toBeNull();
  });
  it("lies in the centre for whoever may take it, until somebody does", () => {
    expect(centreAt(view, 0, 3)).toEqual({ state: "free" });
    expect(centreAt(view, 1, 3)).toEqual({ state: "barred" });
    expect(centreAt(view, 0, 2)).toEqual({ state: "taken", seat: 1 });
  });
});

describe("a placement that is pointed at", () => {
  it("trains as many levels as the engine says, also those that are still to be chosen", () => {
    const now = viewOf(seat(2, 1, 1));
    expect(trainingOf(now, viewOf(seat(2, 1, 1, [3, 2])), 0)).toEqual([1, 1]);
    expect(trainingOf(now, viewOf(seat(4, 1, 1)), 0)).toEqual([2, 0]);
    expect(trainingOf(now, null, 0)).toEqual([0, 0]);
  });
  it("tells it wherever a preview is told", () => {
    expect(games.changes?.map(({ name }) => name)).toEqual(["caber-tosser", "stone-carrier", "popularity"]);
  });
});

describe("rewards", () => {
  it("are drawn as what they give", () => {
    expect([COIN, COINS, BARREL, WOOD_OR_STONE, ANY, POINTS].map(rewardTokens)).toEqual([["coin"], [2, "coin"], ["whisky"], ["wood", "/", "stone"], ["any"], [{ vp: 5 }]]);
    expect(["castle", "whisky"].map((category) => rewardTokens(score(2, category)))).toEqual([["+2", "castle"], ["+2", "whisky"]]);
  });
  it("are called by their names, and score tokens by what they raise", () => {
    expect([COINS, WOOD_OR_STONE].map(rewardWords)).toEqual(["2 coins", "1 wood or 1 stone"]);
    expect(rewardWords(score(2, "whisky"))).toBe("+2 Whisky in the next scoring");
    expect([COINS, score(1, "castle")].map(rewardBrief)).toEqual(["2 coins", "next scoring"]);
  });
});

const option = (id: string, targets: string[], more: Partial<Option> = {}): Option => ({ id, label: { code: id, args: {} }, targets, module: 10, rule: "C10-LEVEL-02", ...more });
const use = option("use-level caber-tosser 2", ["level:caber-tosser:2"]);
const claim = option("centre-reward 3", ["centre:3"], { rule: "C10-CENTRE-01" });
const raise = option("raise stone-carrier", ["champion:0:stone-carrier"], { group: "raise" });
const both = option("contest both", ["champion:0:caber-tosser", "champion:0:stone-carrier"]);
const move = option("champion 0,1", ["cell:0:0,1"], { rule: "C10-MARK-03" });
const leave = option("leave-games", [], { kind: "pass" });
const take = option("take 4", ["rondel:4"], { rule: "C10-TILE-01", kind: "take" });
const asking = (kind: string, options: Option[], placeless = options): AnyBoard => ({ prompt: { kind }, options, placeless, view: viewOf(seat(2, 1, 1), seat(0, 0, 0)), home: 0 }) as unknown as AnyBoard;

describe("the board", () => {
  const { asked, offers } = bookOf(10, games);
  it("opens for levels, rewards, contests and markers", () => {
    expect(["levels", "tournament", "reached", "place-champion"].map((kind) => asked(asking(kind, [use, leave])))).toEqual([true, true, true, true]);
  });
  it("stays closed while a tile is chosen, also one of its own", () => {
    expect(asked(asking("take", [take], []))).toBe(false);
    expect(answersOf(asking("take", [take]), TRACKS)).toEqual([]);
  });
  it("offers what points at its tracks", () => {
    expect([use, claim, raise, both].map(offers)).toEqual([true, true, true, true]);
  });
  it("puts every answer on a button with its own icon", () => {
    const icons = (kind: string, ...options: Option[]) => answersOf(asking(kind, options), TRACKS).map(({ reply }) => reply.icon);
    expect(icons("reached", use, claim, leave)).toEqual(["wood", "whisky", "x"]);
    expect(icons("tournament", both, raise, leave)).toEqual(["games", "stone-carrier", "x"]);
    expect(icons("place-champion", move, option("champion new", []), leave)).toEqual(["caber-tosser", "games", "x"]);
  });
  it("names the tile that a marker comes from, and no cell, also on the big button", () => {
    const label = { code: "option-champion-from", args: { tile: { code: "tile-larch-wood", args: {} }, cell: "1,-1" } };
    const from = { ...move, label };
    expect(replyTo(asking("place-champion", [from, leave]), TRACKS, from).label).toBe("Move the marker from Larch Wood there");
    const { stage, board } = playing();
    stage.ask([from]);
    expect(primaryLabel(board)).toBe("Move the marker from Larch Wood there");
  });
  it("says what may still be had if a reward is left", () => {
    const board = asking("reached", [use, claim, leave]);
    expect(replyTo(board, TRACKS, leave).small).toContain("4, 5");
    expect(replyTo(asking("reached", [use, leave]), TRACKS, leave).small).toBe("");
    expect(replyTo(board, { ...TRACKS, taken: [null, 1, null, 1, 1] }, leave).small).not.toContain("4");
  });
});

describe("on the table", () => {
  const view = viewOf(seat(2, 1, 1), seat(0, 4, 0));
  it("the book tells both levels", () => {
    expect(games.book?.fact(view, 1).filter((part) => typeof part === "string")).toEqual(["0", "4"]);
    expect(games.book?.short(view, 0)).toBe("2·1");
  });
  it("markers lie on their tiles, with the face that is up", () => {
    const pieces = games.pieces?.(view, 0) ?? {};
    expect(Object.keys(pieces)).toEqual(["0,1", "2,1"]);
    expect(new Set(Object.values(pieces).flat().map(({ drawing }) => drawing)).size).toBe(2);
  });
  it("popularity is a badge and a category", () => {
    expect(games.badges?.(view, 0)).toMatchObject([{ key: "popularity", value: 3 }]);
    expect(games.categories).toEqual({ popularity: "popularity" });
  });
  it("popularity is a line of its own at the end", async () => {
    await furniture.prepare?.([10]);
    expect(furniture.sources).toContain("score-popularity");
    const award = (source: string) => ({ seat: 0, points: 1, source, round: 1 });
    expect([award("score-popularity"), award("score-champions")].map(furniture.sourceOf)).toEqual(["score-popularity", "web-gm2-chronicles-source"]);
  });
  it("no tournament and no spectator looks like another", () => {
    const many = Object.entries(look.tiles ?? {}).filter(([id]) => /-(tournament|spectator)$/.test(id));
    expect(many).toHaveLength(7);
    expect(new Set(many.map(([, drawn]) => JSON.stringify(drawn))).size).toBe(7);
  });
});
