/** The sheet on the table: what is written on it, kept at every stroke, and what the engine says of it. */

import { api } from "../net/api";
import type { CountedSheet, GameChoice, SheetLine } from "../net/types";
import { COLOURS, called } from "../art/pieces";
import { text } from "../text/text.svelte";
import { keepSheet, type Kept } from "./kept";
import { shownLines } from "./order";
import { entered, placedOn, type Count, type Paper } from "./paper";

/** So long nothing more must be typed before the engine is asked. */
const PAUSE = 180;

export class Sheet {
  paper = $state.raw<Paper>({ game: "", names: [], chronicles: [], counts: {} });
  counted = $state.raw<CountedSheet | null>(null);
  /** Why there are no points. */
  problem = $state("");
  /** Lines on demand that somebody wants. */
  wanted = $state.raw<ReadonlySet<string>>(new Set());
  readonly id: string;
  readonly begun: number;
  readonly #choice: GameChoice | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(kept: Kept, games: readonly GameChoice[]) {
    this.id = kept.id;
    this.begun = kept.begun;
    this.#choice = games.find((each) => each.id === kept.paper.game);
    const offered = new Set(this.#choice?.chronicles.map((each) => each.number) ?? []);
    this.paper = { ...kept.paper, chronicles: kept.paper.chronicles.filter((number) => offered.has(number)) };
  }

  get seats(): number[] {
    return this.paper.names.map((_, seat) => seat);
  }

  get lines(): SheetLine[] {
    return this.counted ? shownLines(this.counted.lines, this.wanted) : [];
  }

  /** Those that could be added to a part. */
  spare(column: string): SheetLine[] {
    const shown = new Set(this.lines.map((line) => line.id));
    return (this.counted?.lines ?? []).filter((line) => line.column === column && !shown.has(line.id));
  }

  nameOf(seat: number): string {
    return this.paper.names[seat] || called(COLOURS[seat] ?? "rust");
  }

  count(line: string, seat: number): Count {
    return this.paper.counts[line]?.[seat] ?? null;
  }

  /** A mark holds from its scoring on: what was taken once is not given back. */
  enter(line: SheetLine, seat: number, count: Count): void {
    const later = line.mark && count ? (this.counted?.lines ?? []).filter((each) => each.mark && each.name === line.name && this.#after(each, line)) : [];
    this.#write([line, ...later].reduce((paper, each) => entered(paper, each, seat, count), this.paper));
  }

  #after(line: SheetLine, than: SheetLine): boolean {
    const columns = this.counted?.columns.map((each) => each.id) ?? [];
    return columns.indexOf(line.column) > columns.indexOf(than.column);
  }

  rename(seat: number, name: string): void {
    this.#write({ ...this.paper, names: this.paper.names.map((each, i) => (i === seat ? name : each)) });
  }

  want(line: string): void {
    this.wanted = new Set([...this.wanted, line]);
  }

  #write(paper: Paper): void {
    this.paper = paper;
    keepSheet({ id: this.id, begun: this.begun, paper });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  /** Lines are asked for first: what has no place on this sheet is left out, as after another choice of chronicles. */
  async begin(): Promise<void> {
    await text.withChronicles(this.paper.chronicles);
    try {
      const { lines } = await api.sheet({ ...this.#wish(), counts: {} });
      this.paper = placedOn(this.paper, lines.map((line) => line.id));
    } catch (error) {
      this.problem = (error as Error).message;
      return;
    }
    await this.ask();
  }

  async ask(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const counted = await api.sheet({ ...this.#wish(), counts: this.paper.counts });
      if (asked === this.#asked) [this.counted, this.problem] = [counted, ""];
    } catch (error) {
      if (asked === this.#asked) this.problem = (error as Error).message;
    }
  }

  #wish() {
    return { game: this.paper.game, seats: this.paper.names.length, chronicles: this.paper.chronicles };
  }
}
