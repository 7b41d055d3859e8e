/** What has been said at the table and not been read yet, and what of it speaks to the reader. */

import { called } from "../art/pieces";
import type { ChatLine } from "../net/types";
import type { Board } from "./board.svelte";
import { hails } from "./hailing";

export class Hearing {
  readonly #board: Board;
  readonly #place: string;
  /** The number of the last line that was read, remembered in this browser. */
  #read = $state(-1);

  constructor(board: Board) {
    this.#board = board;
    this.#place = `hindmost-chat-${board.table.id}`;
    this.#read = Number(localStorage.getItem(this.#place) ?? -1);
  }

  #seats = $derived.by(() => this.#board.session.welcome?.seats ?? []);
  #names = $derived.by(() => this.#seats.flatMap((seat) => [this.#board.nameOf(seat), called(this.#board.colourOf(seat))]));
  #unread = $derived.by(() => this.#board.session.chat.filter((line) => line.n > this.#read && !this.#own(line)));
  unread = $derived.by(() => this.#unread.length);
  /** Whether somebody speaks to the reader in what was not read. */
  hailed = $derived.by(() => this.#unread.some((line) => this.hails(line)));

  #own(line: ChatLine): boolean {
    return this.#seats.includes(line.seat);
  }

  hails(line: ChatLine): boolean {
    return !this.#own(line) && hails(line.text, this.#names);
  }

  /** All that has been said so far has been seen. */
  read(): void {
    const last = this.#board.session.chat.at(-1)?.n ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    localStorage.setItem(this.#place, String(last));
  }
}
