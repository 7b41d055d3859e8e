/** A goblet, and three drops in its honour. */

import { O } from "../../../../art/marks";

export const EMBLEM = `<path d="M6 5.500H18C18 11 16 14.500 12 14.500S6 11 6 5.500z" fill="#E9B93A" ${O}/><path d="M14 5.500H18C18 11 16 14.500 12 14.500C14.200 13 14.400 9 14 5.500z" fill="var(--a-shade)"/><path d="M6 7H3.200C3 10 4.500 11.800 7.200 11.800M18 7h2.800C21 10 19.500 11.800 16.800 11.800" fill="none" ${O}/><path d="M12 14.500V18.500M7.500 21.500C7.500 19.500 9.500 18.500 12 18.500S16.500 19.500 16.500 21.500z" fill="#E9B93A" ${O}/><path d="M8.600 2.800v-1M12 2.600V.8M15.400 2.800v-1" fill="none" stroke="var(--a-ink)" stroke-width="1.600" stroke-linecap="round"/>`;
