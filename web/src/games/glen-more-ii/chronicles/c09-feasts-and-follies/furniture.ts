/** Chronicle 9, Feasts and Follies: five events, secret stacks of bid tokens, and another score table for all. */

import { say } from "../../../../text/text.svelte";
import type { AnyBoard, View } from "../../../types";
import { seen } from "../../view";
import { framed } from "../framed";
import type { ChronicleFurniture, FactPart } from "../registry";
import { newestOf } from "./biddings";
import Board from "./Board.svelte";
import { EMBLEM } from "./emblem";
import { bidsAmong, biddingsLeft, feastsOf, isRevealing, nextAfter, shownOf, sparedOf } from "./feasts";
import { byNumber } from "./stack";
import { vignette } from "./vignettes";
import { GROUPS, inWords, KEY } from "./words";

const step = (view: View): number => Math.max(...seen(view).seats.map(({ seat }) => shownOf(view, seat).length));

function fact(view: View): FactPart[] {
  if (isRevealing(view)) return [say("web-c9-step", { n: step(view) })];
  if (!biddingsLeft(view)) return [say("web-c9-over")];
  const stack = nextAfter(view);
  return [stack ? say("web-c9-after", { stack }) : say("web-c9-at-end")];
}

function asks({ prompt, options }: AnyBoard): string {
  if (!bidsAmong(options).length) return say("web-shelf-asked");
  return say(prompt?.answered ? "web-c9-is-sealed" : "web-c9-bid-now");
}

const feasts: ChronicleFurniture = {
  emblem: EMBLEM,
  book: {
    word: () => say("web-c9-book"),
    fact,
    short: (view) => (biddingsLeft(view) ? (nextAfter(view) ?? "D") : "–"),
    sleeping: (view) => !isRevealing(view),
    asks,
  },
  board: { size: "tall", about: ({ view }) => say(isRevealing(view) ? "web-c9-about-reveal" : "web-c9-about"), body: Board },
  places: ["feast"],
  comes: { event: (event, px) => framed(vignette(event), 96, 54, px) },
  groups: ["bid", ...GROUPS],
  waits: ["feast"],
  opens: ["bid", "use-event", "pay-event", "lay-good"],
  numbers: (board, number) => byNumber(board, number, KEY),
  shows: newestOf,
  steps: (view) => feastsOf(view).table,
  badges: (view, seat) => sparedOf(view, seat).map((good, i) => ({ key: `crest-${i}`, icon: good, label: say("web-c9-spares", { good: say(`good-${good}`, { n: 1 }) }), value: "", sign: "x" })),
  inWords,
};

export default feasts;
