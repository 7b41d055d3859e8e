/** The votes, and what the Great Glen cards count. */

import { O } from "../../../../art/marks";

const signs: Record<string, string> = {
  aye: `<circle cx="12" cy="12" r="10" fill="#17693B" ${O}/><path d="M6.500 12.500l4 4L17.500 8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  nay: `<rect x="2.500" y="2.500" width="19" height="19" rx="3" fill="#8E2A1C" ${O}/><path d="M8 8l8 8M16 8l-8 8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  timber: `<g transform="translate(-1 -3) scale(.82)"><path d="M5 7H17a5 5 0 0 1 0 10H5z" fill="var(--g-wood)" ${O}/><ellipse cx="5" cy="12" rx="3.200" ry="5" fill="#D9B98A" ${O}/></g><g transform="translate(6 6) scale(.76)"><path d="M3 9l5 -4h13v10l-5 4H3z" fill="var(--g-stone)" ${O}/><path d="M3 9l5 -4h13l-5 4z" fill="#C9CCD1" ${O} stroke-width="1.200"/><path d="M16 19V9l5 -4v10z" fill="var(--a-shade)" ${O}/></g>`,
  square: `<g fill="var(--a-grass)" ${O} stroke-width="1.200">${[2, 9, 16].flatMap((x) => [2, 9, 16].map((y) => `<rect x="${x}" y="${y}" width="6" height="6" rx="1.200"/>`)).join("")}</g>`,
};

export default signs;
