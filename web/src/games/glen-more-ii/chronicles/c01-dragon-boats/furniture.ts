/** Chronicle 1, The Dragon Boat Races: boats on everybody's river, and the tokens on the castles. */

import { called } from "../../../../art/pieces";
import { say } from "../../../../text/text.svelte";
import type { Stat, TilePiece } from "../../../glen/types";
import type { AnyBoard, View } from "../../../types";
import { colourIn } from "../../view";
import type { ChronicleFurniture } from "../registry";
import Board from "./Board.svelte";
import { boatG } from "./boat";
import { EMBLEM } from "./emblem";
import { boatOf, isOver, raceOf } from "./race";
import Start from "./Start.svelte";
import { inWords } from "./words";

/** Everybody's boats that lie in a seat's territory, by cell. */
function boatsIn(view: View, seat: number): Record<string, TilePiece[]> {
  const race = raceOf(view);
  const found: Record<string, TilePiece[]> = {};
  race?.boats.forEach(({ river, place }, whose) => {
    const { seat: owner, places = [] } = race.rivers[river] ?? {};
    const cell = places[place];
    if (owner !== seat || cell === undefined) return;
    const label = say("web-c1-boat-of", { name: called(colourIn(view, whose)) });
    (found[cell] ??= []).push({ key: `boat:${whose}`, drawing: boatG(colourIn(view, whose)), label, where: "river", target: `boat:${whose}` });
  });
  return found;
}

function badges(view: View, seat: number): Stat[] {
  const boat = boatOf(view, seat);
  if (!boat || !raceOf(view)?.started) return [];
  const { ahead, result } = boat;
  const badge = { key: "boat", icon: "boat", drawing: boatG(colourIn(view, seat)) };
  return [result ? { ...badge, label: say("web-c1-badge-result", { result: say(`race-${result}`) }), value: say(`web-short-race-${result}`) } : { ...badge, label: say("web-c1-badge", { n: ahead }), value: ahead }];
}

const ABOUT = (board: AnyBoard): string => {
  const race = raceOf(board.view);
  return say(!race?.started ? "web-c1-about-before" : isOver(race) ? "web-c1-about-over" : "web-c1-about-on");
};

const boats: ChronicleFurniture = {
  emblem: EMBLEM,
  book: {
    word: () => say("web-c1-book"),
    fact(view, seat) {
      const boat = boatOf(view, seat);
      if (!boat || !raceOf(view)?.started) return [say("web-c1-not-begun")];
      return [boat.result ? say(`race-${boat.result}`) : say("web-c1-to-go", { n: boat.ahead })];
    },
    short(view, seat) {
      const boat = boatOf(view, seat);
      if (!boat || !raceOf(view)?.started) return "–";
      return boat.result ? say(`web-short-race-${boat.result}`) : String(boat.ahead);
    },
    sleeping(view) {
      const race = raceOf(view);
      return !race?.started || isOver(race);
    },
    asks: ({ prompt }) => say(prompt?.kind === "look-at-tokens" ? "web-c1-asks-token" : "web-c1-asks-boat"),
  },
  board: { size: "tall", about: ABOUT, body: Board },
  places: ["boat", "river", "reward"],
  groups: ["leave-tokens"],
  badges,
  pieces: boatsIn,
  spaces: { "b-race-start": { heap: Start, passed: true } },
  inWords,
};

export default boats;
