/** A game at a printed table: what was told is kept at every touch, and the server says what follows from it. */

import { printed } from "../games/printed.svelte";
import { furnitureOf } from "../games/registry";
import { CHRONICLE, ladyOf } from "../games/glen-more-ii/chronicles/c12-macnifique/lady";
import { seen } from "../games/glen-more-ii/view";
import type { Furniture, View } from "../games/types";
import { api } from "../net/api";
import type { CompanionQuestion, CompanionTable, GlenMoreIICatalogue, LogLine, PrintedFact, PrintedTile, PrintForm } from "../net/types";
import { text } from "../text/text.svelte";
import { dropFact, keepFact, keepGame, keepPrinted, withTile, type Kept } from "./kept";
import { withFact, withoutFact } from "./prints";

export const GAME = "glen-more-ii";
export const YOU = 0;
export const HER = 1;

/** What a correction would change: the steps, where they lead, and where she would do something else. */
export interface Correction {
  at: number;
  steps: string[];
  table: CompanionTable;
  /** What is printed on a tile, where that is what is told otherwise. */
  tile?: PrintedTile;
  /** The same of a card or board of hers; without a value, where it is to be forgotten what was read there. */
  read?: Read;
  others: { step: number; was: LogLine | undefined; now: LogLine | undefined }[];
}

/** What is read on a card or board; null: what was read there counts no more. */
export interface Read {
  form: PrintForm;
  value: PrintForm["value"] | null;
}

/** Her deed in a step: what she took, or where she stopped. */
export const deedIn = (lines: readonly LogLine[]): LogLine | undefined => lines.find((line) => line.seat === HER && line.kind === "deed");

export class Companion {
  kept = $state.raw<Kept>({ id: "", begun: 0, level: "", chronicles: [], deal: "", steps: [], printed: [], facts: [], seen: 0 });
  #catalogue: GlenMoreIICatalogue | null = null;
  table = $state.raw<CompanionTable | null>(null);
  furniture = $state.raw<Furniture | null>(null);
  busy = $state(false);
  problem = $state("");
  /** The step that is being corrected, and the table before it. */
  mending = $state.raw<{ at: number; table: CompanionTable } | null>(null);
  correction = $state.raw<Correction | null>(null);

  constructor(kept: Kept) {
    this.kept = kept;
  }

  get question(): CompanionQuestion | null {
    return (this.mending?.table ?? this.table)?.question ?? null;
  }

  get view(): View | null {
    return ((this.mending?.table ?? this.table)?.view as View | undefined) ?? null;
  }

  get lady() {
    return ladyOf(this.view);
  }

  get hers() {
    return this.view ? seen(this.view).seats[HER] : undefined;
  }

  get lines(): LogLine[] {
    return this.table ? [...this.table.set_up, ...this.table.steps.flatMap((step) => step.lines)] : [];
  }

  /** What followed from the steps that were told last, as long as nobody has said that it is done. */
  get story(): LogLine[] {
    const lines = (this.table?.steps ?? []).slice(this.kept.seen).flatMap((step) => step.lines);
    return lines.some((line) => (line.seat === HER && line.kind === "turn") || line.kind === "scoring") ? lines : [];
  }

  async begin(): Promise<void> {
    const { chronicles, level } = this.kept;
    const [catalogue] = await Promise.all([api.catalogueWith(GAME, chronicles, level), text.withTold()]);
    const furniture = await furnitureOf(GAME);
    await furniture?.prepare?.([...chronicles, CHRONICLE]);
    await text.withChronicles([...chronicles, CHRONICLE]);
    this.#catalogue = catalogue as GlenMoreIICatalogue;
    this.#lay();
    this.furniture = furniture;
    await this.#play(this.kept.steps);
  }

  /** What was read on the tiles is shown on them. */
  #lay(): void {
    if (!this.#catalogue) return;
    const read = new Map(this.kept.printed.map((each) => [each.tile, each]));
    const tiles = this.#catalogue.tiles.map((tile) => {
      const told = read.get(tile.id);
      return told && (told.type !== tile.type || told.river !== tile.river) ? { ...tile, type: told.type, river: told.river } : tile;
    });
    const chronicles = { ...this.#catalogue.chronicles };
    const reconstructed = { ...this.#catalogue.reconstructed };
    for (const { chronicle, fact, value } of this.kept.facts) {
      chronicles[chronicle] = { ...chronicles[chronicle], [fact]: value };
      reconstructed[chronicle] = (reconstructed[chronicle] ?? []).filter((each) => each !== fact);
    }
    const catalogue: GlenMoreIICatalogue = { ...this.#catalogue, tiles, chronicles, reconstructed };
    printed.lay(catalogue);
  }

  /** One thing more is told. */
  async tell(step: string): Promise<void> {
    if (this.busy) return;
    if (this.mending) await this.#mend(this.mending.at, step);
    else await this.#play([...this.kept.steps, step]);
  }

  /** All that she did is done on the table. */
  done(): void {
    this.#keep({ ...this.kept, seen: this.kept.steps.length });
  }

  /** The last step was never told. */
  async back(): Promise<void> {
    if (this.busy || !this.kept.steps.length) return;
    const steps = this.kept.steps.slice(0, -1);
    this.#keep({ ...this.kept, seen: Math.min(this.kept.seen, steps.length) });
    await this.#play(steps);
  }

  /** An earlier step is looked at again. */
  async reopen(at: number): Promise<void> {
    const table = await this.#asked(this.kept.steps.slice(0, at));
    if (table) this.mending = { at, table };
  }

  /** A tile is printed as she took it to be. */
  async asPrinted(tile: PrintedTile): Promise<void> {
    if (this.busy) return;
    this.#read(tile);
    await this.#play(this.kept.steps);
  }

  /** It is printed otherwise: what follows from that is shown before anything changes. */
  async printedOtherwise(tile: PrintedTile): Promise<void> {
    if (this.busy) return;
    const { steps } = this.kept;
    const table = await this.#asked(steps, withTile(this.kept.printed, tile));
    if (!table) return;
    const at = (this.table?.steps ?? []).findIndex((step) => deedIn(step.lines)?.things?.includes(`tile:${tile.tile}`));
    this.correction = { at: Math.max(at, 0), steps: steps.slice(0, table.taken), table, tile, others: this.#others(0, table) };
  }

  /** A card or board of hers is printed so; what she would have done otherwise is shown before anything changes. */
  async readOn(read: Read): Promise<boolean> {
    if (this.busy) return false;
    const { steps, printed } = this.kept;
    const table = await this.#asked(steps, printed, this.#withRead(read));
    if (!table) return false;
    const others = this.#others(0, table);
    if (table.taken === steps.length && !others.length) {
      this.#keepRead(read);
      this.table = table;
    } else this.correction = { at: steps.length, steps: steps.slice(0, table.taken), table, read, others };
    return true;
  }

  #withRead({ form: { chronicle, fact }, value }: Read): PrintedFact[] {
    const { facts } = this.kept;
    return value === null ? withoutFact(facts, { chronicle, fact }) : withFact(facts, { chronicle, fact, value });
  }

  #keepRead(read: Read): void {
    const { form: { chronicle, fact }, value } = read;
    if (value === null) dropFact({ chronicle, fact });
    else keepFact({ chronicle, fact, value });
    this.#keep({ ...this.kept, facts: this.#withRead(read) });
    this.#lay();
  }

  #read(tile: PrintedTile): void {
    keepPrinted(tile);
    this.#keep({ ...this.kept, printed: withTile(this.kept.printed, tile) });
    this.#lay();
  }

  letBe(): void {
    this.mending = this.correction = null;
  }

  async correct(): Promise<void> {
    const { correction } = this;
    if (!correction) return;
    this.letBe();
    if (correction.tile) this.#read(correction.tile);
    if (correction.read) this.#keepRead(correction.read);
    const changed = Math.min(correction.others[0]?.step ?? correction.at, correction.at);
    this.#keep({ ...this.kept, seen: Math.min(this.kept.seen, changed) });
    await this.#play(correction.steps);
    if (!this.story.length) this.done();
  }

  async #mend(at: number, step: string): Promise<void> {
    if (this.kept.steps[at] === step) return this.letBe();
    const table = await this.#asked([...this.kept.steps.slice(0, at), step, ...this.kept.steps.slice(at + 1)]);
    if (!table) return;
    const steps = [...this.kept.steps.slice(0, at), step, ...this.kept.steps.slice(at + 1)].slice(0, table.taken);
    this.correction = { at, steps, table, others: this.#others(at, table) };
  }

  /** From a step on: where she would do something else. */
  #others(at: number, table: CompanionTable): Correction["others"] {
    return (this.table?.steps ?? []).flatMap((before, place) => {
      const [was, now] = [deedIn(before.lines), deedIn(table.steps[place]?.lines ?? [])];
      return place >= at && place < table.taken && was && (!now || text.of(was.message) !== text.of(now.message)) ? [{ step: place, was, now }] : [];
    });
  }

  async #play(steps: string[]): Promise<void> {
    const table = await this.#asked(steps);
    if (!table) return;
    this.table = table;
    this.#keep({ ...this.kept, deal: table.deal, steps: steps.slice(0, table.taken) });
  }

  async #asked(steps: string[], printed = this.kept.printed, facts = this.kept.facts): Promise<CompanionTable | null> {
    const { level, chronicles, deal } = this.kept;
    this.busy = true;
    this.problem = "";
    try {
      return await api.companion({ level, chronicles, steps, printed, facts, ...(deal ? { deal } : {}) });
    } catch (error) {
      this.problem = (error as Error).message;
      return null;
    } finally {
      this.busy = false;
    }
  }

  #keep(kept: Kept): void {
    this.kept = kept;
    keepGame(kept);
  }
}
