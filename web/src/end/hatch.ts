/** Where points come from, told apart by colour and by pattern alike. */

const SIZE = 8;

/** Colours of middle lightness with ink on them; the patterns alone are enough. */
const HATCHES: { colour: string; mark: string }[] = [
  { colour: "#C9A0B4", mark: "" },
  { colour: "#F0A45D", mark: "M0 8L8 0M-2 2L2 -2M6 10L10 6" },
  { colour: "#B9BDC4", mark: "M0 4H8" },
  { colour: "#BE9BEA", mark: "M2 2h.01M6 6h.01" },
  { colour: "#9BD8F2", mark: "M4 0V8" },
  { colour: "#E6CB6A", mark: "M0 0L8 8M-2 6L2 10M6 -2L10 2" },
  { colour: "#EE9A92", mark: "M0 0L8 8M0 8L8 0" },
  { colour: "#A9D6B4", mark: "M0 4H8M4 0V8" },
  { colour: "#E9E2D2", mark: "M4 2.500L5.500 4L4 5.500L2.500 4z" },
  { colour: "#8FC9C2", mark: "M0 2L4 6L8 2" },
  { colour: "#D9B08C", mark: "M4 2V6M2 4H6" },
];
const INK = "#1D2329";

export const hatch = (index: number): { colour: string; mark: string } => HATCHES[index % HATCHES.length]!;

const stroke = `fill="none" stroke="${INK}" stroke-width="1.400" stroke-linecap="round"`;

/** As the background of a box. */
export function background(index: number): string {
  const { colour, mark } = hatch(index);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path d="${mark}" ${stroke}/></svg>`;
  return mark ? `${colour} url("data:image/svg+xml,${encodeURIComponent(svg)}")` : colour;
}

/** As patterns for a drawing, called `name-0`, `name-1`. */
export const patterns = (name: string, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const { colour, mark } = hatch(index);
    return `<pattern id="${name}-${index}" width="${SIZE}" height="${SIZE}" patternUnits="userSpaceOnUse"><rect width="${SIZE}" height="${SIZE}" fill="${colour}"/><path d="${mark}" ${stroke}/></pattern>`;
  }).join("");
