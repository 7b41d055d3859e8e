/** A cask, and one that moves on a space: it ages. */

import { O } from "../../../../art/marks";
import { EMBLEM } from "./emblem";

const signs: Record<string, string> = {
  cask: EMBLEM,
  age: `<circle cx="9.500" cy="15" r="7.500" fill="var(--g-whisky)" ${O}/><circle cx="9.500" cy="15" r="4.800" fill="none" ${O} stroke-width="1.200"/><path d="M5.400 13.200h8.200M5.400 16.800h8.200" stroke="var(--a-ink)" stroke-width="1.200"/><path d="M7 4.500C12 .500 19 2.500 20 10.500" fill="none" stroke="#17693B" stroke-width="2.600" stroke-linecap="round"/><path d="M16 10.200h7.500L20 16z" fill="#17693B" stroke="#17693B" stroke-width="1" stroke-linejoin="round"/>`,
};

export default signs;
