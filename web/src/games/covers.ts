/** The games as the home page shows them: how long they take, and three of their tiles. */

import { buildingSvg } from "../art/building";
import { tileSvg, type TileFace } from "../art/tile";
import { buildingFace } from "./glasgow/faces";
import { sceneUse } from "../art/bank";
import { faceOf } from "./glen-more/faces";
import { emblemOf } from "./glen-more-ii/chronicles/looks";
import { faceOf as faceOfII } from "./glen-more-ii/faces";

export interface Cover {
  minutes: number;
  /** Left, in front, right. */
  fan: readonly [string, string, string];
  emblem: string;
  picture(tile: string, px: number): string;
  /** The scene of a chronicle, 96 units wide. */
  chronicle?(number: number): string;
}

const tilePicture = (face: (tile: string) => TileFace) => (tile: string, px: number) => tileSvg({ ...face(tile), cost: [], ...(px < 60 ? { act: [] } : {}) }, px);

export const COVERS: Record<string, Cover> = {
  "glen-more": {
    minutes: 60,
    fan: ["s1-pasture-plain", "s0-forest-road", "s2-tavern-plain-a"],
    emblem: "s3-distillery-road",
    picture: tilePicture(faceOf),
  },
  "glen-more-ii": {
    minutes: 90,
    fan: ["b-loch-shiel", "a-robert-i", "d-balmoral-castle"],
    emblem: "d-castle-of-mey",
    picture: tilePicture(faceOfII),
    chronicle: (number) => sceneUse(emblemOf(number).scene, { ...emblemOf(number).look }),
  },
  glasgow: {
    minutes: 30,
    fan: ["f3", "st1", "m5"],
    emblem: "t5",
    picture: (tile, px) => buildingSvg(buildingFace(tile), px),
  },
};
