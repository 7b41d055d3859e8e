/** A building on offer, in words. */

import { say, text } from "../../text/text.svelte";
import { buildingFace, goodsText } from "./faces";
import type { GlasgowBoard } from "./view";

/** Its option if it can be built now, with the reason if not; else its name and price. */
export function offerLabel(board: GlasgowBoard, building: string): string {
  const ref = `building:${building}`;
  const option = board.optionsAt(ref)[0] ?? board.whyNot.get(ref);
  if (option) return text.of(option.label) + (option.why_not ? `. ${text.of(option.why_not)}` : "");
  const face = buildingFace(building);
  return say("web-gla-on-offer", { building: face.name, price: goodsText(face.cost) });
}
