/** A lesson's script beside what has really been answered. */

export interface Answer {
  seat: number;
  option: string;
}
export interface Step extends Answer {
  /** The name of what is said before; nothing for what runs alone. */
  say: string | null;
}

export const readScript = (script: readonly [answer: string, say?: string][]): Step[] =>
  script.map(([answer, say]) => {
    const [, seat, option] = /^(\d+) (.*)$/.exec(answer) ?? [];
    return { seat: Number(seat), option: option ?? "", say: say ?? null };
  });

/** What is left of the turn that the step at `from` belongs to: up to its end, or to another's step. */
export function turnFrom(steps: readonly Step[], from: number): Step[] {
  const seat = steps[from]?.seat;
  const last = steps.findIndex((each, at) => at >= from && (each.option === "end" || steps[at + 1]?.seat !== seat));
  return last < 0 ? [] : steps.slice(from, last + 1);
}

/**
 * The script in the order in which it was carried out. Within a turn the order is free, and any step of a turn may stand
 * by itself before the turn ends, because it reveals something. Null: something was done that it does not know.
 */
export function keptTo(script: readonly Step[], answers: readonly Answer[]): Step[] | null {
  const steps = [...script];
  for (const [at, { seat, option }] of answers.entries()) {
    const turn = turnFrom(steps, at);
    const found = turn.findIndex((each) => each.seat === seat && each.option === option);
    // Whoever ends the turn before all of it is done goes another way.
    if (found < 0 || (option === "end" && found > 0)) return null;
    steps.splice(at, 0, ...steps.splice(at + found, 1));
  }
  return steps;
}
