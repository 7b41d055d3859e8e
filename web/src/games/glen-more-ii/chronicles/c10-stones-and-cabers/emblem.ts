/** A caber crossed over a boulder. */

import { O } from "../../../../art/marks";

export const CABER = `<path d="M3.5 19.500L17 2.500l3.8 3L7.3 22.500z" fill="#8C6039" ${O}/><path d="M17 2.500l3.8 3l-1.2 1.500l-3.8 -3z" fill="#D9B98A" ${O} stroke-width="1.1"/><path d="M8.5 16.500l4.5 -5.700M11.2 17l2.2 -2.8" stroke="#fff" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"/>`;
export const BOULDER = `<path d="M2.5 14.500C2.5 8.5 7 4.5 13 4.500s9 4 8.7 9.500c-.2 4.2 -3.7 6 -9.7 6s-9.5 -1.5 -9.5 -5.500z" fill="#A3A8AF" ${O}/><path d="M21.7 14c-.2 4.2 -3.7 6 -9.7 6c-1.5 0 -2.9 -.1 -4.1 -.3c6 -.2 10.1 -4.2 9.6 -12.200c2.7 1.3 4.4 3.5 4.2 6.500z" fill="var(--a-shade)"/><path d="M6 12c.6 -2 1.9 -3.4 3.7 -4.100M7 16h2.5" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.3" stroke-linecap="round"/>`;

export const EMBLEM = `<g transform="translate(7.5 8.5) scale(.66)">${BOULDER}</g><g transform="translate(-1 -.5)">${CABER}</g>`;
