/** What the head of a territory says. */

import type { Board } from "../../table/board.svelte";
import { say } from "../../text/text.svelte";
import type { GlenFurniture } from "./types";

/** How large the territory in the middle is, against the smallest of the others. */
export function size(board: Board<GlenFurniture>): string {
  const { view } = board;
  if (!view) return "";
  const count = (seat: number) => Number(board.furniture.stats(view, seat).find(({ key }) => key === "territory")?.value ?? board.furniture.territory(view, seat).length);
  const mine = count(board.home);
  const [least] = board.seats.filter((seat) => seat !== board.home).sort((a, b) => count(a) - count(b));
  const more = least === undefined ? 0 : mine - count(least);
  const against = more > 0 && least !== undefined ? say("web-size-more", { n: more, name: board.nameOf(least) }) : say("web-size-smallest");
  return `${say("web-size", { n: mine })}, ${against}`;
}
