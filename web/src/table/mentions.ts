/** What sentences speak of. */

import type { Message } from "../net/types";

export const isMessage = (value: unknown): value is Message => typeof value === "object" && value !== null && "code" in value;

/** The thing of a kind that it names. */
export function namedIn(message: unknown, kind: string): string | undefined {
  if (!isMessage(message)) return undefined;
  if (message.kind === kind) return message.id;
  return Object.values(message.args).map((arg) => namedIn(arg, kind)).find((id) => id !== undefined);
}

/** Whether the sentence speaks of a thing. */
export function mentions(message: Message, code: string): boolean {
  return message.code === code || Object.values(message.args).some((arg) => isMessage(arg) && mentions(arg, code));
}
