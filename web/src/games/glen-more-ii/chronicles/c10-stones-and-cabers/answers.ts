/** How the options of the games are put on buttons: an icon, what it is, and what it means. */

import { cellIn, idIn, kindOf, partsOf } from "../../../../lib/targets";
import type { ChronicleGamesBoard, ChroniclePrize, Option } from "../../../../net/types";
import { say, text } from "../../../../text/text.svelte";
import type { AnyBoard } from "../../../types";
import { ofChronicle } from "../registry";
import { CHAMPIONS, championsOf, nameOf, nextOf, NUMBER, type Champion } from "./games";
import { rewardTokens, rewardWords } from "./rewards";

export interface Reply {
  icon?: string;
  value?: number;
  label: string;
  small?: string;
}

const called = (name: string): Champion | undefined => CHAMPIONS.find((each) => each.name === name);

/** The first icon of what is given. */
function iconOf(reward: ChroniclePrize): Pick<Reply, "icon" | "value"> {
  const token = rewardTokens(reward).find((each) => typeof each !== "number");
  if (typeof token === "object") return { icon: "vp", value: Number(token.vp) };
  return { icon: String(token) };
}

const given = (reward: ChroniclePrize | undefined): Reply => (reward ? { ...iconOf(reward), label: rewardWords(reward) } : { label: "" });

function level(games: ChronicleGamesBoard, name: string, number: number): Reply {
  const champion = called(name) ?? CHAMPIONS[0];
  return { ...given(games[champion.track][number - 1]), small: say("web-c10-of-level", { level: number, champion: nameOf(champion) }) };
}

function centre(board: AnyBoard, games: ChronicleGamesBoard, number: number): Reply {
  const again = games.taken.includes(board.home);
  return { ...given(games.centre[number - 1]), small: say(again ? "web-c10-of-centre-again" : "web-c10-of-centre") };
}

/** A champion that rises, and what the next level gives. */
function rising(board: AnyBoard, option: Option, name: string): Reply {
  const champion = called(name) ?? CHAMPIONS[0];
  const next = nextOf(board.view, board.home, champion);
  const reply = { icon: name, label: text.of(option.label) };
  return next ? { ...reply, small: say("web-c10-next-level", { level: next.level, reward: rewardWords(next.reward) }) } : reply;
}

/** What may still be had higher up if a reward of the centre track is left. */
function left(board: AnyBoard, games: ChronicleGamesBoard, option: Option): Reply {
  const reached = board.options.flatMap((each: Option) => idIn(each.targets, "centre") ?? []).map(Number)[0];
  const above = reached === undefined ? [] : games.taken.flatMap((by, i) => (by === null && i + 1 > reached ? [i + 1] : []));
  const small = reached === undefined ? "" : above.length ? say("web-c10-still-there", { levels: above.join(", ") }) : say("web-c10-none-there");
  return { icon: "x", label: text.of(option.label), small };
}

/** A marker in the territory, by the face that is up now. */
function marker(board: AnyBoard, option: Option): Reply {
  const cell = cellIn(option.targets?.[0] ?? "")?.cell;
  const own = championsOf(board.view, board.home);
  const face = cell === undefined ? "games" : (own?.faces[own.markers.indexOf(cell)] ?? "games");
  return { icon: face, label: text.brief(option.label) };
}

export function replyTo(board: AnyBoard, games: ChronicleGamesBoard, option: Option): Reply {
  const [target = "", other] = option.targets ?? [];
  const kind = kindOf(target);
  const [first = "", second = ""] = partsOf(target);
  if (kind === "level") return level(games, first, Number(second));
  if (kind === "centre") return centre(board, games, Number(first));
  if (kind === "champion" && other) return { icon: "games", label: text.of(option.label) };
  if (kind === "champion") return rising(board, option, second);
  if (option.kind === "pass") return left(board, games, option);
  return marker(board, option);
}

/** What lies on the territory as well, like the marker that is moved, can be answered in both places. */
export const answersOf = (board: AnyBoard, games: ChronicleGamesBoard): { option: Option; reply: Reply }[] =>
  OPENS.includes(board.prompt?.kind ?? "") ? (board.options as Option[]).filter((option) => ofChronicle(NUMBER, option)).map((option) => ({ option, reply: replyTo(board, games, option) })) : [];

/** The questions that open the board. */
export const OPENS: readonly string[] = ["levels", "tournament", "reached", "place-champion"];
