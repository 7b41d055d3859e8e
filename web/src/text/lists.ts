/** Several sayings as one: what stands between them belongs to the language. */

import { say } from "./text.svelte";

export const semicolons = (parts: string[]): string => (parts.length ? parts.reduce((first, last) => say("web-semicolon", { first, last })) : "");
