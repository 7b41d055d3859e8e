/** Chronicle 10, Of Stones and Cabers: its emblem, and its tiles. Tournaments and spectators are many of a name, but no two alike. */

import type { ChronicleLook } from "../looks";

const look: ChronicleLook = {
  emblem: { scene: "thegames" },
  tiles: {
    "boreray-and-kyloe": { scene: "boreray" },
    "larch-wood": { scene: "larches" },
    "river-boulders": { scene: "boulders" },
    "heros-home-town": { scene: "herostown" },
    "triumphant-return": { scene: "triumph" },
    "friends-in-high-places": { scene: "highfriends" },
    "central-square-statue": { scene: "squarestatue" },
    "a-tournament": { scene: "cabertoss" },
    "b-tournament": { scene: "stonecarry" },
    "c-tournament": { scene: "hammerthrow" },
    "d-tournament": { scene: "tugofwar" },
    "a-spectator": { scene: "onlooker", look: { long: true, hat: "kerchief", trim: "a-red", neck: "shawl", hair: "a-hairR", coat: "a-blue", field: "a-sky", variant: 0 } },
    "b-spectator": { scene: "onlooker", look: { hat: "flat", face: "walrus", neck: "cravat", trim: "a-gold", hair: "a-hairG", coat: "a-leather", field: "a-grass", variant: 1 } },
    "c-spectator": { scene: "onlooker", look: { hat: "top", face: "whiskers", neck: "plaid", trim: "a-green", hair: "a-hairK", coat: "a-slate", field: "a-sandl", variant: 2 } },
  },
};

export default look;
