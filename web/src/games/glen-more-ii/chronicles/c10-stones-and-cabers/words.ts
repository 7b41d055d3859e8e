/** The games in words. */

import type { ChroniclePrize } from "../../../../net/types";
import { say } from "../../../../text/text.svelte";
import type { AnyBoard, TextTable } from "../../../types";
import { boardOf, CHAMPIONS, centreRef, championRef, championsOf, levelOf, levelRef, nameOf, popularityOf } from "./games";
import { rewardWords } from "./rewards";

const NOTHING = "–";

const wordsAt = (track: ChroniclePrize[], level: number): string => track.slice(level - 1, level).map(rewardWords).join("");

/** From the highest level down, as the board lies. */
function tracksInWords(board: AnyBoard): TextTable[] {
  const games = boardOf(board.view);
  if (!games) return [];
  const levels = games.centre.map((_, i) => games.centre.length - i);
  return [
    {
      key: "games-board",
      title: say("web-c10-board"),
      note: say("web-c10-beyond", { top: games.centre.length, vp: games.beyond }),
      head: [say("web-c10-level"), nameOf(CHAMPIONS[0]), say("web-c10-centre"), nameOf(CHAMPIONS[1])],
      rows: levels.map((level) => {
        const by = games.taken[level - 1] ?? null;
        const [caber, stone] = CHAMPIONS.map((champion) => wordsAt(games[champion.track], level));
        const middle = by === null ? wordsAt(games.centre, level) : say("web-c10-taken", { name: board.nameOf(by) });
        return { cells: [String(level), caber ?? "", middle, stone ?? ""], things: [...CHAMPIONS.map((champion) => levelRef(champion, level)), centreRef(level)] };
      }),
    },
  ];
}

function championsInWords(board: AnyBoard): TextTable {
  return {
    key: "champions",
    title: say("web-c10-markers-all"),
    note: "",
    head: [say("web-words-player"), ...CHAMPIONS.map(nameOf), say("web-c10-marker-cells"), say("web-c10-rewards-left"), say("web-c10-popularity")],
    rows: board.seats.map((seat: number) => {
      const { markers = [], faces = [], rewards = 0 } = championsOf(board.view, seat) ?? {};
      const shown = markers.map((cell, i) => `${say(`champion-${faces[i]}`)} ${cell}`).join(", ");
      return {
        cells: [board.nameOf(seat), ...CHAMPIONS.map((champion) => String(levelOf(board.view, seat, champion))), shown || NOTHING, String(rewards), String(popularityOf(board.view, seat))],
        things: CHAMPIONS.map((champion) => championRef(seat, champion)),
      };
    }),
  };
}

export const inWords = (board: AnyBoard): TextTable[] => [...tracksInWords(board), championsInWords(board)];
