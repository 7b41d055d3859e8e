/** The games as the home page shows them: how long they take, and three of their tiles. */

import { buildingSvg } from "../art/building";
import { tileSvg, type TileFace } from "../art/tile";
import { buildingFace } from "./glasgow/faces";
import { sceneUse } from "../art/bank";
import { faceOf } from "./glen-more/faces";
import { fetchEmblem } from "./glen-more-ii/chronicles/looks";
import { faceOf as faceOfII } from "./glen-more-ii/faces";
import { layCatalogue, printed } from "./printed.svelte";

export interface Cover {
  minutes: number;
  /** Left, in front, right. */
  fan: readonly [string, string, string];
  emblem: string;
  picture(tile: string, px: number): string;
  /** The scene of a chronicle, 96 units wide. */
  chronicle?(number: number): Promise<string>;
}

/** Their own values, whatever was last played with; the pictures are drawn as they come. */
export const layCovers = (games: string[]): void => games.forEach((game) => void layCatalogue(game).catch(() => null));

/** Of a cover; until what is printed on it has come, the room for it. */
export const coverPicture = (game: string, tile: string, px: number): string =>
  printed.has(game) ? (COVERS[game]?.picture(tile, px) ?? "") : `<svg width="${px}" height="${px}" aria-hidden="true"></svg>`;

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
    async chronicle(number) {
      const { scene, look } = await fetchEmblem(number);
      return sceneUse(scene, { ...look });
    },
  },
  glasgow: {
    minutes: 30,
    fan: ["f3", "st1", "m5"],
    emblem: "t5",
    picture: (tile, px) => buildingSvg(buildingFace(tile), px),
  },
};
