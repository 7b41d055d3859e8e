/** The shelf of a table as one reader uses it. */

import { untrack } from "svelte";
import type { Book, Shelf } from "../games/types";
import type { Option } from "../net/types";
import type { Board } from "./board.svelte";
import { NOTHING_OPEN, openBook, putAway, turnTo, type Asking } from "./books";

export class Books {
  readonly #board: Board;
  #opened = $state.raw(NOTHING_OPEN);
  /** On a phone: whether all of them are listed. */
  listed = $state(false);
  /** The one that has opened by itself to show what has come to light. */
  fresh = $state<string | null>(null);
  /** Whether that is still being shown, so that what follows from it can wait. */
  unfolds = $state(false);
  readonly #known = new Map<string, string | null>();

  constructor(board: Board) {
    this.#board = board;
    $effect(() => {
      for (const { key, shows } of this.shelf?.books ?? []) this.#look(key, shows?.(this.#board) ?? null);
    });
  }

  /** What lay there when the table was first seen is no news. */
  #look(key: string, shown: string | null): void {
    const news = this.#known.has(key) && shown !== null && shown !== this.#known.get(key);
    this.#known.set(key, shown);
    if (news) untrack(() => this.#show(key));
  }

  #show(key: string): void {
    // What ends the game is told by the end of the game.
    if (this.#board.rewind.past || this.#board.over) return;
    this.fresh = key;
    this.#opened = { looked: key, since: this.#asking().question, shut: null };
  }

  /** With one's next answer elsewhere it has been seen. */
  seen(): void {
    if (this.fresh === null || this.fresh === this.asked) return;
    if (this.#opened.looked === this.fresh) this.#opened = { ...this.#opened, looked: null, since: null };
    this.fresh = null;
  }

  shelf = $derived.by<Shelf | null>(() => (this.#board.view ? (this.#board.furniture.shelf?.(this.#board.view) ?? null) : null));
  /** The one that the question points into. */
  asked = $derived.by(() => (this.#board.prompt ? (this.shelf?.books.find((each) => each.asked(this.#board))?.key ?? null) : null));
  /** The same as a book. */
  asks = $derived.by<Book | null>(() => this.shelf?.books.find(({ key }) => key === this.asked) ?? null);
  open = $derived.by<Book | null>(() => {
    const key = openBook(this.#opened, this.#asking());
    return this.shelf?.books.find((each) => each.key === key) ?? null;
  });

  /** Every step of a turn that could be ended now is a question of its own; what was put away in it stays away until something is final. */
  #question = $derived.by(() => (this.#board.end ? `${this.#board.asked?.split(".")[0]}/end` : this.#board.asked));

  #asking(): Asking {
    const { furniture, view } = this.#board;
    return { question: this.#question, book: this.asked, elsewhere: this.#board.wanted(furniture.drawers(view)) !== undefined };
  }

  turnTo(key: string): void {
    this.listed = false;
    this.fresh = null;
    this.#opened = turnTo(key, this.#opened, this.#asking());
  }

  /** Whether there was anything to put away. */
  close(): boolean {
    const had = this.open !== null || this.listed;
    this.fresh = null;
    if (this.listed) this.listed = false;
    else this.#opened = putAway(this.#opened, this.#asking());
    return had;
  }

  /** What lies on a board can be chosen there while it is open. */
  offers(option: Option): boolean {
    return this.open?.offers(option) ?? false;
  }
}
