/** The marks of the woodcut. Units: a tile is 96 x 96. Colours are CSS variables, so one drawing serves both themes. */

export type Rng = () => number;

export const V = (n: string) => `var(--${n})`;
export const INK = "var(--a-ink)";
/** The outline of an icon. */
export const O = 'stroke="var(--a-ink)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';
export function rng(s: number) {
  let a = (s * 2654435761) >>> 0 || 7;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const f1 = (n: number) => Math.round(n * 10) / 10;
export const path = (d: string, fill = "none", w = 0, stroke = INK, more = "") =>
  `<path d="${d}" fill="${fill}"${w ? ` stroke="${stroke}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"` : ""} ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, sw = 0, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${rx ? ` rx="${rx}"` : ""}${sw ? ` stroke="${INK}" stroke-width="${sw}" stroke-linejoin="round"` : ""}/>`;
export const circ = (x: number, y: number, r: number, fill: string, sw = 0) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${sw ? ` stroke="${INK}" stroke-width="${sw}"` : ""}/>`;
/* the two marks of the woodcut: a lens (horizontal cut) and a gouge (tapered stroke at any angle) */
export const lens = (x: number, y: number, w: number, h: number, c: string) =>
  path(`M${f1(x)} ${f1(y)}q${f1(w / 2)} ${-h} ${f1(w)} 0q${f1(-w / 2)} ${h} ${f1(-w)} 0z`, c);
export function gouge(x: number, y: number, len: number, deg: number, w: number, c: string) {
  const a = (deg * Math.PI) / 180,
    dx = Math.cos(a),
    dy = Math.sin(a);
  return path(
    `M${f1(x - (dy * w) / 2)} ${f1(y + (dx * w) / 2)}L${f1(x + dx * len)} ${f1(y + dy * len)}L${f1(x + (dy * w) / 2)} ${f1(y - (dx * w) / 2)}z`,
    c,
  );
}
