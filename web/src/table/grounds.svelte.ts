/** The territories of a table as one reader looks at them. */

import type { Option } from "../net/types";
import type { Board } from "./board.svelte";
import { concerned, lookAt, NOBODY, optionsBySeat, seatIn, shownAlone, shownBeside, type Asking } from "./grounds";

export class Grounds {
  readonly #board: Board;
  #looking = $state.raw(NOBODY);

  constructor(board: Board) {
    this.#board = board;
  }

  #asking = $derived.by<Asking>(() => {
    const { asked, home, byTarget, options, prompt, view, furniture, books } = this.#board;
    const whose = (target: string) => seatIn(target) ?? (view && furniture.ground?.(view, target)) ?? null;
    /** What may be done at any time, and lies on the open board: a boat that could move on would always split the table. */
    const elsewhere = (option: Option) => this.#board.isFree(option) && books.offers(option);
    const proposed = options.find((each) => each.id === prompt?.default?.[0]);
    return {
      question: asked,
      home,
      options: optionsBySeat([...new Set([...byTarget.values()].flat())].filter((each) => !elsewhere(each)), whose),
      proposed: proposed?.targets?.map(whose).find((seat) => seat !== null) ?? null,
    };
  });

  /** The rivals in whose territories something is asked. */
  concerned = $derived.by(() => concerned(this.#asking));
  /** The one beside one's own, and the one shown where there is room for one only. */
  beside = $derived.by(() => shownBeside(this.#looking, this.#asking));
  alone = $derived.by(() => shownAlone(this.#looking, this.#asking));

  /** How many options lie in a territory. */
  optionsIn(seat: number): number {
    return this.#asking.options.get(seat) ?? 0;
  }

  lookAt(seat: number): void {
    this.#looking = lookAt(seat, this.#looking, this.#asking);
  }

  close(): void {
    this.#looking = NOBODY;
  }
}
