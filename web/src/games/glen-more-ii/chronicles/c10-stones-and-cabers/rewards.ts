/** What levels and the centre track give, as icons and in words. */

import { drawn, type Token } from "../../../../art/sentence";
import type { ChroniclePrize } from "../../../../net/types";
import { say } from "../../../../text/text.svelte";

export const rewardTokens = ({ tokens }: ChroniclePrize): Token[] => drawn(tokens);

/** Score tokens say for what. */
export const rewardWords = ({ name, things, raises }: ChroniclePrize): string =>
  raises ? say("web-c10-score", { n: raises, category: say(`category-${things[0]}`) }) : say(`games-reward-${name}`);

/** Under the icons, where the level and its track are plain to see. */
export const rewardBrief = ({ name, raises }: ChroniclePrize): string => (raises ? say("web-c10-next-scoring") : say(`web-c10-brief-${name}`));
