/** What sentences speak of. */

import type { Message } from "../net/types";

export const isMessage = (value: unknown): value is Message => typeof value === "object" && value !== null && "code" in value;

/** Whether the sentence speaks of a thing. */
export function mentions(message: Message, code: string): boolean {
  return message.code === code || Object.values(message.args).some((arg) => isMessage(arg) && mentions(arg, code));
}
