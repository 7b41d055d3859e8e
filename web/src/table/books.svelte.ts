/** The shelf of a table as one reader uses it. */

import type { Book, Shelf } from "../games/types";
import type { Option } from "../net/types";
import type { Board } from "./board.svelte";
import { NOTHING_OPEN, openBook, putAway, turnTo, type Asking } from "./books";
import type { Sight } from "./sight.svelte";

export class Books {
  readonly #sight: Sight;
  #opened = $state.raw(NOTHING_OPEN);
  /** On a phone: whether all of them are listed. */
  listed = $state(false);

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  shelf = $derived.by<Shelf | null>(() => (this.#sight.view ? (this.#sight.furniture.shelf?.(this.#sight.view) ?? null) : null));
  /** The one that the question points into. */
  asked = $derived.by(() => (this.#sight.prompt ? (this.shelf?.books.find((each) => each.asked(this.#sight as Board))?.key ?? null) : null));
  open = $derived.by<Book | null>(() => {
    const key = openBook(this.#opened, this.#asking());
    return this.shelf?.books.find((each) => each.key === key) ?? null;
  });

  #asking(): Asking {
    const { asked, furniture, view } = this.#sight;
    return { question: asked, book: this.asked, elsewhere: this.#sight.wanted(furniture.drawers(view)) !== undefined };
  }

  turnTo(key: string): void {
    this.listed = false;
    this.#opened = turnTo(key, this.#opened, this.#asking());
  }

  /** Whether there was anything to put away. */
  close(): boolean {
    const had = this.open !== null || this.listed;
    if (this.listed) this.listed = false;
    else this.#opened = putAway(this.#opened, this.#asking());
    return had;
  }

  /** What lies on a board can be chosen there while it is open. */
  offers(option: Option): boolean {
    return this.open?.offers(option) ?? false;
  }
}
