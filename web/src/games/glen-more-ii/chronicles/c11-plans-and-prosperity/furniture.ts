/** Chronicle 11, Plans and Prosperity: plans beside the territory, and the monuments that they become. */

import { say } from "../../../../text/text.svelte";
import type { Outline } from "../../../glen/types";
import type { View } from "../../../types";
import { faceOf } from "../../faces";
import type { ChronicleFurniture } from "../registry";
import Board from "./Board.svelte";
import { EMBLEM } from "./emblem";
import { cellsOf, completes, coversOf, coverText, plansOf } from "./plans";
import { inWords } from "./words";

const ASKS: Record<string, string> = { "fill-plans": "web-c11-asks-fill", "pay-for-plan": "web-c11-asks-pay", endow: "web-c11-asks-endow" };

/** Where plans could be built now, and whether their next resource would do it. */
function sitesOf(view: View, seat: number): Outline[] {
  const taken: string[] = [];
  return plansOf(view, seat).flatMap((plan) => {
    const { monument } = plan;
    const { name, short = name } = faceOf(monument);
    return plan.sites
      .filter(({ near }) => near)
      .map((site): Outline => {
        const cells = cellsOf(monument, site);
        const row = Math.max(...cells.map((cell) => taken.filter((each) => each === cell).length));
        taken.push(...cells);
        return { cells, row, tokens: ["monument-plan", completes(plan) && !plan.paid ? short : say("web-c11-later", { name: short })] };
      });
  });
}

const plans: ChronicleFurniture = {
  emblem: EMBLEM,
  book: {
    word: () => say("web-c11-book"),
    fact: (view, seat) => [plansOf(view, seat).length ? say("web-c11-unbuilt", { n: plansOf(view, seat).length }) : say("web-c11-none")],
    short: (view, seat) => String(plansOf(view, seat).length),
    asks: ({ prompt }) => say(ASKS[prompt?.kind ?? ""] ?? "web-shelf-asked"),
  },
  board: { size: "tall", about: () => say("web-c11-about"), body: Board },
  places: ["plan"],
  groups: ["choose"],
  besides: true,
  opens: Object.keys(ASKS),
  badges: (view, seat) => [{ key: "plans", icon: "monument-plan", label: say("web-c11-badge"), value: plansOf(view, seat).length }],
  outlines: sitesOf,
  onTile: ({ id }) => coversOf(id).map((cover) => ({ label: say("web-c11-covers"), text: coverText(cover), tokens: [] })),
  inWords,
};

export default plans;
