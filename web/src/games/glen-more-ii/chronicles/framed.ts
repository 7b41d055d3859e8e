/** A drawing in units of its own as a small card, so many pixels wide. */

import { f1 } from "../../../art/marks";

export const framed = (svg: string, width: number, height: number, px: number): string =>
  `<svg width="${px}" height="${f1((px * height) / width)}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${svg}<rect x=".6" y=".6" width="${f1(width - 1.2)}" height="${f1(height - 1.2)}" rx="3" fill="none" stroke="var(--tile-edge)" stroke-width="1.200" vector-effect="non-scaling-stroke"/></svg>`;
