/** The server's REST interface. */

import type {
  Accepted,
  Action,
  Imported,
  LogPart,
  Me,
  Message,
  NewPlan,
  NewTable,
  Offer,
  PastView,
  PlanChange,
  PlanInfo,
  PlanList,
  Problem,
  SeatWish,
  State,
  TableInfo,
  TableList,
  Trial,
  Tried,
} from "./types";

/** Why a request was not carried out. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: Message | null;

  constructor(problem: Pick<Problem, "status" | "code" | "text"> & { reason?: Message | null }) {
    super(problem.text);
    this.status = problem.status;
    this.code = problem.code;
    this.reason = problem.reason ?? null;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Hindmost": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    const sent = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    response = await fetch(path, { method, headers, body: sent, credentials: "same-origin" });
  } catch {
    throw new Refused({ status: 0, code: "offline", text: "The server cannot be reached." });
  }
  const data: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok)
    throw new Refused((data as Problem | null) ?? { status: response.status, code: "failed", text: response.statusText });
  return data as T;
}

export const api = {
  offer: () => ask<Offer>("GET", "/api/offer"),
  me: () => ask<Me>("GET", "/api/me"),
  name: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  mine: () => ask<TableList>("GET", "/api/me/tables"),
  open: () => ask<TableList>("GET", "/api/tables"),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  create: (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  start: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/start`),
  seat: (id: string, seat: number, wish: SeatWish) => ask<TableInfo>("PUT", `/api/tables/${id}/seats/${seat}`, wish),
  leave: (id: string) => ask<null>("POST", `/api/tables/${id}/leave`),
  abandon: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/abandon`),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`),
  claim: (token: string, name?: string) => ask<TableInfo>("POST", "/api/claims", name ? { token, name } : { token }),
  state: (id: string, seat: number) => ask<State>("GET", `/api/tables/${id}/state?seat=${seat}`),
  act: (id: string, answer: Action) => ask<Accepted>("POST", `/api/tables/${id}/actions`, answer),
  past: (id: string, n: number, seat: number | null) =>
    ask<PastView>("GET", `/api/tables/${id}/past/${n}${seat === null ? "" : `?seat=${seat}`}`),
  log: (id: string, start: number, seat: number | null) =>
    ask<LogPart>("GET", `/api/tables/${id}/log?start=${start}&most=1000${seat === null ? "" : `&seat=${seat}`}`),
  trial: (id: string, trial: Trial) => ask<Tried>("POST", `/api/tables/${id}/plans/trial`, trial),
  plans: (id: string, seat: number) => ask<PlanList>("GET", `/api/tables/${id}/plans?seat=${seat}`),
  keepPlan: (id: string, plan: NewPlan) => ask<PlanInfo>("POST", `/api/tables/${id}/plans`, plan),
  changePlan: (id: string, plan: string, wish: PlanChange) => ask<PlanInfo>("PATCH", `/api/tables/${id}/plans/${plan}`, wish),
  removePlan: (id: string, plan: string, seat: number) => ask<null>("DELETE", `/api/tables/${id}/plans/${plan}?seat=${seat}`),
  /** The file goes as it is: its seed has more digits than a number here can hold. */
  importRecord: (file: string) => ask<Imported>("POST", "/api/records", file),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};
