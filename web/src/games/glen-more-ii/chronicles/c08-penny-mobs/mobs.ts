/** The prison, the mobs at large, and everybody's pennies. */

import { isOneOf } from "../../../../lib/targets";
import type { ChronicleFigure, ChronicleMob, ChroniclePennies, ChroniclePrison, ChronicleReservation, ChronicleTollgate, Option } from "../../../../net/types";
import { named, say, text } from "../../../../text/text.svelte";
import type { AnyBoard, View } from "../../../types";
import { faceOf } from "../../faces";
import { seen } from "../../view";
import { ofChronicle } from "../registry";
import { seatPart, tablePart } from "../parts";

export const NUMBER = 8;

export const prisonOf = (view: View | null): ChroniclePrison => tablePart<ChroniclePrison>(view, "prison") ?? { mobs: [], face_down: 0 };
export const figuresOf = (view: View | null): ChronicleFigure[] => tablePart<ChronicleFigure[]>(view, "figures") ?? [];
export const reservedOf = (view: View | null): ChronicleReservation | null => tablePart<ChronicleReservation | null>(view, "reserved") ?? null;
export const tollgatesOf = (view: View | null): ChronicleTollgate[] => tablePart<ChronicleTollgate[]>(view, "tollgates") ?? [];
export const mobsOf = (view: View | null, seat: number): ChronicleMob[] => seatPart<ChronicleMob[]>(view, seat, "mobs") ?? [];
export const penniesOf = (view: View | null, seat: number): ChroniclePennies => seatPart<ChroniclePennies>(view, seat, "pennies") ?? { minus: 0, plus: 0 };

/** A token on a landmark card: it counts for `seat` instead of its owner. */
interface Claim {
  card: string;
  owner: number;
  seat: number;
}
export const claimsOf = (view: View | null): Claim[] => tablePart<Claim[]>(view, "claimed-cards") ?? [];

export const mobName = (mob: string): string => named("mob", mob);
/** In one sentence; nothing where that is not known here. */
export const powerOf = (mob: string): string => (text.has(`mob-${mob}-effect`) ? say(`mob-${mob}-effect`) : "");

/** The tile of the rondel and the domains on which tokens of seats lie, and the rivals' tiles on which Scotsmen stand. */
export function abroad(board: AnyBoard, mob: string, seat: number): string[] {
  const { view } = board;
  const tileAt = (host: number, at: string) => faceOf((view && seen(view).seats[host]?.territory.find(({ cell }) => cell === at)?.tile) ?? "").name;
  const reserved = reservedOf(view);
  return [
    ...figuresOf(view).filter((each) => each.mob === mob).map(({ host, cell }) => say("web-c8-stands", { name: board.nameOf(host), tile: tileAt(host, cell) })),
    ...(mob === "mclaird" && reserved?.seat === seat ? [say("web-c8-reserves", { tile: faceOf(reserved.tile).name, coins: reserved.coins })] : []),
    ...(mob === "mcwander" ? tollgatesOf(view).map(({ domain, coins }) => say("web-c8-waits", { domain: named("domain", domain), coins })) : []),
    ...(mob === "mcclaim" ? claimsOf(view).map(({ card, owner }) => say("web-c8-claims", { card: named("landmark", card), name: board.nameOf(owner) })) : []),
  ];
}

/** What lies with a mob still: `2 tokens`, or the coins that they stand for. */
export function tokensInWords(tokens: readonly number[]): string {
  const coins = tokens.filter((each) => each > 0);
  if (!tokens.length) return "";
  return coins.length ? say("web-c8-tokens-coins", { n: tokens.length, coins: coins.map((each) => `¢${each}`).join(" ") }) : say("web-c8-tokens", { n: tokens.length });
}

export const refOf = (mob: string): string => `mob:${mob}`;
export const PLACES = ["mob"];

/** What is offered here and points at no mob: whatever a mob that was called asks, and to leave it. */
export const besides = (board: AnyBoard): Option[] =>
  (board.placeless as Option[]).filter((option) => ofChronicle(NUMBER, option) && !option.targets?.some((target) => isOneOf(target, PLACES)));
