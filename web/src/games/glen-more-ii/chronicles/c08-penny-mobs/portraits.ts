/** Who the mobs are: what each wears, and what gives it away. A mob that is new here is a hooded stranger until it is drawn. */

import { sceneUse } from "../../../../art/bank";
import { O } from "../../../../art/marks";
import type { Portrait } from "../../../../art/portrait";

interface Rascal {
  look: Portrait;
  /** In 24 units, at the right foot of the picture. */
  prop: string;
}

const p = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${O}/>`;
const c = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${O}/>`;

const PROPS = {
  signpost: p("M11 23V3h2v20z", "var(--a-wood)") + p("M5 5h13l3 3l-3 3H5z", "var(--a-wall)"),
  coins: c(8, 17, 5, "var(--g-coin)") + c(16, 17, 5, "var(--g-coin)") + c(12, 10, 5, "var(--g-coin)"),
  letter: p("M2 6h20v13H2z", "var(--a-wall)") + p("M2 6l10 8l10 -8", "none"),
  key: c(7, 8, 4.500, "var(--a-gold)") + c(7, 8, 1.500, "var(--a-port2)") + p("M10 11l10 10M16 17l3 -2M18.500 19.500l2.500 -2", "none"),
  sack: p("M8 7C3 12 2 20 6 22h12c4 -2 3 -10 -2 -15z", "var(--a-sand)") + p("M8 7C6 3 18 3 16 7z", "var(--a-sand2)"),
  lantern: p("M7 9h10l1 12H6z", "var(--a-lit)") + p("M8 9C8 3 16 3 16 9M6 21h12M12 9v12", "none"),
  sponge: p("M3 9C4 4 9 6 12 4s8 0 9 5s1 11 -5 12s-12 1 -13 -4s-.500 -5 0 -8z", "var(--a-gold)") + c(8, 11, 1.400, "var(--a-gold2)") + c(15, 10, 1.800, "var(--a-gold2)") + c(12, 16, 1.500, "var(--a-gold2)"),
  tile: p("M3 3h18v18H3z", "var(--a-grass)") + p("M3 15l6 -7l5 5l3 -3l4 5v6H3z", "var(--a-forest2)"),
  tower: p("M5 22V8H3V3h4v2h3V3h4v2h3V3h4v5h-2v14z", "var(--a-stone)") + p("M10 22v-6a2 2 0 0 1 4 0v6z", "var(--a-slate2)"),
  duck: p("M3 14c0 6 4 8 9 8s9 -3 9 -8c-3 1 -5 0 -7 -1c2 -2 2 -7 -2 -8s-6 2 -5 5c.400 2 -1 4 -4 4z", "var(--a-gold)") + p("M7 8H2l3 3z", "var(--a-red)") + c(10, 8, 0.700, "var(--a-ink)"),
  oar: p("M19 2l2 2L10 15l-2 -2z", "var(--a-wood)") + p("M9 12l3 3c0 4 -4 8 -8 8c-2 0 -3 -1 -3 -3c0 -4 4 -8 8 -8z", "var(--a-sand)"),
  cards: p("M3 6l10 -3l4 15l-10 3z", "var(--a-wall)") + p("M11 5h10v15H11z", "var(--a-wall)") + p("M16 9l3 4l-3 4l-3 -4z", "var(--a-red)"),
  barrel: p("M6 3h12c3 5 3 13 0 18H6c-3 -5 -3 -13 0 -18z", "var(--a-barrel)") + p("M4.500 8h15M4.500 16h15", "none"),
  bowl: p("M2 11h20c0 6 -4 10 -10 10S2 17 2 11z", "var(--a-wall2)") + p("M15 11l5 -9", "none"),
  haggis: p("M3 14c0 -5 5 -7 9 -7s9 2 9 7s-5 7 -9 7s-9 -2 -9 -7z", "var(--a-leather)") + p("M3 14l-2 -3M21 14l2 -3M9 4q2 -2 0 -3M14 4q2 -2 0 -3", "none"),
  scroll: p("M6 3h13v15c0 3 -2 4 -4 4H4c2 -1 2 -3 2 -4z", "var(--a-wall)") + p("M9 8h7M9 12h7M9 16h5", "none"),
  barred: c(12, 12, 9.500, "var(--a-wall)") + `<path d="M6 6L18 18M18 6L6 18" fill="none" stroke="var(--a-red)" stroke-width="3" stroke-linecap="round"/>`,
  rosette: p("M8 13l-3 10l7 -4l7 4l-3 -10z", "var(--a-blue)") + c(12, 9, 7, "var(--a-red)") + c(12, 9, 3, "var(--a-gold)"),
  arrows: p("M2 8h13V4l7 6l-7 6v-4H2z", "var(--a-green)") + p("M22 17H9v-3l-7 5l7 5v-3h13z", "var(--a-gold)"),
};

const RASCALS: Record<string, Rascal> = {
  mcwander: { look: { long: true, hat: "bonnet", neck: "shawl", trim: "a-green", hair: "a-hairR", coat: "a-leather", field: "a-thatch" }, prop: PROPS.signpost },
  mcduff: { look: { hat: "flat", face: "walrus", neck: "cravat", hair: "a-hair", coat: "a-slate2", field: "a-stone" }, prop: PROPS.coins },
  mcmail: { look: { hat: "cap", face: "whiskers", neck: "stock", hair: "a-hairR", coat: "a-blue", field: "a-sandl" }, prop: PROPS.letter },
  mclaird: { look: { long: true, hat: "hood", neck: "plaid", hair: "a-hairK", coat: "a-slate2", field: "a-stonel" }, prop: PROPS.key },
  mcsnitch: { look: { hat: "hood", face: "pointed", neck: "none", hair: "a-hairK", coat: "a-forest3", field: "a-smoke" }, prop: PROPS.sack },
  macdarkie: { look: { hat: "top", face: "beard", neck: "cravat", hair: "a-hairK", coat: "a-slate", field: "a-far" }, prop: PROPS.lantern },
  macsponge: { look: { long: true, hat: "kerchief", neck: "shawl", trim: "a-red", hair: "a-hairG", coat: "a-leather", field: "a-stonel" }, prop: PROPS.sponge },
  anderson: { look: { cut: "receding", face: "moustache", neck: "stock", hair: "a-hairG", coat: "a-barrel2", field: "a-grass" }, prop: PROPS.tile },
  mccastle: { look: { hat: "tricorn", face: "whiskers", neck: "mail", hair: "a-hair", coat: "a-red", field: "a-stone" }, prop: PROPS.tower },
  mcquack: { look: { hat: "skullcap", face: "beard", neck: "plaid", trim: "a-blue", hair: "a-hairR", coat: "a-water2", field: "a-skyl" }, prop: PROPS.duck },
  mcmuscle: { look: { cut: "mane", face: "painted", neck: "fur", hair: "a-hair", coat: "a-leather", field: "a-water" }, prop: PROPS.oar },
  mctrick: { look: { long: true, hat: "turban", trim: "a-blue", neck: "lace", hair: "a-hairK", coat: "a-red", field: "a-gold" }, prop: PROPS.cards },
  macmalt: { look: { long: true, cut: "parted", neck: "plaid", trim: "a-gold", hair: "a-hairR", coat: "a-green", field: "a-thatch2" }, prop: PROPS.barrel },
  mcstarve: { look: { cut: "receding", face: "clean", neck: "none", hair: "a-hairG", coat: "a-stone2", field: "a-dust" }, prop: PROPS.bowl },
  mchagg: { look: { long: true, hat: "kerchief", trim: "a-wall", neck: "plaid", hair: "a-hairR", coat: "a-forest2", field: "a-sand2" }, prop: PROPS.haggis },
  mcclaim: { look: { hat: "wig", face: "clean", neck: "lace", coat: "a-slate2", field: "a-brick" }, prop: PROPS.scroll },
  mcdenial: { look: { long: true, hat: "attifet", neck: "ruff", hair: "a-hairK", coat: "a-coat2", field: "a-port" }, prop: PROPS.barred },
  mcglory: { look: { cut: "poet", face: "pointed", neck: "sash", trim: "a-red", hair: "a-hair", coat: "a-wall2", field: "a-goldl" }, prop: PROPS.rosette },
  mcswitch: { look: { hat: "cap", face: "moustache", neck: "plaid", trim: "a-green", hair: "a-hairR", coat: "a-wood", field: "a-moss" }, prop: PROPS.arrows },
};
const STRANGER: Rascal = { look: { hat: "hood", neck: "none", hair: "a-hairK", coat: "a-slate", field: "a-stone2" }, prop: "" };

export const DRAWN: readonly string[] = Object.keys(RASCALS);
export const rascal = (mob: string): Rascal => RASCALS[mob] ?? STRANGER;

const BARS =
  `<path d="M14 0V105M37 0V105M60 0V105M83 0V105" stroke="var(--a-ink)" stroke-width="5" opacity=".85"/>` +
  `<path d="M13.500 0V105M36.500 0V105M59.500 0V105M82.500 0V105" stroke="var(--a-stone)" stroke-width="2.200"/><path d="M0 12H96M0 96H96" stroke="var(--a-ink)" stroke-width="6"/>`;

/** 96 by 105 units, behind bars or not. */
export function portraitG(mob: string, jailed: boolean): string {
  const { look, prop } = rascal(mob);
  return `${sceneUse("person", { ...look })}<rect y="96" width="96" height="9" fill="var(--a-stone2)"/><g transform="translate(62 64) scale(1.350)">${prop}</g>${jailed ? BARS : ""}`;
}

/** The head alone in 24 units, to be told from the others when it is small. */
export const bustG = (mob: string): string =>
  `<svg x="0" y="0" width="24" height="24" viewBox="14 10 72 72">${sceneUse("person", { ...rascal(mob).look })}</svg><rect x=".7" y=".7" width="22.600" height="22.600" rx="4" fill="none" stroke="var(--tile-edge)" stroke-width="1.400"/>`;
