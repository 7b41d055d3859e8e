/** Icons for Glen More II: kinds of tiles as things that are counted or activated, and what domains do. */

import { O } from "./marks";

/** A small tile in the colour of its kind. */
const tile = (fill: string, ink: string, glyph: string) =>
  `<rect x="2" y="2" width="20" height="20" rx="4" fill="${fill}" ${O}/><g transform="translate(4.400 4.400) scale(.633)" fill="${ink}" stroke="none">${glyph}</g>`;
const lying = (x: number, y: number, s: number, fill: string) => `<rect x="${x}" y="${y}" width="${s}" height="${s}" rx="2.400" fill="${fill}" ${O} stroke-width="1.300"/>`;

const HOUSE = `<path d="M2.500 12L12 3.500l9.500 8.500v9.500h-6.500v-6.500H9v6.500H2.500z"/>`;
const BATTLEMENT = `<path d="M4 21V4h3.700v3.200h2.600V4h3.400v3.200h2.600V4H20v17h-5.500v-5a2.500 2.500 0 0 0 -5 0v5z"/>`;
const LOG = `<path d="M4 14h16v7H4zM6 3h11a4.500 4.500 0 0 1 0 9H6a3 4.500 0 0 1 0 -9z"/>`;
const HORNS = `<path d="M8 10C4 10 1.500 7.500 1 3C4 5.500 6.500 6 9 6.400C11 5.600 13 5.600 15 6.400C17.500 6 20 5.500 23 3C22.500 7.500 20 10 16 10C16.500 14 15.500 17 14.800 19.500C13.500 22 10.500 22 9.200 19.500C8.500 17 7.500 14 8 10z"/>`;
const BARREL = `<path d="M6 2.500h12c3.200 6 3.200 13 0 19H6c-3.200 -6 -3.200 -13 0 -19z"/>`;
const ARROWS = `<path d="M3 9.500h11.500V4.500l7.500 6.500H3zM21 15H9.500v5l-7.500 -6.500h19z"/>`;
const BUST = `<circle cx="12" cy="8" r="5.400"/><path d="M2 23c0 -6.500 4 -9 10 -9s10 2.500 10 9z"/>`;

export const SIGNS: Record<string, string> = {
  "of-villages": tile("#BF7A4A", "#1D2329", HOUSE),
  "of-castle": tile("#888C94", "#1D2329", BATTLEMENT),
  "of-material": tile("#2D5426", "#fff", LOG),
  "of-animal": tile("#E2E9C2", "#1D2329", HORNS),
  "of-whisky": tile("#FEC737", "#1D2329", BARREL),
  "of-trade": tile("#7F395E", "#fff", ARROWS),
  "of-person": tile("#843BDA", "#fff", BUST),
  "of-rivers": `${lying(2, 2, 20, "var(--a-grass)")}<path d="M2.500 10.500c5 -3 8 2.500 12 .3c2.500 -1.400 5 -1 7 -.3v6c-3 -1.300 -5 -.8 -7 .3c-4 2.200 -7 -3.300 -12 -.3z" fill="var(--a-water)" ${O} stroke-width="1.200"/>`,
  "of-overlays": `${lying(2, 7, 15, "var(--a-stone)")}${lying(7, 2, 15, "var(--a-stonel)")}`,
  "of-peopled": `${lying(2, 8, 20, "var(--a-grass)")}<path d="M7 19L8.200 13.500C7.400 12.800 7.400 11.600 8.600 11.200L10 10.800A3.400 3.400 0 0 1 8.900 8.400C6.800 8.200 6 7.600 6 6.800C6 4 9 2.800 12 2.800S18 4 18 6.800C18 7.600 17.200 8.200 15.100 8.400A3.400 3.400 0 0 1 14 10.800L15.400 11.200C16.600 11.600 16.600 12.800 15.800 13.500L17 19z" fill="#6B6459" ${O} stroke-width="1.300"/>`,
  castle: `<path d="M3.500 22V9H7v2.500h2V3.500h2.200V6h1.600V3.500H15v8h2V9h3.500v13z" fill="#888C94" ${O}/><path d="M15 11.500h2V9h3.500v13h-4z" fill="var(--a-shade)"/><path d="M10 22v-4.500a2 2 0 0 1 4 0V22z" fill="#3A332C" ${O} stroke-width="1.100"/>`,
  herd: `<path d="M5.500 7C3 7 1.400 5.600 1 2.800C2.800 4.200 4.500 4.500 6.200 4.700zM11 7c2.500 0 4.100 -1.400 4.500 -4.200C13.700 4.200 12 4.500 10.300 4.700z" fill="#F1E4C3" ${O} stroke-width="1.100"/><path d="M4.700 5.500C6.200 3.400 10.300 3.400 11.800 5.500C12.500 8.700 11.400 12.200 10.700 14.300C9.700 16.100 6.800 16.100 5.800 14.300C5.100 12.200 4 8.700 4.700 5.500z" fill="var(--g-cattle)" ${O} stroke-width="1.300"/><path d="M13.500 19v3M19.500 19v3" stroke="var(--a-ink)" stroke-width="1.800" stroke-linecap="round"/><path d="M12 17.500c-1.800 -.8 -1.400 -3.300 .4 -3.600c-.1 -2.200 2.400 -3.200 3.700 -1.800c1.200 -1.500 3.900 -1.200 4.300 .5c1.900 -.4 3.200 1.600 2.200 3.200c1 1.400 -.2 3.200 -1.900 2.900c-.7 1.500 -2.900 1.600 -3.800 .5c-1 1 -3 .8 -3.400 -.5c-.9 .3 -1.700 -.3 -1.500 -1.200z" fill="var(--g-sheep)" ${O} stroke-width="1.300"/>`,
  untile: `${lying(2.5, 2.5, 19, "var(--a-stonel)")}<path d="M7.500 7.500l9 9M16.500 7.500l-9 9" stroke="#A3261E" stroke-width="3.200" stroke-linecap="round"/>`,
  discard: `${lying(4, 10, 12, "var(--a-stone)")}${lying(8, 7, 12, "var(--a-stonel)")}<path d="M14 15V4.500M9.800 7.600L14 2.800l4.200 4.800" fill="none" stroke="#17693B" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round"/>`,
  "t-place": `<path d="M12 1.500L14.600 9.400L22.500 12L14.600 14.600L12 22.500L9.400 14.600L1.500 12L9.400 9.400z" fill="currentColor"/>`,
  chronicle: `<path d="M4 4.500C7 3 10 3.500 12 5.500C14 3.500 17 3 20 4.500V19.500C17 18 14 18.500 12 20.500C10 18.500 7 18 4 19.500z" fill="#F4E9CF" ${O}/><path d="M12 5.500V20.500" ${O} stroke-width="1.200"/><path d="M6.500 8.500l3 .6M6.500 12l3 .6M17.500 8.500l-3 .6M17.500 12l-3 .6" stroke="#843BDA" stroke-width="1.500" stroke-linecap="round"/>`,
};
