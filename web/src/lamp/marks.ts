/** What a hint or an analysis points at, with the sign that stands for it everywhere. */

import type { ThoughtLine } from "../net/types";
import { text } from "../text/text.svelte";

export interface Mark {
  /** A number, or a letter. */
  sign: string;
  kind: "hint" | "best" | "second" | "played";
  targets: string[];
}

/** What is marked more than once has all the signs, and looks like the first. */
export function byTarget(marks: readonly Mark[], wanted: (target: string) => boolean): { target: string; sign: string; kind: Mark["kind"] }[] {
  const found = new Map<string, { target: string; sign: string; kind: Mark["kind"] }>();
  for (const { sign, kind, targets } of marks)
    for (const target of targets.filter(wanted)) {
      const other = found.get(target);
      found.set(target, other ? { ...other, sign: `${other.sign} ${sign}` } : { target, sign, kind });
    }
  return [...found.values()];
}

/** What a turn does besides these would only cover what matters: which tile, and where it goes. */
const ASIDE: ReadonlySet<string> = new Set(["activate", "sell", "move", "pay", "extra"]);

/** The steps of a turn that are worth telling. */
export function told(line: ThoughtLine): ThoughtLine["steps"] {
  const steps = line.steps.filter((step) => !step.detail);
  return steps.length ? steps : line.steps.slice(0, 1);
}

/** Those that say what the turn is: what comes first, and what is not done besides. */
export const main = (line: ThoughtLine): ThoughtLine["steps"] => told(line).filter((step, i) => i === 0 || !ASIDE.has(step.kind));

/** A turn in a word or two: the thing it is about. */
export function title(line: ThoughtLine): string {
  const [first] = told(line);
  if (!first) return "";
  return text.parts(first.message).find((part) => part.name)?.text ?? text.brief(first.message);
}

export function markOf(line: ThoughtLine, sign: string, kind: Mark["kind"]): Mark {
  return { sign, kind, targets: [...new Set(main(line).flatMap((step) => step.targets))] };
}
