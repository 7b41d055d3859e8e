/** After how long a bot may stand in for whoever does not answer, in the reader's words. */

import { say } from "../text/text.svelte";

const HOUR = 60;
const DAY = 24 * HOUR;

/** What set-up offers, in minutes. */
export const ABSENCES = [0, HOUR, DAY, 3 * DAY, 7 * DAY] as const;

export function absenceText(minutes: number): string {
  if (minutes === 0) return say("web-absence-never");
  if (minutes % DAY === 0) return say("web-absence-days", { n: minutes / DAY });
  return minutes % HOUR === 0 ? say("web-absence-hours", { n: minutes / HOUR }) : say("web-absence-minutes", { n: minutes });
}
