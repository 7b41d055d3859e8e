/** Several sayings as one: what stands between them belongs to the language. */

import { say } from "./text.svelte";

export const semicolons = (parts: string[]): string => (parts.length ? parts.reduce((first, last) => say("web-semicolon", { first, last })) : "");

/** One after the other, for those who listen: a full stop between them, whether or not they bring their own. */
export const sentences = (parts: string[]): string => parts.filter(Boolean).map((part, i) => (i < parts.length - 1 ? part.replace(/\.$/, "") : part)).join(". ");
