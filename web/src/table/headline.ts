/** What the head of the table says: who is asked what, and what there is to know about it. */

import { say, text } from "../text/text.svelte";
import type { Board } from "./board.svelte";

export function headline(board: Board): string {
  if (board.past) return say("web-replay");
  if (board.over) return say("web-over");
  if (board.session.state?.status === "abandoned") return say("web-abandoned");
  if (board.prompt && !board.running) return withName(board, text.of(board.prompt.title));
  const asked = board.session.state?.waiting.map((each) => board.nameOf(each.seat)) ?? [];
  if (asked.length > 1) return say("web-waits-for", { names: asked.join(", ") });
  if (asked[0] !== undefined) return say("web-waits", { name: asked[0] });
  return board.prompt ? text.of(board.prompt.title) : "";
}

/** In a plan rivals are asked too. */
const withName = (board: Board, title: string): string =>
  board.mine || board.seat === null ? title : say("web-plan-asked", { name: board.nameOf(board.seat), title });

export function subline(board: Board): string {
  if (board.past || !board.prompt) return board.seat === null ? say("web-watching") : "";
  const places = board.options.filter((each) => each.group === "place").length;
  const final = board.options.some((each) => each.reveals && each.group !== "end");
  const said = [board.furniture.remark(board), final ? say("web-some-final") : places || board.canUndo ? say("web-nothing-final") : ""];
  return [places ? say("web-places", { n: places }) : "", ...said].filter(Boolean).join(". ");
}

/** The words on the big button. */
export function primaryLabel(board: Board): string {
  const option = board.primary;
  if (!option || option.group === "end") {
    const unused = board.prompt?.title.args["movement"];
    return typeof unused === "number" && unused > 0 ? say("web-end-unused", { n: unused }) : say("web-end");
  }
  if (option.group === "place") return say("web-place-here");
  if (option.group === "take") return say(board.wasteful(option) ? "web-discard-warn" : "web-take-here");
  const brief = `web-do-${option.group ?? ""}`;
  return text.has(brief) ? say(brief) : text.of(option.label);
}
