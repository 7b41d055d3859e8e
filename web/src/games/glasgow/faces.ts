/** Glasgow's tiles as they are drawn: scenes for buildings, portraits for the ring. */

import type { BuildingFace } from "../../art/building";
import type { ContractFace } from "../../art/contract";
import type { Portrait } from "../../art/portrait";
import type { Token } from "../../art/sentence";
import { remembered } from "../../text/remembered";
import { named, say } from "../../text/text.svelte";
import { from } from "../printed.svelte";
import { ARCHITECTS, buildings, contracts, facts, numbers, tally, type BuildingRecord, type ContractRecord } from "./records";

const PEOPLE: Record<string, Portrait> = {
  c01: { hat: "flat", hair: "a-hairR", neck: "plaid", coat: "a-brick" },
  c02: { hair: "a-hair", face: "moustache", neck: "plaid", coat: "a-brick2" },
  c03: { hair: "a-hairR", face: "beard", neck: "none", coat: "a-brick2" },
  c04: { hair: "a-hairK", face: "beard", neck: "none", coat: "a-slate" },
  c05: { hat: "flat", hair: "a-hairK", face: "moustache", neck: "none", coat: "a-wood" },
  c06: { hat: "flat", face: "moustache", hair: "a-hairG", neck: "stock", coat: "a-green" },
  c07: { hat: "top", hair: "a-hairK", neck: "stock", coat: "a-slate2" },
  c08: { hair: "a-hairG", face: "beard", neck: "plaid", coat: "a-gold2" },
  c09: { hat: "wig", neck: "stock", coat: "a-red" },
  c10: { hat: "tricorn", hair: "a-hair", neck: "stock", coat: "a-blue" },
  c11: { long: true, hair: "a-hair", neck: "ruff", coat: "a-green" },
  c12: { hat: "top", hair: "a-hair", face: "beard", neck: "stock", coat: "a-bronze" },
  c13: { hat: "hood", hair: "a-hairK", neck: "none", coat: "a-slate" },
  c14: { hat: "cap", hair: "a-hairR", neck: "plaid", coat: "a-green" },
};
const MASTERS: Portrait[] = [
  { hat: "top", hair: "a-hair", face: "moustache", neck: "stock", coat: "a-slate2" },
  { hat: "top", hair: "a-hairG", face: "beard", neck: "stock", coat: "a-slate2" },
  { hat: "top", hair: "a-hairR", face: "beard", neck: "stock", coat: "a-slate2" },
  { hat: "top", hair: "a-hairK", neck: "stock", coat: "a-slate2" },
];
const DOES: Record<Exclude<ContractRecord["kind"], "goods">, Token[]> = {
  any: ["brick", "/", "steel", "/", "gold"],
  trade: ["brick", ">", "steel", "/", "…"],
  refresh: ["reset", "t-tenement"],
  activate: ["bolt", "t-factory"],
  reveal: ["eye", "t-tenement"],
  double: ["x2"],
};
/** What a factory does besides making goods, as an icon. */
const DEEDS: Partial<Record<BuildingRecord["deed"], string>> = { trade: "t-trade", refresh: "reset" };

/** What a factory makes or does, as an icon. */
export const makes = (building: BuildingRecord): string => building.makes ?? DEEDS[building.deed] ?? "";

/** Whisky is not among the goods. */
export const goodName = (good: string, n: number): string => (good === "whisky" ? say("unit-whisky", { n }) : named("good", good, { n }));
/** Goods in words: 2 bricks, 1 steel. */
export const goodsText = (goods: string[]): string => [...tally(goods)].map(([good, n]) => `${n} ${goodName(good, n)}`).join(", ");

export const architectNumber = (position: number): number => ARCHITECTS.indexOf(position) + 1;

export function contractName(contract: ContractRecord): string {
  if (contract.kind !== "goods") return say(`ring-${contract.kind}`);
  return contract.gained.includes("whisky") ? say("ring-whisky") : goodsText(contract.gained);
}

export const buildingName = (building: BuildingRecord): string => say(`building-${building.type}`, { number: numbers().get(building.id) ?? 0 });

/** The points on a tile: a plus where its place or its owner's other things may add to what is printed. */
function points(building: BuildingRecord): string {
  if (building.type === "park") return "n²";
  if (building.type === "station") return String(facts().station_bonus);
  return building.type === "monument" ? String(building.vp) : `${building.vp}+`;
}

function drawnFace(id: string): BuildingFace {
  const building = buildings().get(id);
  if (!building) return { name: id, type: "tenement", cost: [], vp: "?" };
  return {
    name: buildingName(building),
    type: building.type,
    look: { seed: 5, variant: (numbers().get(id) ?? 1) - 1 },
    cost: building.price,
    vp: points(building),
    makes: building.type === "factory" ? makes(building) : undefined,
  };
}

const faces = from("glasgow", () => remembered(drawnFace));
export const buildingFace = (id: string): BuildingFace => faces()(id);

/** A position of the ring: the contract that lies there, or its architect. */
export function ringFace(contract: string | null, position: number): ContractFace {
  const record = contract === null ? undefined : contracts().get(contract);
  if (!record) {
    const n = architectNumber(position);
    const portrait = MASTERS[n - 1] ?? {};
    return { name: say("web-gla-architect", { n }), type: "architect", portrait, tokens: ["t-architect"] };
  }
  const tokens = record.kind === "goods" ? record.gained : DOES[record.kind];
  return { name: contractName(record), type: "contract", portrait: PEOPLE[record.id] ?? {}, tokens };
}
