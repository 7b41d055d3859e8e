/** A penny by the side that is up, and the bars of the prison. */

import { O } from "../../../../art/marks";

const penny = (fill: string, ink: string, said: string) =>
  `<circle cx="12" cy="12" r="10.300" fill="${fill}" ${O}/><text x="12" y="16" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="11" fill="${ink}">${said}</text>`;

const signs: Record<string, string> = {
  "penny-minus": penny("#8F5228", "#fff", "−1"),
  "penny-plus": penny("#E2B27A", "#2B1404", "+1"),
  bars: `<path d="M5 2v20M12 2v20M19 2v20M2 5h20M2 19h20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
};

export default signs;
