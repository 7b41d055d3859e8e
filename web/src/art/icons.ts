/** Icons on a grid of 24 units. They live as symbols in one sprite and are used by name. */

import { grainImage } from "./grain";
import { f1, O } from "./marks";
import { SIGNS } from "./signs";

export const ICONS: Record<string, string> = {
  wood: `<path d="M5 7H17a5 5 0 0 1 0 10H5z" fill="var(--g-wood)" ${O}/><path d="M5 12.500H17.500a5 5 0 0 0 4 -1a5 5 0 0 1 -4.500 5.500H5z" fill="var(--a-shade)"/><ellipse cx="5" cy="12" rx="3.200" ry="5" fill="#D9B98A" ${O}/><ellipse cx="5" cy="12" rx="1.300" ry="2.200" fill="none" stroke="var(--a-ink)" stroke-width="1"/><path d="M11 9.600h6M12.500 14.400h5" stroke="#fff" stroke-opacity=".55" stroke-width="1.100" stroke-linecap="round"/>`,
  stone: `<path d="M3 9l5 -4h13v10l-5 4H3z" fill="var(--g-stone)" ${O}/><path d="M3 9l5 -4h13l-5 4z" fill="#C9CCD1" ${O} stroke-width="1.200"/><path d="M16 19V9l5 -4v10z" fill="var(--a-shade)" ${O}/><path d="M5.500 12.500h4M7 15.500h5" stroke="#fff" stroke-opacity=".6" stroke-width="1.100" stroke-linecap="round"/>`,
  barley: `<path d="M7 22C8 17.500 9.500 15.500 10 14C6.500 11.500 4.500 7 5 2.500L9 4.500L12 1.500L15 4.500L19 2.500C19.500 7 17.500 11.500 14 14C14.500 15.500 16 17.500 17 22z" fill="var(--g-barley)" ${O}/><path d="M9 12.500h6v3H9z" fill="#8A5A1E" ${O} stroke-width="1.200"/><path d="M12 4v7M8.500 6.500l1.500 4M15.500 6.500l-1.500 4M12 17v3.500" stroke="#8A5A1E" stroke-width="1.200" stroke-linecap="round"/>`,
  sheep: `<path d="M7 17v4M16.500 17v4" stroke="var(--a-ink)" stroke-width="2.200" stroke-linecap="round"/><path d="M5.500 14.500c-2.500 -1 -2 -4.500 .5 -5c-.2 -3 3.400 -4.500 5.200 -2.500c1.600 -2.200 5.400 -1.800 6 .6c2.600 -.6 4.600 2.200 3.200 4.400c1.600 2 -.2 4.600 -2.600 4.200c-1 2 -4 2.200 -5.200 .6c-1.400 1.400 -4.200 1.200 -4.800 -.6c-1.200 .4 -2.400 -.4 -2.300 -1.700z" fill="var(--g-sheep)" ${O}/><path d="M6.500 8.500c-2.300 -.6 -4.800 1 -5 3.600c-.1 1.800 1 3 2.600 2.800c2 -.2 3.600 -2.400 3.400 -4.600z" fill="#3A332C" ${O} stroke-width="1.200"/><path d="M11 10.500q1.500 -1.500 3 0M14 13.500q1.500 -1.500 3 0" fill="none" stroke="var(--a-ink)" stroke-width="1.100" stroke-linecap="round"/>`,
  cattle: `<path d="M8 9.500C4.500 9.500 2 7.500 1.500 3.500C4 5.500 6.500 6 9 6.200zM16 9.500C19.500 9.500 22 7.500 22.500 3.500C20 5.500 17.500 6 15 6.200z" fill="#F1E4C3" ${O} stroke-width="1.300"/><path d="M7 7.500C9 4.500 15 4.500 17 7.500C18 12 16.500 17 15.500 20C14 22.600 10 22.600 8.500 20C7.500 17 6 12 7 7.500z" fill="var(--g-cattle)" ${O}/><path d="M8.600 19.500C10 17.300 14 17.300 15.400 19.500C15 22.600 9 22.600 8.600 19.500z" fill="#E0B08C" ${O} stroke-width="1.100"/><path d="M7.200 7.500C9 4.500 15 4.500 16.800 7.500C17 10 16 12.500 15 14L13.600 12L12 15L10.400 12L9 14C8 12.500 7 10 7.200 7.500z" fill="#A8632F" ${O} stroke-width="1.100"/>`,
  whisky: `<path d="M6.500 3h11c3 5.500 3 12.500 0 18h-11c-3 -5.500 -3 -12.500 0 -18z" fill="var(--g-whisky)" ${O}/><path d="M14 3h3.500c3 5.500 3 12.500 0 18H14c1.800 -5.500 1.800 -12.500 0 -18z" fill="var(--a-shade)"/><path d="M4.800 8h14.400M4.800 16h14.400" stroke="var(--a-ink)" stroke-width="2" /><circle cx="11" cy="12" r="1.500" fill="var(--a-ink)"/>`,
  coin: `<circle cx="12" cy="12" r="9.500" fill="var(--g-coin)" ${O}/><circle cx="12" cy="12" r="7" fill="none" stroke="#8A7326" stroke-width="1"/><path d="M15 9.200a4 4 0 1 0 0 5.600M12 6.300v11.400" fill="none" stroke="#5C4A0E" stroke-width="1.700" stroke-linecap="round"/>`,
  boot: `<path d="M7 2.500h7v9c1 2 4.500 2.500 6.500 4c1.500 1 1.500 3.500 1.500 3.500H6.500C6 15 7 8 7 2.500z" fill="var(--a-leather)" ${O}/><path d="M6.300 19H22v2.500H6.300z" fill="#2B241E" ${O} stroke-width="1.100"/><path d="M11 7h3M11 10h3" stroke="#fff" stroke-opacity=".7" stroke-width="1.200" stroke-linecap="round"/>`,
  scot: `<path d="M6 22L7.500 14.500C6.500 13.500 6.500 12 8 11.500L9.500 11A4 4 0 0 1 8.300 8.200H15.700A4 4 0 0 1 14.500 11L16 11.500C17.500 12 17.500 13.500 16.500 14.500L18 22z" fill="var(--pc,#6B6459)" ${O}/><path d="M4.500 7C4.500 3.500 8.500 2.200 12 2.200S19.500 3.500 19.500 7C19.500 9 4.500 9 4.500 7z" fill="var(--pc,#6B6459)" ${O}/><circle cx="12" cy="2.300" r="1.400" fill="#fff" ${O} stroke-width="1"/><path d="M8.500 17h7M10.500 14.500V22M13.500 14.500V22" stroke="var(--pi,#fff)" stroke-opacity=".55" stroke-width="1" stroke-linecap="round"/>`,
  clan: `<path d="M6 22.500V2" stroke="var(--a-ink)" stroke-width="2.200" stroke-linecap="round"/><path d="M6.500 3h13.500l-3.500 5l3.500 5H6.500z" fill="var(--pc,#8C4A32)" ${O}/><path d="M10 3v10M14 3v10" stroke="var(--pi,#fff)" stroke-opacity=".5" stroke-width="1.200"/>`,
  landmark: `<rect x="4" y="1.800" width="16" height="20.400" rx="2" fill="#F4E9CF" ${O}/><path d="M8 19V8.500h2v1.500h1.200V8.500h1.600v1.500H14V8.500h2V19z" fill="#888C94" ${O} stroke-width="1.200"/><path d="M11 19v-3a1 1 0 0 1 2 0v3" fill="#3A332C"/><path d="M6.500 5h11" stroke="#B98A22" stroke-width="1.600"/>`,
  any: `<path d="M12 2L21.500 12L12 22L2.500 12z" fill="#FFFDF8" ${O}/><path d="M12 2L21.500 12H12z" fill="var(--g-barley)"/><path d="M21.500 12L12 22V12z" fill="var(--g-wood)"/><path d="M2.500 12H12V22z" fill="var(--g-cattle)"/><path d="M2.500 12L12 2V12z" fill="var(--g-stone)"/><path d="M12 2L21.500 12L12 22L2.500 12zM12 2V22M2.500 12H21.500" fill="none" ${O} stroke-width="1.300"/>`,
  die: `<rect x="3" y="3" width="18" height="18" rx="4" fill="#fff" ${O}/><circle cx="8" cy="8" r="1.900" fill="#1D2329"/><circle cx="16" cy="16" r="1.900" fill="#1D2329"/>`,
  brick: `<path d="M2.500 10l4 -4h15v8l-4 4h-15z" fill="#B0573A" ${O}/><path d="M2.500 10l4 -4h15l-4 4z" fill="#D08163" ${O} stroke-width="1.100"/><path d="M17.500 18v-8l4 -4v8z" fill="#83391F" ${O} stroke-width="1.100"/><path d="M5 13.500h5M8 16h6" stroke="#fff" stroke-opacity=".5" stroke-width="1.100" stroke-linecap="round"/>`,
  steel: `<path d="M3 4h18v4h-6.500v8H21v4H3v-4h6.500V8H3z" fill="#7C93A6" ${O}/><path d="M14.500 8v8H21v4h-8V4h8v4z" fill="var(--a-shade)"/><path d="M5 6h9M5 18h7" stroke="#fff" stroke-opacity=".6" stroke-width="1.100" stroke-linecap="round"/>`,
  gold: `<path d="M5.500 8h13l3.500 10H2z" fill="#E9B93A" ${O}/><path d="M5.500 8L8 5h8l2.500 3z" fill="#FBE08A" ${O} stroke-width="1.200"/><path d="M18.500 8l3.500 10h-6L14 8z" fill="var(--a-shade)"/><path d="M6.500 12h5" stroke="#fff" stroke-opacity=".8" stroke-width="1.300" stroke-linecap="round"/>`,
  /* type glyphs, single colour */
  "t-village": `<path d="M3 12L12 4l9 8v9h-6v-6H9v6H3z" fill="currentColor"/>`,
  "t-castle": `<path d="M4 21V5h3.500v3h2.800V5h3.400v3h2.800V5H20v16h-5.500v-5a2.500 2.500 0 0 0 -5 0v5z" fill="currentColor"/>`,
  "t-loch": `<path d="M2 9q2.500 -4 5 0t5 0t5 0t5 0M2 16q2.500 -4 5 0t5 0t5 0t5 0" fill="none" stroke="currentColor" stroke-width="2.800" stroke-linecap="round"/>`,
  "t-material": `<path d="M4 14h16v7H4z" fill="currentColor"/><path d="M6 4h11a4 4 0 0 1 0 8H6z" fill="currentColor"/><ellipse cx="6" cy="8" rx="3" ry="4" fill="currentColor"/><ellipse cx="6" cy="8" rx="1.200" ry="2" fill="var(--tc)"/>`,
  "t-animal": `<path d="M8 10C4 10 1.500 7.500 1 3C4 5.500 6.500 6 9 6.400C11 5.600 13 5.600 15 6.400C17.500 6 20 5.500 23 3C22.500 7.500 20 10 16 10C16.500 14 15.500 17 14.800 19.500C13.500 22 10.500 22 9.200 19.500C8.500 17 7.500 14 8 10z" fill="currentColor"/>`,
  "t-whisky": `<path d="M6.500 3h11c3 5.500 3 12.500 0 18h-11c-3 -5.500 -3 -12.500 0 -18z" fill="currentColor"/><path d="M4.500 8h15M4.500 16h15" stroke="var(--tc)" stroke-width="1.800"/>`,
  "t-trade": `<path d="M3 9h12V5l6 5.500H3zM21 15H9v4l-6 -5.500h18z" fill="currentColor"/>`,
  "t-person": `<circle cx="12" cy="8" r="5" fill="currentColor"/><path d="M2.500 22c0 -6 4 -8.500 9.500 -8.500s9.500 2.500 9.500 8.500z" fill="currentColor"/>`,
  "t-factory": `<path d="M3 21V11l6 -4v4l6 -4v4l1 -8h3.500l1.500 18z" fill="currentColor"/>`,
  "t-shop": `<path d="M3 4h18l1.500 6a3 3 0 0 1 -2.500 2v9H4v-9A3 3 0 0 1 1.500 10zM7 13v5h6v-5z" fill="currentColor" fill-rule="evenodd"/>`,
  "t-park": `<path d="M12 2c5 0 8 4 7 8c2 3 -1 6.500 -5.500 6V22h-3v-6C6 16.500 3 13 5 10c-1 -4 2 -8 7 -8z" fill="currentColor"/>`,
  "t-tenement": `<path d="M4 22V3h16v19h-6v-5h-4v5zM7 6v3h3V6zM14 6v3h3V6zM7 11.500v3h3v-3zM14 11.500v3h3v-3z" fill="currentColor" fill-rule="evenodd"/>`,
  "t-station": `<path d="M2.500 21V12a9.500 9.500 0 0 1 19 0v9h-4v-3H6.500v3zM12 7a4 4 0 1 0 .01 0z" fill="currentColor" fill-rule="evenodd"/>`,
  "t-bank": `<path d="M12 2l10 6v2H2V8zM4 11h3v7H4zM10.500 11h3v7h-3zM17 11h3v7h-3zM2 19h20v3H2z" fill="currentColor"/>`,
  "t-monument": `<path d="M9.500 16L10.500 8h3l1 8zM7 17h10v2H7zM4.500 20h15v2.500h-15zM12 1l1.700 3.600l3.800 .4l-2.800 2.600H9.300L6.500 5l3.800 -.4z" fill="currentColor"/>`,
  "t-contract": `<path d="M5 3h12v14a3 3 0 0 0 3 3v1H8a3 3 0 0 1 -3 -3zM8 7v2h6V7zM8 11.500v2h6v-2z" fill="currentColor" fill-rule="evenodd"/>`,
  "t-architect": `<path d="M12 1.500a3 3 0 0 1 1.600 5.500L20 22h-2.600l-2.200 -5.400H8.800L6.600 22H4L10.400 7A3 3 0 0 1 12 1.500zM12 9.500l-2.200 5h4.400z" fill="currentColor" fill-rule="evenodd"/>`,
  /* Glen More */
  wake: `<path d="M12 1.500L13.600 7.200L18.600 3.900L16.200 9.400L22 9.800L17 12.800L20.800 17L15.200 16.200L15 22L12 17.200L9 22L8.800 16.200L3.200 17L7 12.800L2 9.800L7.800 9.400L5.400 3.900L10.400 7.200z" fill="#E9B93A" ${O} stroke-width="1.300"/>`,
  wakeall: `<g fill="var(--chip)" ${O} stroke-width="1.300"><rect x="2" y="2" width="8" height="8" rx="1.500"/><rect x="14" y="2" width="8" height="8" rx="1.500"/><rect x="2" y="14" width="8" height="8" rx="1.500"/><rect x="14" y="14" width="8" height="8" rx="1.500"/></g><path d="M14 4L7 13h4.200l-1.200 7L17.500 10.500H13z" fill="#E9B93A" ${O} stroke-width="1.200"/>`,
  fill: `<path d="M2.500 13.500l9.500 -4l9.500 4v4.500l-9.500 4l-9.500 -4z" fill="var(--a-grass)" ${O} stroke-width="1.300"/><path d="M12 17.500V22M2.500 13.500l9.500 4l9.500 -4" fill="none" ${O} stroke-width="1.200"/><rect x="8.600" y="1.800" width="6.800" height="6.800" rx="1" fill="var(--g-barley)" ${O} stroke-width="1.300"/><path d="M12 9.500v4M9.800 11.600l2.200 2.400l2.200 -2.400" fill="none" ${O} stroke-width="1.500"/>`,
  parliament: `<path d="M12 1.500L22.500 8v2.500h-21V8z" fill="#888C94" ${O}/><path d="M4 11.500h3.500v7H4zM10.200 11.500h3.600v7h-3.600zM16.500 11.500H20v7h-3.500z" fill="#D3CDBF" ${O} stroke-width="1.200"/><path d="M1.800 19h20.400v3.200H1.800z" fill="#888C94" ${O} stroke-width="1.300"/>`,
  bonnet: `<path d="M2.500 13.500C2.500 7.500 7 5 12 5s9.500 2.500 9.500 8.500c0 2.500 -19 2.500 -19 0z" fill="#3E6C92" ${O}/><path d="M5.500 14.500c3 1.200 10 1.200 13 0v3.500c-3 1.500 -10 1.500 -13 0z" fill="#B0453A" ${O} stroke-width="1.300"/><circle cx="12" cy="4.600" r="2.200" fill="#fff" ${O} stroke-width="1.200"/><path d="M9 15.200v3.500M12 15.400v3.700M15 15.200v3.500" stroke="#fff" stroke-opacity=".7" stroke-width="1"/>`,
  card: `<rect x="4" y="1.800" width="16" height="20.400" rx="2" fill="#F4E9CF" ${O}/><path d="M12 5.500l1.500 3.400l3.700 .3l-2.800 2.400l.9 3.600l-3.300 -2l-3.300 2l.9 -3.600l-2.800 -2.400l3.700 -.3z" fill="#843BDA" ${O} stroke-width="1.100"/><path d="M7.500 18.500h9" stroke="var(--a-ink)" stroke-width="1.300" stroke-linecap="round"/>`,
  "of-village": `<path d="M3 12L12 4l9 8v9h-6v-6H9v6H3z" fill="#888C94" ${O}/>`,
  "of-yellow": `<rect x="3" y="3" width="18" height="18" rx="3" fill="#F2C53D" ${O}/><path d="M7 9h8a2.500 2.500 0 0 1 0 5H7z" fill="none" ${O} stroke-width="1.300"/>`,
  "of-green": `<rect x="3" y="3" width="18" height="18" rx="3" fill="#7FA34F" ${O}/><path d="M12 18V9M12 12l-3.500 -3M12 12l3.500 -3M12 15.500l-3.500 -3M12 15.500l3.500 -3" fill="none" ${O} stroke-width="1.300"/>`,
  lamp: `<path d="M9.2 3.2h5.6M12 3.2V1.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M8 6.200h8l1.800 9.800H6.200z" fill="var(--lamp,none)" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M5.500 19.500h13M7.500 22.400h9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M12 8.600c2.200 2.200 2.200 4.600 0 5.400c-2.200 -.8 -2.200 -3.200 0 -5.400z" fill="currentColor"/>`,
  chart: `<path d="M3 2.500V21.500H22" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/><path d="M7.500 17V11M12 17V6M16.500 17v-7.500M21 17v-4" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>`,
  warn: `<path d="M12 2.500L22.500 21h-21z" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/><path d="M12 9v6M12 17.600v.4" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>`,
  link: `<path d="M10 14a4.500 4.500 0 0 0 6.400 0l3.200 -3.200a4.500 4.500 0 0 0 -6.400 -6.400l-1.200 1.200M14 10a4.500 4.500 0 0 0 -6.400 0l-3.200 3.200a4.500 4.500 0 0 0 6.400 6.400l1.200 -1.200" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`,
  gear: `<path d="M12 8.200a3.800 3.800 0 1 0 .01 0zM10.600 2h2.800l.5 2.600l2.300 1l2.200 -1.500l2 2l-1.500 2.200l1 2.300l2.600 .5v2.800l-2.600 .5l-1 2.300l1.500 2.200l-2 2l-2.200 -1.500l-2.300 1l-.5 2.600h-2.800l-.5 -2.600l-2.300 -1l-2.200 1.500l-2 -2l1.500 -2.200l-1 -2.300l-2.600 -.5v-2.800l2.600 -.5l1 -2.300l-1.500 -2.200l2 -2l2.200 1.500l2.300 -1z" fill="none" stroke="currentColor" stroke-width="1.900" stroke-linejoin="round"/>`,
  book: `<path d="M12 5.500C9.500 3.800 6 3.500 2.500 4.200V19c3.500 -.7 7 -.4 9.500 1.300c2.500 -1.700 6 -2 9.500 -1.300V4.200c-3.500 -.7 -7 -.4 -9.500 1.300zM12 5.500V20" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`,
  pin: `<path d="M9 3h6v6l3 4H6l3 -4zM12 13v8" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>`,
  bot: `<rect x="4" y="8" width="16" height="12" rx="3" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 8V4M9 4h6M8.500 16.500h7" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="9" cy="12.600" r="1.500" fill="currentColor"/><circle cx="15" cy="12.600" r="1.500" fill="currentColor"/>`,
  stepf: `<path d="M6 4l9 8l-9 8zM17 4h2.500v16H17z" fill="currentColor"/>`,
  turnf: `<path d="M3 4l8 8l-8 8zM12 4l8 8l-8 8z" fill="currentColor"/>`,
  turnb: `<path d="M21 4l-8 8l8 8zM12 4l-8 8l8 8z" fill="currentColor"/>`,
  first: `<path d="M21 4l-7 8l7 8zM14 4l-7 8l7 8zM5.500 4H3v16h2.500z" fill="currentColor"/>`,
  last: `<path d="M3 4l7 8l-7 8zM10 4l7 8l-7 8zM18.500 4H21v16h-2.500z" fill="currentColor"/>`,
  stepb: `<path d="M18 4l-9 8l9 8zM7 4H4.500v16H7z" fill="currentColor"/>`,
  pause: `<path d="M6 4h4.500v16H6zM13.500 4H18v16h-4.500z" fill="currentColor"/>`,
  question: `<path d="M8 8.500a4 4 0 1 1 5.600 3.700c-1.200 .6 -1.600 1.300 -1.600 2.800M12 18.600v.4" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>`,
  /* signs */
  bolt: `<path d="M14 1L4 14h6l-1.500 9L20 9.500h-6.500z" fill="var(--w-fill,#C8881A)" ${O} stroke-width="1.300"/>`,
  inf: `<path d="M12 12C9.500 8 7.500 7 5.800 7a5 5 0 0 0 0 10C7.500 17 9.500 16 12 12s4.500 -5 6.200 -5a5 5 0 0 1 0 10C16.500 17 14.500 16 12 12z" fill="none" stroke="currentColor" stroke-width="2.600"/>`,
  flag: `<path d="M6 22V2.500h12l-3 4.500l3 4.500H7" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linejoin="round"/>`,
  undo: `<path d="M9 5L4 10l5 5M4.500 10H14a6 6 0 0 1 0 12h-3" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 -2)"/>`,
  reset: `<path d="M4 12a8 8 0 1 0 2.600 -5.900M4 3v5h5" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>`,
  start: `<path d="M6 3l15 9l-15 9z" fill="currentColor"/>`,
  play: `<path d="M5 4l7 8l-7 8zM13 4l7 8l-7 8z" fill="currentColor"/>`,
  check: `<path d="M4 12.500l5.500 5.500L20 6.500" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  plan: `<path d="M3 20.500h5M11 20.500h2.500M16.500 20.500h1" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/><path d="M5 15.500L15.500 5l3.500 3.500L8.500 19H5z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M13 7.500l3.500 3.500" stroke="currentColor" stroke-width="2"/>`,
  eye: `<path d="M1.500 12C5 6 9 4.500 12 4.500S19 6 22.500 12C19 18 15 19.500 12 19.500S5 18 1.500 12z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.400" fill="currentColor"/>`,
  lock: `<rect x="4" y="10.500" width="16" height="11" rx="2" fill="currentColor"/><path d="M7.500 10V7.500a4.500 4.500 0 0 1 9 0V10" fill="none" stroke="currentColor" stroke-width="2.400"/>`,
  clock: `<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 6.500V12l3.500 2.500" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  tile: `<rect x="3.500" y="3.500" width="17" height="17" rx="3" fill="none" stroke="currentColor" stroke-width="2"/><path d="M4 14l5 -4l4 3l3 -3l4 4" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round"/>`,
  text: `<path d="M4 5.500h16M4 10h16M4 14.500h16M4 19h10" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`,
  menu: `<path d="M4 6.500h16M4 12h16M4 17.500h16" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`,
  more: `<circle cx="5" cy="12" r="2" fill="currentColor"/><circle cx="12" cy="12" r="2" fill="currentColor"/><circle cx="19" cy="12" r="2" fill="currentColor"/>`,
  x: `<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>`,
  arrow: `<path d="M4 12h14M12.500 6l6 6l-6 6" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>`,
  chevron: `<path d="M6 9l6 6l6 -6" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>`,
  hist: `<path d="M4 20V4M4 20h16M8 16v-4M12.500 16V8M17 16v-6" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`,
  sound: `<path d="M4 9.500v5h4l5 4.500V5L8 9.500zM16.500 8.500a5 5 0 0 1 0 7M19 6a8.500 8.500 0 0 1 0 12" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>`,
  people: `<circle cx="9" cy="8" r="3.600" fill="currentColor"/><path d="M2 20c0 -5 3 -7 7 -7s7 2 7 7z" fill="currentColor"/><path d="M15.500 4.800a3.600 3.600 0 0 1 0 6.400M18 13.600c2.600 1 4 3 4 6.400" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  ...SIGNS,
};
const symbol = ([name, drawing]: [string, string]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${drawing}</symbol>`;

export function sprite() {
  return (
    `<svg width="0" height="0" class="shelf" aria-hidden="true"><defs>` +
    Object.entries(ICONS).map(symbol).join("") +
    `<pattern id="grain" width="192" height="192" patternUnits="userSpaceOnUse"><image href="${grainImage()}" width="192" height="192"/></pattern><clipPath id="tclip"><rect x="2.500" y="2.500" width="91" height="91" rx="4.500"/></clipPath></defs></svg>`
  );
}

/** Icons that come later than the sprite, with a chronicle; those there are stay as they are. */
export function addIcons(drawings: Record<string, string>): void {
  const fresh = Object.entries(drawings).filter(([name]) => !(name in ICONS));
  Object.assign(ICONS, Object.fromEntries(fresh));
  globalThis.document?.querySelector("svg.shelf > defs")?.insertAdjacentHTML("beforeend", fresh.map(symbol).join(""));
}

export const use = (n: string, x: number, y: number, s: number, more = "") =>
  `<use href="#i-${n}" x="${f1(x)}" y="${f1(y)}" width="${f1(s)}" height="${f1(s)}" ${more}/>`;
export const ico = (n: string, s = 18, cls = "") =>
  `<svg class="ico ${cls}" width="${s}" height="${s}" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${n}"/></svg>`;
/* VP: laurel hexagon with a number */
export function vpG(n: number | string, x: number, y: number, s: number) {
  const k = s / 24;
  return `<g transform="translate(${f1(x)} ${f1(y)}) scale(${k})"><path d="M12 1.200L21.400 6.600V17.400L12 22.800L2.600 17.400V6.600z" fill="#7A1F2B" stroke="var(--a-ink)" stroke-width="1.400" stroke-linejoin="round"/><path d="M5.400 9C5 13 6.600 17 10 19.200M18.600 9C19 13 17.400 17 14 19.200" fill="none" stroke="#E8C66A" stroke-width="1.500" stroke-linecap="round"/><text x="12" y="${String(n).length > 2 ? 15.6 : 16.4}" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="${String(n).length > 2 ? 8.6 : String(n).length > 1 ? 11 : 13}" fill="#fff">${String(n).replace("-", "−")}</text></g>`;
}
export const vp = (n: number | string, s: number, unit: string) =>
  `<svg class="ico" width="${s}" height="${s}" viewBox="0 0 24 24" role="img" aria-label="${n} ${unit}">${vpG(n, 0, 0, 24)}</svg>`;
