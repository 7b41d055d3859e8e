/** The clan board as a map: where the domains lie, in units of its drawing, and how one is drawn. Schematic, not the printed board. */

import { ICONS, use, vpG } from "../../art/icons";
import type { Token } from "../../art/sentence";
import type { DomainRecord, RoadRecord } from "../../net/types";
import { domainTokens, domains, roads } from "./faces";

export const START = "start";
/** Left, top, width, height. */
export const FRAME = [6, 4, 430, 356] as const;

export interface Place {
  x: number;
  y: number;
  /** On which side its name stands. */
  name: "top" | "bottom" | "left" | "right";
}

const at = (x: number, y: number, name: Place["name"] = "bottom"): Place => ({ x, y, name });

export const PLACES: Record<string, Place> = {
  start: at(164, 150),
  macleod: at(78, 126, "top"),
  macdonald: at(129, 206, "left"),
  chisholm: at(235, 160, "top"),
  ross: at(199, 92, "left"),
  mckay: at(118, 50, "left"),
  munro: at(274, 108, "top"),
  gunn: at(294, 62, "right"),
  mckinnon: at(41, 184, "right"),
  sinclair: at(369, 28),
  sutherland: at(224, 26),
  brodie: at(384, 100, "right"),
  macdonell: at(239, 214, "left"),
  macintosh: at(318, 164, "top"),
  macpherson: at(349, 226),
  grant: at(400, 190, "top"),
  cameron: at(188, 262),
  macgregor: at(261, 276, "top"),
  maclean: at(43, 260, "right"),
  macmillan: at(107, 296),
  maclachlan: at(193, 328),
  oliphant: at(347, 282, "right"),
  douglas: at(303, 332),
  innes: at(409, 48, "top"),
  ruthven: at(408, 250, "top"),
  murray: at(291, 204, "top"),
  ogilvy: at(402, 316),
};

export interface Road extends RoadRecord {
  a: Place;
  b: Place;
}

/** Roads between places that are drawn. */
export const roadsBetween = (shown: ReadonlySet<string>): Road[] =>
  roads().flatMap((road) => {
    const [a, b] = [PLACES[road.from], PLACES[road.to]];
    return a && b && [road.from, road.to].every((end) => end === START || shown.has(end)) ? [{ ...road, a, b }] : [];
  });

const circle = (x: number, y: number): string => `M${x} ${y - 13.5}a13.500 13.500 0 1 1 -.01 0z`;
const SHAPES: Record<string, (x: number, y: number) => string> = {
  yellow: circle,
  blue: (x, y) => `M${x - 12.5} ${y - 8}a4.500 4.500 0 0 1 4.500 -4.500h16a4.500 4.500 0 0 1 4.500 4.500v16a4.500 4.500 0 0 1 -4.500 4.500h-16a4.500 4.500 0 0 1 -4.500 -4.500z`,
  violet: (x, y) => `M${x} ${y - 15.5}L${x + 14} ${y - 7.5}V${y + 7.5}L${x} ${y + 15.5}L${x - 14} ${y + 7.5}V${y - 7.5}z`,
};
/** The outline that goes with the colour of a domain. */
export const outline = (domain: DomainRecord, x: number, y: number): string => (SHAPES[domain.colour] ?? circle)(x, y);

/** What a domain gives, in one sign: the most VP, that it lasts, or the first thing of its sentence; of a crest that lasts the last thing, with which it works. */
export function sign(domain: DomainRecord): Token {
  if (domain.when === "always" && !domain.crest) return "inf";
  const tokens = domain.effect ? domainTokens(domain) : [];
  const points = tokens.filter((token) => typeof token === "object").at(-1);
  const things = tokens.filter((token) => typeof token === "string" && token in ICONS && token !== "wake" && token !== "inf");
  return points ?? (domain.when === "always" ? things.at(-1) : things[0]) ?? "tile";
}

/** A shield, for the crest that lies on a domain. */
export const shield = (x: number, y: number): string => `M${x - 11.5} ${y - 12.5}h23v10c0 7 -5 12 -11.500 16c-6.500 -4 -11.500 -9 -11.500 -16z`;

export const signG = (token: Token, x: number, y: number, size: number): string =>
  typeof token === "object" ? vpG(token.vp, x - size / 2, y - size / 2, size) : use(String(token), x - size / 2, y - size / 2, size);

/** A domain alone, for its card. */
export function domainSvg(id: string, px: number): string {
  const domain = domains().find((each) => each.id === id);
  if (!domain) return "";
  return `<svg class="tile" width="${px}" height="${px}" viewBox="0 0 36 36" aria-hidden="true"><path d="${outline(domain, 18, 18)}" fill="var(--d-${domain.colour}, var(--chip))" stroke="var(--ink)" stroke-width="1.200" stroke-linejoin="round"/>${domain.crest ? `<path d="${shield(18, 18)}" fill="var(--chip)" stroke="var(--a-ink)" stroke-width="1.600" stroke-linejoin="round"/>` : ""}<g color="${domain.crest ? "var(--chip-ink)" : "var(--ink)"}">${signG(sign(domain), 18, 18, domain.crest ? 15 : 17)}</g></svg>`;
}
