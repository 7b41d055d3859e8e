/** Two peaks, the nearer one with snow. */

import { O } from "../../../../art/marks";

export const EMBLEM = `<path d="M10.500 20L16.500 8.500L22.500 20z" fill="var(--a-far, #9fb0ac)" ${O} stroke-width="1.500"/><path d="M1.500 20L9.500 4.500L17 20z" fill="var(--a-far2, #7e938f)" ${O} stroke-width="1.500"/><path d="M6.300 11L9.500 4.500L12.700 11L10.900 9.800L9.500 12L8 10z" fill="#fff" ${O} stroke-width="1.200"/>`;
