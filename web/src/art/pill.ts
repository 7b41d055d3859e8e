/** A small sign over the board: what would change there. */

import { f1 } from "./marks";
import { seatG, type Colour } from "./pieces";
import { sentence, type Token } from "./sentence";

export type Tone = "good" | "warn" | "bad";

export interface PillLook {
  height?: number;
  /** Whom it concerns. */
  of?: Colour | undefined;
}

export function pillG(cx: number, cy: number, tokens: readonly Token[], tone: Tone, o: PillLook = {}): string {
  const h = o.height ?? 24;
  const size = h * 0.68;
  const { w } = sentence(tokens, 0, 0, size);
  const mark = o.of ? h * 0.86 : 0;
  const left = cx - (w + mark) / 2;
  const { svg } = sentence(tokens, left + mark, cy - size / 2, size);
  const colour = `var(--${tone})`;
  return `<g><rect x="${f1(left - 6.5)}" y="${f1(cy - h / 2)}" width="${f1(w + mark + 13)}" height="${h}" rx="${f1(h / 2)}" fill="var(--raised)" stroke="${colour}" stroke-width="1.800"/>${o.of ? seatG(o.of, left - 2, cy - h * 0.36, h * 0.72) : ""}<g color="${colour}">${svg}</g></g>`;
}
