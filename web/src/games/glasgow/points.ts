/** A player's buildings by type, with what they are worth as the city stands: printed points and the sheet's bonus. */

import type { GlasgowView } from "../../net/types";
import { say } from "../../text/text.svelte";
import { makes } from "./faces";
import { buildings, facts, type BuildingRecord } from "./records";

export interface TypeLine {
  type: BuildingRecord["type"];
  count: number;
  points: number;
  /** How these points come about. */
  how: string;
  /** What the factories make or do, as icons. */
  makes: string[];
}

export function typeLines(view: GlasgowView, seat: number): TypeLine[] {
  const own = view.table.city.filter((each) => each.owner === seat).flatMap((each) => buildings().get(each.building) ?? []);
  const sheet = view.seats[seat]?.score.sheet ?? [];
  const missing = facts().station_set.filter((type) => !own.some((each) => each.type === type));
  return (facts().types as BuildingRecord["type"][]).map((type) => {
    const these = own.filter((each) => each.type === type);
    const printed = these.reduce((sum, each) => sum + each.vp, 0);
    const bonus = sheet.find(([, , source]) => source === `score-${type}`)?.[1] ?? 0;
    const lacks = type === "station" && missing.length > 0;
    const how = lacks
      ? say("web-gla-how-station-lacks", { n: facts().station_bonus, types: missing.map((each) => say(`web-gla-type-${each}`, { n: 1 })).join(", ") })
      : say(`web-gla-how-${type}`, { n: these.length, printed, bonus });
    return { type, count: these.length, points: printed + bonus, how, makes: type === "factory" ? these.map(makes) : [] };
  });
}

/** What nobody has seen yet, by type: all buildings but those that lie open. */
export function unseen(view: GlasgowView): { type: BuildingRecord["type"]; count: number }[] {
  const { city, offers, discards, hand } = view.table;
  const open = new Set([...city.map((each) => each.building), ...offers.flat(), ...discards, hand.building]);
  const rest = [...buildings().values()].filter((each) => !open.has(each.id));
  return (facts().types as BuildingRecord["type"][]).map((type) => ({ type, count: rest.filter((each) => each.type === type).length }));
}
