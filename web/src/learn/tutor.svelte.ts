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
import { keptTo, readScript, turnFrom, type Answer, type Step } from "./script";

/** So that one sees the rival move. */
const PAUSE = 700;

interface Known {
  /** The version of the position in which it is so. */
  moment: string;
  answers: Answer[];
}
interface Told {
  says: string;
  progress: [step: number, steps: number];
}

const pause = (wait: number) => new Promise((resolve) => setTimeout(resolve, wait));
const told = (steps: Step[]) => steps.filter((each) => each.say).length;

export class Tutor {
  readonly board: Board;
  readonly lesson: Lesson;
  readonly #script: Step[];
  #known = $state.raw<Known | null>(null);
  /** Whether the reader has left the script for good. */
  #left = $state(false);
  #last: Told | null = null;
  #asked = 0;
  #moving = false;
  #gone = false;

  constructor(board: Board, lesson: Lesson) {
    this.board = board;
    this.lesson = lesson;
    this.#script = readScript(lesson.script);
    this.#left = localStorage.getItem(this.#place) !== null;
    $effect(() => {
      if (this.#moment && this.board.session.link === "live") untrack(() => void this.#look());
    });
    $effect(() => {
      // Looked at anew after every answer, also where the same step is still to be done because it could not be.
      void this.#known;
      if (this.#left) untrack(() => this.#release());
      else if (this.#next && this.#next.seat !== this.lesson.learner) untrack(() => void this.#moveRival());
    });
    $effect(() => () => (this.#gone = true));
  }

  get #place(): string {
    return `hindmost-left-${this.board.table.id}`;
  }
  get left(): boolean {
    return this.#left;
  }
  #moment = $derived.by(() => this.board.session.state?.version);
  #drafted = $derived.by<Answer[]>(() => {
    const draft = this.board.session.state?.draft;
    const { learner } = this.lesson;
    return draft?.seat === learner ? draft.steps.map((option) => ({ seat: learner, option })) : [];
  });
  /** Whether what is known is what is seen: a step that has become final is seen before it is known. */
  #inStep = $derived.by(() => this.#known !== null && this.#known.moment === this.#moment && !this.board.turn.running);
  /** What was answered in secret stands, for the reader, while the others are still asked. */
  #sealed = $derived.by<Answer[]>(() => {
    const given = this.board.prompt?.given;
    return given ? [{ seat: this.lesson.learner, option: given }] : [];
  });
  /** All that was done, with the draft: also a whole turn may still be a draft. */
  #done = $derived.by<Answer[]>(() => [...(this.#known?.answers ?? []), ...this.#drafted, ...this.#sealed]);
  /** The script in the order in which it is carried out; null while the draft goes another way. */
  #steps = $derived.by(() => keptTo(this.#script, this.#done));
  #next = $derived.by<Step | null>(() => this.#script[this.#done.length] ?? null);

  /** The script is over. */
  over = $derived.by(() => this.#inStep && !this.#left && this.#next === null);
  /** Something was done that the script does not know. */
  strayed = $derived.by(() => this.#inStep && !this.#left && this.#steps === null);

  /** The step to be done now: the first that is offered. */
  wish = $derived.by<{ step: Step; option: Option } | null>(() => {
    if (!this.#inStep || this.#left || !this.#steps) return null;
    // In a vote a rival's answer may be among the reader's options too.
    for (const step of turnFrom(this.#steps, this.#done.length).filter(({ seat }) => seat === this.lesson.learner)) {
      const option = this.board.options.find((each) => each.id === step.option);
      if (option) return { step, option };
    }
    return null;
  });

  /** What the tutor says, and how far one is; null until it is known. It stays while a step is under way. */
  told = $derived.by<Told | null>(() => {
    if (this.#inStep || this.#left) this.#last = { says: this.#says(), progress: this.#progress() };
    return this.#last;
  });

  /** The key of what the tutor says now. */
  #says(): string {
    const of = (name: string, lesson = this.lesson.id) => `lesson-${lesson}-${name}`;
    if (this.over) return of(this.lesson.after);
    if (this.strayed) return "web-lesson-strayed";
    const { prompt } = this.board;
    if (!prompt || prompt.given) return "web-lesson-rival";
    if (this.wish) return this.wish.step.say ? of(this.wish.step.say) : "web-lesson-this";
    const advice = [this.lesson.id, this.lesson.record.game].map((lesson) => of(`any-${prompt.kind}`, lesson));
    return advice.find((each) => text.has(each)) ?? "web-lesson-own";
  }

  /** Steps done by hand, and all of them; whoever strays is no further than what stands. */
  #progress(): [number, number] {
    const { length } = this.#steps ? this.#done : (this.#known?.answers ?? []);
    const done = told((this.#steps ?? this.#script).slice(0, length));
    return [Math.min(done + 1, told(this.#script)), told(this.#script)];
  }

  async doIt(): Promise<void> {
    if (this.wish) await this.board.turn.choose(this.wish.option, true);
  }

  /** From here on without the script. */
  leave(): void {
    this.#left = true;
    localStorage.setItem(this.#place, "1");
  }

  /** What stands is asked of the server: also what was done in another window, or before the page was loaded anew. */
  async #look(): Promise<void> {
    const asked = ++this.#asked;
    const found = await api.answers(this.board.table.id, this.lesson.learner).catch(() => null);
    if (asked !== this.#asked || this.#left || this.#gone) return;
    if (!found) {
      if (this.board.session.link === "live") setTimeout(() => void this.#look(), PAUSE);
      return;
    }
    // What led to the position is none of the reader's doing.
    const answers = found.answers.slice(this.lesson.record.choices.length);
    if (keptTo(this.#script, answers)) this.#known = { moment: found.version, answers };
    else this.leave();
  }

  async #moveRival(): Promise<void> {
    if (this.#moving) return;
    this.#moving = true;
    await pause(PAUSE);
    const { id } = this.board.table;
    try {
      for (const { seat, option } of this.#script.slice(this.#done.length)) {
        if (seat === this.lesson.learner) break;
        const { prompt } = await api.state(id, seat);
        if (!prompt || this.#gone) break;
        await api.act(id, { seat, version: prompt.version, option });
      }
    } catch {
      // A lost connection, or another window that was faster: what is left of it is tried again.
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
