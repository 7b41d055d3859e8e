/** A server of which only the answers are known: each request takes the first that fits it. */

import { onTestFinished, vi } from "vitest";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}
type Answer = unknown | ((asked: Asked) => unknown);

export class Refusal {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown = null) {
    this.status = status;
    this.body = body;
  }
}
export const OFFLINE = new Refusal(0);

/** `GET /api/offer`: what is answered, or what makes the answer. Everything asked is written down. */
export function serve(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const request = { method: init.method ?? "GET", path, body: typeof init.body === "string" ? JSON.parse(init.body) : null };
    asked.push(request);
    const known = answers[`${request.method} ${path}`];
    const answer: unknown = typeof known === "function" ? (known as (of: Asked) => unknown)(request) : known;
    if (answer === undefined) throw new Error(`nobody answers ${request.method} ${path}`);
    if (answer === OFFLINE) throw new TypeError("no connection");
    if (answer instanceof Refusal) return new Response(JSON.stringify(answer.body), { status: answer.status });
    return answer === null ? new Response(null, { status: 204 }) : new Response(JSON.stringify(await answer), { status: 200 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

export const refusal = (code: string, status = 409): Refusal => new Refusal(status, { status, code: "refused", title: "", reason: { code, args: {} } });
