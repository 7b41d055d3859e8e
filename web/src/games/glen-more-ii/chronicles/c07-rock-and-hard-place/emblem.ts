/** Two rocks, and the light between them. */

import { O } from "../../../../art/marks";

export const EMBLEM = `<path d="M10.500 3.500h3.200l-1.700 6l2 4.500l-2.500 7.500h-1.500z" fill="var(--g-barley)" ${O} stroke-width="1.100"/><path d="M2 21.500L3.500 9L7 4l4 .5l-1.200 5.500l1.700 4.500l-1.500 7z" fill="var(--g-stone)" ${O} stroke-width="1.500"/><path d="M22 21.500L21 10.500L18 5.500l-4.200 .5l-1 4l1.700 4.500l-2 7z" fill="#c9ccd1" ${O} stroke-width="1.500"/><path d="M5 13l1.500 3M18 12.500l-1.500 4" stroke="var(--a-ink)" stroke-width="1.200" stroke-linecap="round"/>`;
