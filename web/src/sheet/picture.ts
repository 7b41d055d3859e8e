/** A sheet as one picture, which needs nothing of the page: colours and types of its own, names as text. */

import { COLOURS, PLAYERS, SHAPE } from "../art/pieces";
import type { CountedSheet, SheetLine } from "../net/types";
import { figure, signed } from "../text/numbers";
import { say, text } from "../text/text.svelte";

const WIDTH = 1080;
const EDGE = 48;
const ROW = 38;
const INK = "#1D2329";
const MUTED = "#555E68";
const HAIR = "#DDD3BF";
const SERIF = "Bitter, Georgia, serif";
const SANS = "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif";

export const escaped = (words: string): string => words.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Style = { size?: number; weight?: number; fill?: string; anchor?: "start" | "middle" | "end"; family?: string };
const words = (x: number, y: number, what: string, { size = 20, weight = 400, fill = INK, anchor = "start", family = SANS }: Style = {}) =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(what)}</text>`;

const rule = (y: number, colour = HAIR) => `<path d="M${EDGE} ${y}H${WIDTH - EDGE}" stroke="${colour}" stroke-width="1.500"/>`;

function mark(seat: number, x: number, y: number): string {
  const player = PLAYERS[COLOURS[seat] ?? "rust"];
  return `<path transform="translate(${x - 13} ${y - 20}) scale(1.100)" d="${SHAPE[player.shape]}" fill="${player.c}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`;
}

/** What was counted, and the points beside it. */
function cell(line: SheetLine, seat: number): string {
  const [count, points] = [line.counts[seat] ?? null, line.points[seat] ?? null];
  const shown = count === null ? "" : line.mark ? (count ? "✓" : "") : figure(count);
  return [shown, line.scores && count !== null && points !== null ? `(${points ? signed(points) : 0})` : ""].filter(Boolean).join(" ");
}

/** So much of a text as has room; what is cut off is told to be. */
const cut = (what: string, most: number): string => (what.length > most ? `${what.slice(0, most - 1).trimEnd()}…` : what);

export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** `lines`: those that are shown. Only what somebody has entered is drawn. */
export function pictureOf(sheet: CountedSheet, lines: readonly SheetLine[], names: readonly string[], title: string, date: string): Drawing {
  const drawn: string[] = [];
  const left = 380;
  const at = (seat: number) => left + ((WIDTH - EDGE - left) / names.length) * (seat + 0.5);
  let y = 74;
  drawn.push(words(EDGE, y, title, { size: 34, weight: 600, family: SERIF }), words(WIDTH - EDGE, y, date, { fill: MUTED, anchor: "end" }));
  y += 56;
  names.forEach((name, seat) => {
    const winner = sheet.winners.includes(seat);
    drawn.push(mark(seat, at(seat), y), words(at(seat), y + 32, cut(name, names.length > 3 ? 11 : 16), { weight: winner ? 700 : 600, anchor: "middle", family: SERIF }));
  });
  y += 44;
  for (const column of sheet.columns) {
    const rows = lines.filter((line) => line.column === column.id && line.counts.some((each) => each !== null));
    if (!rows.length) continue;
    y += ROW + 6;
    drawn.push(words(EDGE, y, text.of(column.title), { size: 21, weight: 600, family: SERIF }));
    column.points.forEach((points, seat) => drawn.push(words(at(seat), y, figure(points), { weight: 700, anchor: "middle" })));
    y += 12;
    for (const line of rows) {
      drawn.push(rule(y));
      y += ROW - 8;
      drawn.push(words(EDGE, y, cut(text.of(line.title), 32), { size: 19, fill: MUTED }));
      names.forEach((_, seat) => drawn.push(words(at(seat), y, cell(line, seat), { size: 19, anchor: "middle" })));
      y += 8;
    }
  }
  y += 22;
  drawn.push(rule(y, INK));
  y += 48;
  drawn.push(words(EDGE, y, say("web-total"), { size: 26, weight: 600, family: SERIF }));
  sheet.totals.forEach((total, seat) => drawn.push(words(at(seat), y, figure(total), { size: 34, weight: 700, anchor: "middle" })));
  y += 46;
  drawn.push(words(EDGE, y, verdict(sheet, names), { size: 21, weight: 600, fill: sheet.winners.length ? "#17693B" : MUTED }));
  const height = y + EDGE;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `<rect width="${WIDTH}" height="${height}" fill="#FCF9F2"/><rect x="10" y="10" width="${WIDTH - 20}" height="${height - 20}" rx="18" fill="none" stroke="${HAIR}" stroke-width="3"/>${drawn.join("")}</svg>`;
  return { svg, width: WIDTH, height };
}

/** Who has won, or what is missing. */
export function verdict(sheet: CountedSheet, names: readonly string[]): string {
  const won = sheet.winners.map((seat) => names[seat] ?? "");
  const line = (id: string): string => {
    const found = sheet.lines.find((each) => each.id === id);
    return found ? text.of(found.title) : id;
  };
  if (!won.length) {
    const [first] = sheet.missing;
    return say("web-sheet-missing", { n: sheet.missing.length, line: first ? line(first.line) : "", player: names[first?.seat ?? 0] ?? "" });
  }
  const decided = sheet.tie === null ? "" : say(won.length > 1 ? "web-sheet-tied" : "web-sheet-by-tie", { line: line(sheet.tie) });
  const said = won.length > 1 ? say("web-sheet-share", { players: won.reduce((first, last) => say("list-and", { first, last })) }) : say("web-sheet-wins", { player: won[0] ?? "" });
  return decided ? say("web-semicolon", { first: said, last: decided }) : said;
}

/** As a file of the browser's own making. */
export async function png({ svg, width, height }: Drawing): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  [link.href, link.download] = [address, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
