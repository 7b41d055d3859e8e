/** How wide a name is in the face it is drawn with: measured, because letters and faces differ too much to be guessed. */

const SIZE = 100;
let known = $state.raw(new Map<string, number>());
let pen: CanvasRenderingContext2D | null | undefined;

function ready(): CanvasRenderingContext2D | null {
  if (pen === undefined) {
    pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
    const face = pen && getComputedStyle(document.documentElement).getPropertyValue("--serif");
    if (pen) pen.font = `700 ${SIZE}px ${face || "serif"}`;
    // What was measured before its face came was measured in another: whoever drew by that draws again.
    if (pen) document.fonts.addEventListener("loadingdone", () => (known = new Map()));
  }
  return pen;
}

/**
 * In the units of `size`; where nothing can be drawn, half as wide as high for each letter.
 *
 * True of text with `geometricPrecision` only: elsewhere letters of a small tile may be moved to whole pixels.
 */
export function nameWidth(name: string, size: number): number {
  let wide = known.get(name);
  if (wide === undefined) known.set(name, (wide = (ready()?.measureText(name).width ?? name.length * SIZE * 0.53) / SIZE));
  return wide * size;
}
