/** What events ask for and do; a point is the hexagon of VP without its number. */

import { O } from "../../../../art/marks";

/** The gate of a castle. */
const GATE = `<path d="M1.500 22V6H4.500v2.200H7V6h3v2.200h2.500V6H15V22z" fill="#888C94" ${O} stroke-width="1.300"/><path d="M5.500 22v-6a2.800 2.800 0 0 1 5.600 0v6z" fill="#3A332C" ${O} stroke-width="1.100"/>`;
const ARROW = 'fill="none" stroke="#17693B" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round"';
/** Nine fields of a territory, by which of them are lit. */
const fields = (lit: (i: number) => string) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `<rect x="${2 + (i % 3) * 7}" y="${2 + Math.floor(i / 3) * 7}" width="6" height="6" rx="1.200" fill="${lit(i)}" ${O} stroke-width="1.200"/>`).join("");

const signs: Record<string, string> = {
  event: `<path d="M1.500 6H22.500V21.500H13.500L12 22.500L10.500 21.500H1.500z" fill="#6E2440" ${O}/><path d="M3.500 4C6.500 2.500 10 3 12 5C14 3 17.500 2.500 20.500 4V18.500C17.500 17 14 17.500 12 19.500C10 17.500 6.500 17 3.500 18.500z" fill="#F4E9CF" ${O} stroke-width="1.300"/><path d="M12 5V19.500" ${O} stroke-width="1.200"/><path d="M6 8l3.500 .6M6 11.200l3.500 .6M6 14.400l3.500 .6" stroke="#8A6A3A" stroke-width="1.300" stroke-linecap="round"/><path d="M14.400 8.200c.4 -2.400 4 -2.600 4.200 -.2c.1 1.900 -2.200 1.900 -2.200 4M16.400 14.900v.1" fill="none" stroke="#A3261E" stroke-width="1.900" stroke-linecap="round"/>`,
  point: `<path d="M12 1.200L21.400 6.600V17.400L12 22.800L2.600 17.400V6.600z" fill="#7A1F2B" stroke="var(--a-ink)" stroke-width="1.400" stroke-linejoin="round"/><path d="M5.400 9C5 13 6.600 17 10 19.200M18.600 9C19 13 17.400 17 14 19.200" fill="none" stroke="#E8C66A" stroke-width="1.500" stroke-linecap="round"/><path d="M12 5.400l1.900 4.100l4.400 .5l-3.300 3l.9 4.400l-3.900 -2.200l-3.900 2.200l.9 -4.400l-3.300 -3l4.400 -.5z" fill="#fff"/>`,
  "event-face": `<rect x="4" y="1.800" width="16" height="20.400" rx="2" fill="#6E2440" ${O}/><rect x="6.500" y="4.300" width="11" height="15.400" rx="1" fill="none" stroke="#E8C66A" stroke-width="1.200"/><path d="M9.600 9.600c.2 -3.400 5 -3.400 5 -.2c0 2.200 -2.600 2.200 -2.600 4.800M12 17v.1" fill="none" stroke="#F4E9CF" stroke-width="2" stroke-linecap="round"/>`,
  march: `${GATE}<path d="M9 17.500H21M17.500 13.500l4 4l-4 4" ${ARROW}/>`,
  muster: `${GATE}<path d="M22 17.500H10M13.500 13.500l-4 4l4 4" ${ARROW}/>`,
  swap: `<path d="M4 8.500H19M15 4.500l4.500 4l-4.500 4" ${ARROW}/><path d="M20 16H5M9 12l-4.500 4l4.500 4" ${ARROW}/>`,
  "score-table": `<rect x="2" y="3" width="20" height="18" rx="2" fill="#F4E9CF" ${O}/><path d="M5.500 18v-3h3.400v3zM10.300 18v-6.500h3.400V18zM15.100 18V7h3.400v11z" fill="#7A1F2B" ${O} stroke-width="1.100"/>`,
  around: fields((i) => (i === 4 ? "var(--a-stonel)" : "#E9B93A")),
  elsewhere: `<rect x="2" y="9" width="11" height="13" rx="2.400" fill="var(--a-stone)" ${O} stroke-width="1.300"/><rect x="11" y="2" width="11" height="11" rx="2.400" fill="#E9B93A" ${O} stroke-width="1.300"/><path d="M5 18.500L14 9.500M9.600 8.500H15V14" ${ARROW} />`,
};

export default signs;
