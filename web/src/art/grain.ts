/** Paper grain, painted once into a small picture that all tiles share. */

import { rng } from "./marks";

let made = "";

export function grainImage(size = 192): string {
  if (made || typeof document === "undefined") return made;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) return made;
  const picture = context.createImageData(size, size);
  const next = rng(4);
  for (let i = 0; i < picture.data.length; i += 4) {
    const noise = (next() + next()) / 2;
    picture.data.set([64, 51, 31, Math.max(0, (0.55 * noise - 0.22) * 255)], i);
  }
  context.putImageData(picture, 0, 0);
  made = canvas.toDataURL();
  return made;
}
