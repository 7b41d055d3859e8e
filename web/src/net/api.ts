/** The server's REST interface. */

import { text } from "../text/text.svelte";
import type {
  AnalysisInfo,
  Accepted,
  Action,
  AnyCatalogue,
  CompanionTable,
  CompanionTold,
  PrintForms,
  CountedSheet,
  FittingLevel,
  GivenAnswers,
  HintInfo,
  Imported,
  Invitation,
  LogPart,
  Me,
  Message,
  NewNotice,
  NewPlan,
  NewTable,
  NoticeList,
  Offer,
  PastView,
  PlanChange,
  PlanInfo,
  PlanList,
  Problem,
  SeatWish,
  Sent,
  SheetCounts,
  StandingList,
  StandingWish,
  State,
  SoloBook,
  SoloWish,
  TableInfo,
  TableList,
  Trial,
  Tried,
} from "./types";

/** Why a request was not carried out: its message is a sentence in the reader's language. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: Message | null;

  constructor(problem: Pick<Problem, "status" | "code"> & { reason: Message | null }) {
    super(problem.reason === null ? "" : text.of(problem.reason));
    this.status = problem.status;
    this.code = problem.code;
    this.reason = problem.reason;
  }
}

/** Where no answer of the server's says why. */
const unexplained = (status: number, code: "offline" | "failed") =>
  new Refused({ status, code, reason: { code: `refused-${code}`, args: {} } });

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Hindmost": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    const sent = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    response = await fetch(path, { method, headers, body: sent, credentials: "same-origin" });
  } catch {
    throw unexplained(0, "offline");
  }
  const data: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) {
    const problem = data as Problem | null;
    throw problem?.reason ? new Refused({ ...problem, reason: problem.reason }) : unexplained(response.status, "failed");
  }
  return data as T;
}

/** Chronicles that are offered have names, whoever brings them. */
async function told(offer: Offer): Promise<Offer> {
  await text.withChronicles(offer.games.flatMap((game) => [...game.chronicles.map(({ number }) => number), ...(game.solo ? [game.solo] : [])]));
  return offer;
}

async function explained(invitation: Invitation): Promise<Invitation> {
  await text.withChronicles([...invitation.chronicles, ...(invitation.automa ? [invitation.automa.chronicle] : [])]);
  return invitation;
}

export const api = {
  offer: () => ask<Offer>("GET", "/api/offer").then(told),
  /** The level of bots that fits the person, by the last games. */
  fitting: (game: string, rivals: number) => ask<FittingLevel>("GET", `/api/me/level?game=${encodeURIComponent(game)}&rivals=${rivals}`),
  me: () => ask<Me>("GET", "/api/me"),
  name: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  notices: () => ask<NoticeList>("GET", "/api/me/notices"),
  addNotice: (wish: NewNotice) => ask<NoticeList>("POST", "/api/me/notices", wish),
  removeNotice: (id: string) => ask<NoticeList>("DELETE", `/api/me/notices/${id}`),
  testNotice: (id: string) => ask<Sent>("POST", `/api/me/notices/${id}/test`),
  mine: () => ask<TableList>("GET", "/api/me/tables"),
  open: () => ask<TableList>("GET", "/api/tables"),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  catalogue: (id: string) => ask<AnyCatalogue>("GET", `/api/tables/${id}/catalogue`),
  /** With the cards of a solo opponent, and what these chronicles bring. */
  catalogueWith: (game: string, chronicles: readonly number[], automa: string) => ask<AnyCatalogue>("GET", `/api/games/${game}/catalogue?chronicles=${chronicles.join(",")}&automa=${automa}`),
  catalogueOf: (game: string) => ask<AnyCatalogue>("GET", `/api/games/${game}/catalogue`),
  create: (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  start: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/start`),
  seat: (id: string, seat: number, wish: SeatWish) => ask<TableInfo>("PUT", `/api/tables/${id}/seats/${seat}`, wish),
  askStandIn: (id: string, seat: number) => ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/standin`),
  answerStandIn: (id: string, seat: number, agree: boolean) =>
    ask<TableInfo>("PUT", `/api/tables/${id}/seats/${seat}/standin`, { agree }),
  leave: (id: string) => ask<null>("POST", `/api/tables/${id}/leave`),
  abandon: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/abandon`),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`),
  invitation: (token: string) => ask<Invitation>("POST", "/api/invitations", { token }).then(explained),
  claim: (token: string, name?: string) => ask<TableInfo>("POST", "/api/claims", name ? { token, name } : { token }),
  state: (id: string, seat: number) => ask<State>("GET", `/api/tables/${id}/state?seat=${seat}`),
  act: (id: string, answer: Action) => ask<Accepted>("POST", `/api/tables/${id}/actions`, answer),
  answers: (id: string, seat: number) => ask<GivenAnswers>("GET", `/api/tables/${id}/answers?seat=${seat}`),
  /** `told`: when so many lines of the log had come of the last of these answers. */
  past: (id: string, n: number, seat: number | null, told: number | null = null) => {
    const words = Object.entries({ seat, told }).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
    return ask<PastView>("GET", `/api/tables/${id}/past/${n}${words.length ? `?${words.join("&")}` : ""}`);
  },
  log: (id: string, start: number, seat: number | null) =>
    ask<LogPart>("GET", `/api/tables/${id}/log?start=${start}&most=1000${seat === null ? "" : `&seat=${seat}`}`),
  trial: (id: string, trial: Trial) => ask<Tried>("POST", `/api/tables/${id}/plans/trial`, trial),
  plans: (id: string, seat: number) => ask<PlanList>("GET", `/api/tables/${id}/plans?seat=${seat}`),
  keepPlan: (id: string, plan: NewPlan) => ask<PlanInfo>("POST", `/api/tables/${id}/plans`, plan),
  changePlan: (id: string, plan: string, wish: PlanChange) => ask<PlanInfo>("PATCH", `/api/tables/${id}/plans/${plan}`, wish),
  removePlan: (id: string, plan: string, seat: number) => ask<null>("DELETE", `/api/tables/${id}/plans/${plan}?seat=${seat}`),
  hint: (id: string, seat: number, version: string) => ask<HintInfo>("POST", `/api/tables/${id}/hint`, { seat, version }),
  analysis: (id: string) => ask<AnalysisInfo>("GET", `/api/tables/${id}/analysis`),
  standing: (id: string, seat: number) => ask<StandingList>("GET", `/api/tables/${id}/standing?seat=${seat}`),
  setStanding: (id: string, wish: StandingWish) => ask<StandingList>("PUT", `/api/tables/${id}/standing`, wish),
  /** The file goes as it is: its seed has more digits than a number here can hold. */
  importRecord: (file: string) => ask<Imported>("POST", "/api/records", file),
  /** The introduction to a chronicle that a package brings. */
  lesson: (game: string, number: number) => ask<unknown>("GET", `/api/brought/${game}/${number}/lesson`),
  /** Counts of a printed game go, points come; nothing is kept. */
  sheet: (counts: SheetCounts) => ask<CountedSheet>("POST", "/api/sheets", counts),
  /** All that was told at a printed table goes, what she does comes; nothing is kept. */
  companion: (told: CompanionTold) => ask<CompanionTable>("POST", "/api/companion", told),
  /** What may be read on her printed cards and boards with these chronicles. */
  companionPrints: (chronicles: readonly number[]) => ask<PrintForms>("GET", `/api/companion/prints?chronicles=${chronicles.join(",")}`),
  /** How one did against the solo opponent. */
  solo: (game: string) => ask<SoloBook>("GET", `/api/me/solo?game=${game}`),
  /** The deal of the day, or a step of the campaign: the table is begun. */
  playAlone: (wish: SoloWish) => ask<TableInfo>("POST", "/api/me/solo", wish),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};
