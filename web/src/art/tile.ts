/** The tile, 96 units: scene, name band, badge, cost column, effect strip, contents; in three sizes of detail. */

import { sceneUse } from "./bank";
import { ICONS, use, vpG } from "./icons";
import { f1 } from "./marks";
import { nameWidth } from "./measure.svelte";
import { scotG, type Colour } from "./pieces";
import type { Look } from "./scenes";
import { sentence, type Token } from "./sentence";

export type TileType =
  | "village"
  | "castle"
  | "loch"
  | "material"
  | "animal"
  | "whisky"
  | "trade"
  | "person"
  | "place"
  | "factory"
  | "shop"
  | "park"
  | "tenement"
  | "station"
  | "bank"
  | "monument"
  | "contract"
  | "architect";

/** Frames of a colour that counts by the rules, whatever the type. */
export type FrameColour = "yellow" | "green" | "brown" | "grey" | "blue";

/** Colour of the type and of what is written on it. */
export const TYPES: Record<TileType, readonly [string, string]> = {
  village: ["#BF7A4A", "#1D2329"],
  castle: ["#888C94", "#1D2329"],
  loch: ["#46BEF3", "#1D2329"],
  material: ["#2D5426", "#fff"],
  animal: ["#E2E9C2", "#1D2329"],
  whisky: ["#FEC737", "#1D2329"],
  trade: ["#7F395E", "#fff"],
  person: ["#843BDA", "#fff"],
  place: ["#4F5B57", "#fff"],
  factory: ["#93452C", "#fff"],
  shop: ["#2F6285", "#fff"],
  park: ["#5E8C4A", "#10190C"],
  tenement: ["#D9A566", "#1D2329"],
  station: ["#4B5560", "#fff"],
  bank: ["#C9B458", "#1D2329"],
  monument: ["#6B4A7D", "#fff"],
  contract: ["#CDB88C", "#1D2329"],
  architect: ["#1F4A63", "#fff"],
};

export const FRAMES: Record<FrameColour, readonly [string, string]> = {
  yellow: ["#F2C53D", "#1D2329"],
  green: ["#47762F", "#fff"],
  brown: ["#7A4B2E", "#fff"],
  grey: ["#9A9DA3", "#1D2329"],
  blue: ["#46BEF3", "#1D2329"],
};

/** What the frame and the band of a tile are painted with, and what is written on it. */
export const paintOf = ({ type, frame }: { type: TileType; frame?: FrameColour | undefined }): readonly [string, string] => (frame ? FRAMES[frame] : TYPES[type]);

/** A tile as it is drawn: what is printed on it, and what lies on it. */
export interface TileFace {
  name: string;
  /** Where there is little room. */
  short?: string | undefined;
  type: TileType;
  /** Where colours count by the rules; otherwise that of the type. */
  frame?: FrameColour | undefined;
  scene: string;
  look?: Look;
  /** River from west to east. */
  river?: boolean;
  /** River from north to south. */
  riverV?: boolean;
  road?: boolean;
  cost?: string[];
  /** What it gives beside certain tiles only, one row for each. */
  conditions?: Token[][];
  now?: Token[];
  act?: Token[];
  /** Shown alone where the sentence has no room. */
  actIcon?: string | undefined;
  card?: boolean;
  overlay?: boolean;
  /** It belongs to a chronicle. */
  chronicle?: boolean;
  goods?: string[];
  scots?: Colour[];
}

export type Detail = "full" | "mid" | "mini";

export interface TileLook {
  /** How large it is on the screen: decides how much is drawn. */
  px?: number;
  lod?: Detail;
  /** The glyph alone, in the middle. */
  flat?: boolean;
  /** Without the icon of the activation. */
  plain?: boolean;
}

export function lodOf(px: number): Detail {
  return px >= 72 ? "full" : px >= 40 ? "mid" : "mini";
}

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

export function tileG(t: TileFace, o: TileLook = {}): string {
  const px = o.px || 96;
  const lod = o.lod || lodOf(px);
  const [tc, ti] = paintOf(t);
  const start = `<g class="ty-${t.frame ?? t.type}"><rect x="0" y="0" width="96" height="96" rx="6" fill="${tc}"/>`;
  if (lod === "mini") return start + mini(t, o) + "</g>";
  const look: Look = { ...t.look, river: !!t.river, road: !!t.road, riverV: !!t.riverV };
  let s =
    start +
    `<g clip-path="url(#tclip)">${sceneUse(t.scene, look)}<rect width="96" height="96" fill="url(#grain)" opacity=".35"/></g>`;
  s += lod === "full" ? labels(t, px, tc, ti) : corners(t, o, tc);
  s += `<rect x="1.200" y="1.200" width="93.600" height="93.600" rx="5.200" fill="none" stroke="${tc}" stroke-width="2.600"/>`;
  s += `<rect x="-.1" y="-.1" width="96.200" height="96.200" rx="6" fill="none" stroke="var(--tile-edge)" stroke-width="${f1(Math.max(0.9, 96 / px))}"/>`;
  return s + ways(t, lod, px) + contents(t, lod) + "</g>";
}

/** Where river and road leave the tile they are drawn over its edge, so that they join those of the neighbour. */
function ways(t: TileFace, lod: Detail, px: number): string {
  let s = "";
  if (t.river)
    s += `<path d="M-.8 61.200H3V73.800H-.8zM93 61.200H96.800V73.800H93z" fill="var(--a-water)"/><path d="M-.8 60.500H3M93 60.500H96.800M-.8 74.500H3M93 74.500H96.800" stroke="var(--a-ink)" stroke-width="1.500"/>`;
  if (t.road)
    s += `<path d="M-.8 62.500H3V71.500H-.8zM93 62.500H96.800V71.500H93z" fill="var(--a-road)"/><path d="M-.8 62H3M93 62H96.800M-.8 72H3M93 72H96.800" stroke="var(--a-ink)" stroke-width="1.300"/>`;
  if (t.riverV) {
    const top = lod === "full" ? f1(nameSize(px) + 5.5) : 3;
    const bottom = lod === "full" && hasStrip(t) ? 80 : 93;
    s += `<path d="M54 -.8H66V${top}H54zM54 ${bottom}H66V96.800H54z" fill="var(--a-water)"/><path d="M54 -.8V${top}M66 -.8V${top}M54 ${bottom}V96.800M66 ${bottom}V96.800" stroke="var(--a-ink)" stroke-width="1.500"/>`;
    if (lod === "full")
      s += `<path d="M58 3v6M62.500 5v7M58.500 ${bottom + 4}v6M62.500 ${bottom + 2}v7" stroke="var(--a-foam)" stroke-width="1.300" stroke-linecap="round"/>`;
  }
  return s;
}

function mini(t: TileFace, o: TileLook): string {
  let s = `<rect x="2" y="2" width="92" height="92" rx="8" fill="none" stroke="#1D2329" stroke-opacity=".55" stroke-width="5"/>`;
  if (t.river) s += `<path d="M0 74q12 -7 24 0t24 0t24 0t24 0" fill="none" stroke="#2B7FA8" stroke-width="10"/>`;
  if (t.road) s += `<path d="M0 67H96" fill="none" stroke="#D9C397" stroke-width="11"/>`;
  if (t.riverV) s += `<path d="M60 0V96" fill="none" stroke="#2B7FA8" stroke-width="12"/>`;
  s += use("t-" + t.type, t.riverV ? 6 : 20, o.flat ? 20 : 12, t.riverV ? 46 : 56);
  (t.goods ?? []).slice(0, 3).forEach((good, i) => {
    s += `<circle cx="${22 + i * 26}" cy="78" r="11" fill="var(--g-${good})" stroke="#1D2329" stroke-width="4"/>`;
  });
  if (t.scots?.length) s += `<circle cx="80" cy="18" r="13" fill="#fff" stroke="#1D2329" stroke-width="5"/>`;
  return s;
}

const nameSize = (px: number) => Math.max(9, Math.min(13, (9.2 * 96) / px));
const hasStrip = (t: TileFace) => !!(t.act?.length || t.now?.length || t.card);

function labels(t: TileFace, px: number, tc: string, ti: string): string {
  const ns = nameSize(px);
  const bh = ns + 5.5;
  const room = t.riverV ? 46.5 : 67;
  const name = (nameWidth(t.name, ns) > room * 1.2 && t.short) || t.name;
  let s = `<path d="M0 6a6 6 0 0 1 6 -6H90a6 6 0 0 1 6 6V${f1(bh)}H0z" fill="${tc}"/><path d="M2.500 ${f1(bh)}H93.500" stroke="var(--a-ink)" stroke-width="1.200"/>`;
  const squeeze = nameWidth(name, ns) > room ? `textLength="${room}" lengthAdjust="spacingAndGlyphs"` : "";
  s += `<text x="5.500" y="${f1(bh / 2 + ns * 0.34)}" font-family="var(--serif)" font-weight="700" font-size="${f1(ns)}" fill="${ti}" text-rendering="geometricPrecision" ${squeeze}>${escape(name)}</text>`;
  s +=
    `<rect x="75" y="0" width="21" height="21" rx="6" fill="${tc}"/><path d="M75 ${f1(bh)}V16a5 5 0 0 0 5 5H93.500" fill="none" stroke="var(--a-ink)" stroke-width="1.200"/>` +
    use("t-" + t.type, 77.5, 2.2, 16.5);
  s += column((t.cost ?? []).map((each) => [each]), bh, 14, (t.cost?.length ?? 0) > 3 ? 13 : 15) + column(t.conditions ?? [], bh, 11.6, 13);
  if (t.overlay) s += doubleCorner(79, 24, 1);
  if (t.chronicle) s += use("chronicle", 77.5, t.overlay ? 40 : 23, 16);
  return hasStrip(t) ? s + strip(t) : s;
}

/** Under the left end of the name: the price, or what neighbours bring. */
function column(rows: Token[][], y: number, size: number, step: number): string {
  if (!rows.length) return "";
  const wide = Math.max(...rows.map((row) => sentence(row, 0, 0, size).w));
  const chip = `<path d="M2.500 ${f1(y + 0.6)}H${f1(wide + 1.7)}a3.500 3.500 0 0 1 3.500 3.500V${f1(y + rows.length * step)}a3.500 3.500 0 0 1 -3.500 3.500H2.500z" fill="var(--chip)" stroke="var(--a-ink)" stroke-width="1.100"/>`;
  return `${chip}<g color="var(--chip-ink)">${rows.map((row, i) => sentence(row, 3.6, y + 2.6 + i * step, size).svg).join("")}</g>`;
}

/** The mark of a tile that may be laid over others. */
const doubleCorner = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><rect x="0" y="3.500" width="10" height="10" rx="2" fill="var(--chip)" stroke="var(--a-ink)" stroke-width="1.300"/><rect x="3.500" y="0" width="10" height="10" rx="2" fill="var(--chip)" stroke="var(--a-ink)" stroke-width="1.300"/></g>`;

function strip(t: TileFace): string {
  let s = `<path d="M2.500 80H93.500V88.500a5 5 0 0 1 -5 5H7.500a5 5 0 0 1 -5 -5z" fill="var(--chip)"/><path d="M2.500 80H93.500" stroke="var(--a-ink)" stroke-width="1.200"/><g color="var(--chip-ink)">`;
  let x = 5;
  const size = 11.6;
  const now: Token[] = [...(t.card ? ["card"] : []), ...(t.now ?? [])];
  if (now.length) {
    s += use("bolt", x - 1, 82.2, 9.5);
    x += 9;
    const room = (t.riverV ? 52 : 90) - x;
    const wide = sentence(now, 0, 0, size).w;
    const k = wide > room ? (room / wide) * size : size;
    const q = sentence(now, x, 81 + (size - k) / 2, k);
    s += q.svg;
    x += q.w;
  }
  if (t.act?.length) {
    const wide = sentence(t.act, 0, 0, size).w;
    // Beside the river a long sentence goes to its left, a short one to its right.
    const left = t.riverV && wide > 23;
    const room = left ? 52 - x : t.riverV ? 23 : 91 - x - 2;
    const k = wide > room ? (room / wide) * size : size;
    s += sentence(t.act, left ? 52 : 91.5, 81 + (size - k) / 2, k, "end").svg;
  }
  return s + "</g>";
}

function corners(t: TileFace, o: TileLook, tc: string): string {
  let s =
    `<path d="M66 0H90a6 6 0 0 1 6 6V30H74a8 8 0 0 1 -8 -8z" fill="${tc}"/><path d="M66 2V22a8 8 0 0 0 8 8H94" fill="none" stroke="var(--a-ink)" stroke-width="1.600"/>` +
    use("t-" + t.type, 70, 3, 23);
  if (t.overlay) s += doubleCorner(5, 5, 1.5);
  if (t.chronicle) s += use("chronicle", 4, t.overlay ? 28 : 4, 24);
  const act = t.act ?? [];
  if (!o.plain && act.length) {
    const icon = t.actIcon ?? act.find((token) => typeof token === "string" && token in ICONS);
    const points = act.find((token) => typeof token === "object");
    s += `<path d="M66 94V74a8 8 0 0 1 8 -8H94V88a6 6 0 0 1 -6 6z" fill="var(--chip)" stroke="var(--a-ink)" stroke-width="1.500"/>`;
    if (icon) s += use(String(icon), 69, 69, 22);
    else if (points) s += vpG(points.vp, 69, 69, 22);
  }
  return s;
}

function contents(t: TileFace, lod: Detail): string {
  const full = lod === "full";
  const goods = t.goods ?? [];
  const size = full ? 21 : 32;
  const y = full ? 57.5 : 60;
  let s = "";
  goods.forEach((good, i) => {
    const x = full ? 4 + i * 19.5 : 4 + i * (goods.length > 2 ? 19 : 27);
    s += `<g><circle cx="${x + size / 2}" cy="${y + size / 2}" r="${f1(size * 0.51)}" fill="var(--token)" stroke="var(--a-ink)" stroke-width="${full ? 1.4 : 2}"/>${use(good, x + size * 0.08, y + size * 0.08, size * 0.84)}</g>`;
  });
  (t.scots ?? []).forEach((colour, i) => {
    const from = full ? (goods.length > 2 ? 70 : 68) : goods.length ? 56 : 6;
    s += scotG(colour, from + i * (full ? -15 : 18), full ? 53 : 56, full ? 25 : 34);
  });
  return s;
}

const pictures = new WeakMap<TileFace, Map<string, string>>();

/** A picture by itself. Each look of a face is drawn once: a face never changes. */
export function tileSvg(t: TileFace, px: number, o: TileLook = {}): string {
  let looks = pictures.get(t);
  if (!looks) pictures.set(t, (looks = new Map()));
  const look = `${px} ${o.lod} ${o.flat} ${o.plain}`;
  let made = looks.get(look);
  if (!made) looks.set(look, (made = draw(t, px, o)));
  return made;
}

function draw(t: TileFace, px: number, o: TileLook): string {
  return `<svg class="tile" width="${px}" height="${px}" viewBox="0 0 96 96" role="img" aria-label="${escape(t.name)}">${tileG(t, { ...o, px })}</svg>`;
}
