/** The two champions, popularity, and what only the tiles of the games do. */

import { O } from "../../../../art/marks";
import { BOULDER, CABER, EMBLEM } from "./emblem";

const flag = (x: number, fill: string) => `<path d="M${x} 22.500V3" stroke="var(--a-ink)" stroke-width="2" stroke-linecap="round"/><path d="M${x + 0.5} 3.500h8.500l-2.5 3.700l2.5 3.700h-8.500z" fill="${fill}" ${O}/>`;

const signs: Record<string, string> = {
  "caber-tosser": CABER,
  "stone-carrier": BOULDER,
  games: EMBLEM,
  popularity: `<path d="M8 13.500l-2.2 9l3.7 -2l2.5 2.200l2.5 -2.200l3.7 2l-2.2 -9z" fill="#B3432F" ${O}/><path d="M12 1.500l2.3 2l3 -.400l.9 2.900l2.6 1.600l-1.1 2.900l1.1 2.900l-2.6 1.600l-.9 2.900l-3 -.400l-2.3 2l-2.3 -2l-3 .400l-.9 -2.900l-2.6 -1.600l1.1 -2.900l-1.1 -2.900l2.6 -1.600l.9 -2.900l3 .400z" fill="#6B4A9A" ${O}/><path d="M12 6.300l1.3 2.700l2.9 .400l-2.1 2l.5 2.900l-2.6 -1.400l-2.6 1.400l.5 -2.900l-2.1 -2l2.9 -.400z" fill="#F4E9CF" ${O} stroke-width=".9"/>`,
  crosswise: `<g fill="var(--chip)" ${O} stroke-width="1.2"><rect x="8.5" y="1.5" width="7" height="7" rx="1.2"/><rect x="8.5" y="15.5" width="7" height="7" rx="1.2"/><rect x="1.5" y="8.5" width="7" height="7" rx="1.2"/><rect x="15.5" y="8.5" width="7" height="7" rx="1.2"/></g><rect x="8.5" y="8.5" width="7" height="7" rx="1.2" fill="#E9B93A" ${O} stroke-width="1.2"/><path d="M12 3v4M12 17v4M3 12h4M17 12h4" stroke="#8A6A12" stroke-width="1.7" stroke-linecap="round"/>`,
  befriend: flag(3.5, "#8C4A32") + flag(13, "#3E6C92"),
  "come-home": `<path d="M11 22.500V8h2.600v2.200h1.900V8h2.300v2.200h1.900V8H22v14.500z" fill="#888C94" ${O}/><path d="M15 22.500v-3.500a1.5 1.5 0 0 1 3 0v3.5" fill="#3A332C" ${O} stroke-width="1"/><path d="M1.5 22.500l1 -5.500c-.8 -.8 -.6 -1.8 .6 -2.200a2.6 2.6 0 1 1 2.8 0c1.2 .4 1.4 1.4 .6 2.200l1 5.500z" fill="#6B6459" ${O} stroke-width="1.2"/><path d="M2 6h6M5.8 3.500L8.5 6l-2.7 2.5" fill="none" ${O} stroke-width="1.6"/>`,
};

export default signs;
