/** The games as the home page shows them: how long they take, and three of their tiles. */

import { buildingSvg } from "../art/building";
import { tileSvg } from "../art/tile";
import { buildingFace } from "./glasgow/faces";
import { faceOf } from "./glen-more/faces";

export interface Cover {
  minutes: number;
  /** Left, in front, right. */
  fan: readonly [string, string, string];
  emblem: string;
  picture(tile: string, px: number): string;
}

export const COVERS: Record<string, Cover> = {
  "glen-more": {
    minutes: 60,
    fan: ["s1-pasture-plain", "s0-forest-road", "s2-tavern-plain-a"],
    emblem: "s3-distillery-road",
    picture: (tile, px) => tileSvg({ ...faceOf(tile), cost: [], ...(px < 60 ? { act: [] } : {}) }, px),
  },
  glasgow: {
    minutes: 30,
    fan: ["f3", "st1", "m5"],
    emblem: "t5",
    picture: (tile, px) => buildingSvg(buildingFace(tile), px),
  },
};
