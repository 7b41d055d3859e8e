/** What the head of the table says: who is asked what, and what there is to know about it. */

import { NATURE } from "../net/play";
import { say, text } from "../text/text.svelte";
import type { Board } from "./board.svelte";

export function headline(board: Board): string {
  if (board.rewind.past) return say("web-replay");
  if (board.over) return say("web-over");
  if (board.session.state?.status === "abandoned") return say("web-abandoned");
  if (board.prompt && !board.turn.running) return withName(board, text.brief(board.prompt.title));
  const { telling = null, waiting = [] } = board.session.state ?? {};
  if (telling) return text.of(telling.title);
  const chance = waiting.find((each) => each.seat === NATURE);
  if (chance) return say("web-real-awaited", { question: chance.title ? text.of(chance.title) : "" });
  const asked = waiting.map((each) => board.nameOf(each.seat));
  if (asked.length > 1) return say("web-waits-for", { names: asked.join(", ") });
  if (asked[0] !== undefined) return say("web-waits", { name: asked[0] });
  return board.prompt ? text.brief(board.prompt.title) : "";
}

/** From so many letters on a question is set smaller, and what stands beside it makes room. */
export const LONG = 46;

/** In a plan rivals are asked too, and at one screen several people are. */
const withName = (board: Board, title: string): string =>
  board.seat === null || board.owns(board.seat) ? title : say("web-asked-of", { name: board.nameOf(board.seat), title });

export function subline(board: Board): string {
  if (board.rewind.past || !board.prompt) return board.seat === null ? say("web-watching") : "";
  const places = board.options.filter((each) => each.kind === "place").length;
  const final = board.options.some((each) => each.reveals && each.kind !== "end");
  const said = [board.furniture.remark(board), final ? say("web-some-final") : places || board.turn.canUndo ? say("web-nothing-final") : ""];
  return [places ? say("web-places", { n: places }) : "", ...said].filter(Boolean).join(" · ");
}

/** What is done by options of a group, or what a question of a kind wants, as long as nothing is chosen. */
const deed = (name: string): string | null => (text.has(`web-do-${name}`) ? say(`web-do-${name}`) : null);

/** The words on the big button. */
export function primaryLabel(board: Board): string {
  const option = board.turn.primary;
  const wanted = option ? null : deed(board.prompt?.kind ?? "");
  if (wanted !== null) return wanted;
  if (!option || option.kind === "end") {
    const unused = board.prompt?.title.args["movement"];
    if (typeof unused !== "number" || unused <= 0) return say("web-end");
    return say("web-end-unused", { n: unused, unit: say(`short-${board.furniture.movement}`, { n: unused }) });
  }
  if (option.kind === "place") return say("web-place-here");
  if (option.kind === "take") return say(option.wasteful ? "web-discard-warn" : "web-take-here");
  return deed(option.group ?? "") ?? text.brief(option.label);
}
