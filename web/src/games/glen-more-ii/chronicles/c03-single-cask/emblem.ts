/** A cask from its end, with a label across. */

import { O } from "../../../../art/marks";

export const EMBLEM = `<circle cx="12" cy="12" r="10" fill="var(--a-barrel,#B97A3C)" ${O}/><circle cx="12" cy="12" r="7.300" fill="#D9A25E" ${O} stroke-width="1.200"/><path d="M9 5.400v13.200M12 4.700v14.600M15 5.400v13.200" stroke="#7A4A1E" stroke-width="1"/><path d="M5 10h14v4H5z" fill="#F4E9CF" ${O} stroke-width="1.100"/><path d="M8 12h8" stroke="#7A1F2B" stroke-width="1.500" stroke-linecap="round"/>`;
