/**
 * Leads through a lesson at a real table. The tutor compares what stands with the script, says what to do next, and
 * plays the rival by the script for as long as the reader keeps to it. Whoever goes another way plays on against a bot.
 */

import { untrack } from "svelte";
import { api } from "../net/api";
import type { Option } from "../net/types";
import type { Board } from "../table/board.svelte";
import { text } from "../text/text.svelte";
import type { Lesson } from "./lessons";

/** So that one sees the rival move. */
const PAUSE = 700;

interface Step {
  seat: number;
  option: string;
  say: string | null;
}

const pause = (wait: number) => new Promise((resolve) => setTimeout(resolve, wait));

export class Tutor {
  readonly board: Board;
  readonly lesson: Lesson;
  readonly steps: Step[];
  /** How many answers stand; null until it is known. */
  stands = $state<number | null>(null);
  /** Whether the reader has left the script for good. */
  #left = $state(false);
  #draft: string[] = [];
  #asked = 0;
  #moving = false;

  constructor(board: Board, lesson: Lesson) {
    this.board = board;
    this.lesson = lesson;
    this.steps = lesson.script.map(([answer, say]) => {
      const [, seat, option] = /^(\d+) (.*)$/.exec(answer) ?? [];
      return { seat: Number(seat), option: option ?? "", say: say ?? null };
    });
    this.#left = localStorage.getItem(this.#place) !== null;
    $effect(() => {
      const drafted = this.#drafted;
      if (drafted.length) this.#draft = drafted;
      const known = untrack(() => this.stands !== null);
      if (this.board.session.state?.version && !(drafted.length && known)) untrack(() => void this.#look());
    });
    $effect(() => {
      const next = this.#next;
      if (this.#left) untrack(() => this.#release());
      else if (next && next.seat !== this.lesson.learner) untrack(() => void this.#moveRival());
    });
  }

  get #place(): string {
    return `hindmost-left-${this.board.table.id}`;
  }
  get #drafted(): string[] {
    const draft = this.board.session.state?.draft;
    return draft && draft.seat === this.lesson.learner ? draft.steps : [];
  }
  get #next(): Step | null {
    return this.stands === null ? null : (this.steps[this.stands] ?? null);
  }
  get left(): boolean {
    return this.#left;
  }

  /** The script is over. */
  over = $derived.by(() => !this.#left && this.stands !== null && this.stands >= this.steps.length);

  /** What the script wants in this turn and is not yet done. */
  #open = $derived.by<Step[]>(() => {
    if (this.stands === null || this.#left) return [];
    const rest = [...this.#drafted];
    return this.#turn(this.stands).filter(({ option }) => {
      const at = rest.indexOf(option);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  });
  /** Something was done that the script does not know. */
  strayed = $derived.by(() => {
    if (this.stands === null || this.#left) return false;
    const turn = this.#turn(this.stands);
    return turn.length - this.#open.length < this.#drafted.length;
  });

  /** The step to be done now, if it is offered. */
  wish = $derived.by<{ step: Step; option: Option } | null>(() => {
    const [step] = this.#open;
    if (!step || this.strayed || this.board.running) return null;
    const option = this.board.options.find((each) => each.id === step.option);
    return option ? { step, option } : null;
  });

  /** The key of what the tutor says now. */
  says = $derived.by<string>(() => {
    const of = (name: string) => `lesson-${this.lesson.record.game}-${name}`;
    if (this.over) return of(this.lesson.after);
    if (this.strayed) return "web-lesson-strayed";
    const { prompt } = this.board;
    if (!prompt) return "web-lesson-rival";
    if (this.wish) return this.wish.step.say ? of(this.wish.step.say) : "web-lesson-this";
    const advice = of(`any-${prompt.kind}`);
    return text.has(advice) ? advice : "web-lesson-own";
  });

  /** How far one is: steps done by hand, and all of them. */
  get progress(): [number, number] {
    const told = (steps: Step[]) => steps.filter((each) => each.say).length;
    const turn = this.stands === null ? [] : this.#turn(this.stands);
    const done = told(this.steps.slice(0, this.stands ?? 0)) + told(turn) - told(this.#open);
    return [Math.min(done + 1, told(this.steps)), told(this.steps)];
  }

  async doIt(): Promise<void> {
    if (this.wish) await this.board.choose(this.wish.option);
  }

  /** From here on without the script. */
  leave(): void {
    this.#left = true;
    localStorage.setItem(this.#place, "1");
  }

  #turn(from: number): Step[] {
    const { learner } = this.lesson;
    if (this.steps[from]?.seat !== learner) return [];
    const ends = this.steps.findIndex((each, at) => at >= from && (each.option === "end" || each.seat !== learner));
    return this.steps.slice(from, ends < 0 ? undefined : ends + 1);
  }

  /** How many answers stand is asked of the server, and compared with what was drafted. */
  async #look(): Promise<void> {
    const asked = ++this.#asked;
    const { total } = await api.past(this.board.table.id, 0, this.lesson.learner).catch(() => ({ total: null }));
    if (total === null || asked !== this.#asked) return;
    const before = this.stands;
    if (before !== null && total > before && this.steps[before]?.seat === this.lesson.learner && !this.#kept(before))
      this.leave();
    this.stands = total;
  }

  #kept(from: number): boolean {
    const sorted = (all: string[]) => [...all].sort().join("\n");
    const wanted = this.#turn(from).map((each) => each.option).filter((option) => option !== "end");
    return sorted(wanted) === sorted(this.#draft);
  }

  async #moveRival(): Promise<void> {
    if (this.#moving || this.stands === null) return;
    this.#moving = true;
    const { id } = this.board.table;
    try {
      await pause(PAUSE);
      for (let at = this.stands; ; at++) {
        const step = this.steps[at];
        if (!step || step.seat === this.lesson.learner) break;
        const { prompt } = await api.state(id, step.seat);
        if (!prompt) break;
        await api.act(id, { seat: step.seat, version: prompt.version, option: step.option });
      }
    } catch {
      this.leave();
    }
    this.#moving = false;
    await this.#look();
  }

  /** The other seats are given to a bot. */
  #release(): void {
    const { learner, rival, record } = this.lesson;
    for (let seat = 0; seat < record.seats; seat++)
      if (seat !== learner) void api.seat(this.board.table.id, seat, { kind: "bot", bot: rival }).catch(() => null);
  }
}
