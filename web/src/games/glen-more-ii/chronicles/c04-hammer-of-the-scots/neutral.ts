/** The Englishman, who belongs to nobody. */

import type { Neutral } from "../../../../art/neutral";

/** A grey figure with a cross on its coat: he has no clan. */
const FIGURE = `<ellipse cx="16" cy="42.500" rx="14" ry="3" fill="#000" opacity=".22"/><g stroke-linejoin="round"><path d="M4 42C5 34 9 29 10.500 23.500C11 21.500 12.500 20.500 16 20.500S21 21.500 21.500 23.500C23 29 27 34 28 42C28 44 4 44 4 42zM16 3.500a8.500 8.500 0 1 1 -.01 0z" fill="none" stroke="var(--p-paper)" stroke-width="5.500"/><path d="M4 42C5 34 9 29 10.500 23.500C11 21.500 12.500 20.500 16 20.500S21 21.500 21.500 23.500C23 29 27 34 28 42C28 44 4 44 4 42z" fill="#9AA0A8" stroke="var(--p-ink)" stroke-width="2"/><path d="M16 3.500a8.500 8.500 0 1 1 -.01 0z" fill="#C9CDD2" stroke="var(--p-ink)" stroke-width="2"/><path d="M16 6v12M10 12h12" stroke="#7A1F1A" stroke-width="3.200"/><path d="M16 27v13M11 32h10" stroke="#7A1F1A" stroke-width="3"/></g>`;

const neutral: Record<string, Neutral> = {
  englishman: {
    name: "piece-englishman",
    stands: FIGURE,
    mark: (size) =>
      `<svg class="ico" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10" fill="#C9CDD2" stroke="var(--p-ink)" stroke-width="2"/><path d="M12 4.500v15M4.500 12h15" stroke="#7A1F1A" stroke-width="4"/></svg>`,
  },
};

export default neutral;
