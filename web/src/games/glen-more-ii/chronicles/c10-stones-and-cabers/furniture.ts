/** Chronicle 10, Of Stones and Cabers: the games board, champion markers on the tiles, and popularity. */

import { called } from "../../../../art/pieces";
import { say } from "../../../../text/text.svelte";
import type { TilePiece } from "../../../glen/types";
import type { View } from "../../../types";
import { colourIn } from "../../view";
import type { ChronicleFurniture } from "../registry";
import { OPENS } from "./answers";
import Board from "./Board.svelte";
import { championG } from "./champion";
import { EMBLEM } from "./emblem";
import { CHAMPIONS, championsOf, levelOf, nameOf, PLACES, popularityOf } from "./games";
import { inWords } from "./words";

/** A marker may lie on any tile that makes things: upper half, with its owner's mark. */
function markersIn(view: View, seat: number): Record<string, TilePiece[]> {
  const { markers = [], faces = [] } = championsOf(view, seat) ?? {};
  const colour = colourIn(view, seat);
  return Object.fromEntries(
    markers.map((cell, i): [string, TilePiece[]] => {
      const face = faces[i] ?? "";
      return [cell, [{ key: `champion-${cell}`, drawing: championG(colour, face), label: say("web-c10-marker-of", { name: called(colour), champion: say(`champion-${face}`) }), where: "corner" }]];
    }),
  );
}

const ASKS: Record<string, string> = { levels: "web-c10-asks-level", tournament: "web-c10-asks-contest", "place-champion": "web-c10-asks-marker" };

const games: ChronicleFurniture = {
  emblem: EMBLEM,
  book: {
    word: () => say("web-c10-book"),
    fact: (view, seat) => CHAMPIONS.flatMap((champion) => [{ icon: champion.name, label: nameOf(champion) }, String(levelOf(view, seat, champion))]),
    short: (view, seat) => CHAMPIONS.map((champion) => levelOf(view, seat, champion)).join("·"),
    asks: ({ prompt }) => say(ASKS[prompt?.kind ?? ""] ?? "web-c10-asks-reward"),
  },
  board: { size: "tall", about: () => say("web-c10-about"), body: Board },
  places: PLACES,
  besides: true,
  opens: OPENS,
  badges: (view, seat) => [{ key: "popularity", icon: "popularity", label: say("web-c10-popularity"), value: popularityOf(view, seat) }],
  pieces: markersIn,
  categories: { popularity: "popularity" },
  changes: [
    { name: "caber-tosser", label: "web-c10-change-caber" },
    { name: "stone-carrier", label: "web-c10-change-stone" },
    { name: "popularity", label: "web-c10-change-popularity" },
  ],
  inWords,
};

export default games;
