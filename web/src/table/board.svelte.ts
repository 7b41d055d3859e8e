/** The table as one reader sees it, now or at a moment of the past: view, question, options, names; what is done at it are its parts. */

import { NEUTRAL } from "../art/neutral";
import { COLOURS, type Colour } from "../art/pieces";
import type { Drawer, Fork, Furniture, Piece, View } from "../games/types";
import { Lamp } from "../lamp/lamp.svelte";
import type { Mark } from "../lamp/marks";
import { seatName } from "../lib/names";
import { prefs } from "../lib/prefs.svelte";
import { isOneOf } from "../lib/targets";
import { applyPatch } from "../net/patch";
import type { Play } from "../net/play";
import type { Delta, Option, Prompt, TableInfo } from "../net/types";
import type { StandingAnswers } from "../seats/standing.svelte";
import { say } from "../text/text.svelte";
import { Books } from "./books.svelte";
import { Finger } from "./finger.svelte";
import { Grounds } from "./grounds.svelte";
import { Hearing } from "./hearing.svelte";
import { Rewind } from "./rewind.svelte";
import { Tray } from "./tray.svelte";
import { Turn } from "./turn.svelte";

export class Board<F extends Furniture = Furniture> {
  readonly session: Play;
  readonly furniture: F;
  table = $state.raw<TableInfo>()!;
  readonly rewind: Rewind;
  readonly books: Books;
  readonly grounds: Grounds;
  /** What lies over the table. */
  readonly tray = new Tray();
  readonly turn: Turn;
  /** What is said at the table. */
  readonly hearing: Hearing;
  /** A hint, where nobody but bots is played against. */
  readonly lamp: Lamp;
  readonly finger: Finger;
  /** Things named by the line of the log under the pointer. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The territory in the middle, for the keys. */
  zoom: { fit: () => void; scale: (factor: number) => void } | null = null;
  /** Into a plan and out of it; null where nothing can be planned. */
  togglePlan = $state.raw<(() => void) | null>(null);
  /** What the reader answers beforehand; null for whoever has no seat. */
  standing = $state.raw<StandingAnswers | null>(null);
  /** What a hint or an analysis points at. */
  marks = $state.raw<readonly Mark[]>([]);
  /** Whether the game, which is over, is being thought over. */
  analysed = $state(false);

  constructor(session: Play, furniture: F, table: TableInfo) {
    this.session = session;
    this.furniture = furniture;
    this.table = table;
    this.rewind = new Rewind(session, table.id);
    this.books = new Books(this);
    this.grounds = new Grounds(this);
    this.turn = new Turn(this);
    this.hearing = new Hearing(this);
    this.lamp = new Lamp(this);
    this.finger = new Finger(this);
  }

  live = $derived.by(() => this.session.state?.view ?? null);
  view = $derived.by<View | null>(() => this.rewind.past?.view ?? this.rewind.moment?.view ?? this.live);
  prompt = $derived.by<Prompt | null>(() => (this.rewind.past ? null : (this.session.state?.prompt ?? null)));
  /** Changes with the question only, not when the same one is told again. */
  asked = $derived.by(() => this.prompt?.id ?? null);
  seat = $derived.by(() => this.session.state?.seat ?? null);
  /** Whose turn is looked at, where a game is thought over. */
  looked = $state<number | null>(null);
  /** Whose territory lies in the middle. */
  home = $derived.by(() => this.looked ?? this.seat ?? (this.session.welcome?.seats[0] ?? 0));
  /** Whether it is a seat of the reader's own: in a plan rivals' moves are tried too. */
  mine = $derived.by(() => this.seat !== null && (this.session.welcome?.seats.includes(this.seat) ?? false));
  seats = $derived.by(() => this.table.seats.map((each) => each.seat));
  /** Nothing can be chosen of a table that is shown as it was. */
  #offered = $derived.by<Option[]>(() => (this.rewind.moment ? [] : (this.prompt?.options ?? [])));
  options = $derived.by<Option[]>(() => this.#offered.filter((each) => !each.why_not));
  refused = $derived.by<Option[]>(() => this.#offered.filter((each) => each.why_not));
  /** Whoever reads the table as text has all options in one list. */
  fork = $derived.by<Fork | null>(() => (this.prompt && this.view && !prefs.words ? (this.furniture.fork?.(this.view, this.prompt.kind) ?? null) : null));
  /** The ways of a fork that lead anywhere. */
  openWays = $derived.by(() => this.fork?.ways.filter((way) => this.options.some((each) => each.group === way)) ?? []);
  byTarget = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options.filter((each) => this.#onTheWay(each)))
      for (const target of option.targets ?? []) found.set(target, [...(found.get(target) ?? []), option]);
    return found;
  });
  whyNot = $derived.by(() => {
    const found = new Map<string, Option>();
    for (const option of this.refused.filter((each) => this.#onTheWay(each))) for (const target of option.targets ?? []) found.set(target, option);
    return found;
  });
  end = $derived.by(() => this.options.find((each) => each.kind === "end") ?? null);
  preview = $derived.by<Delta | null>(() => this.session.previewOf(this.finger.pointed));
  /** The view as it would be. */
  ghost = $derived.by<View | null>(() =>
    this.preview?.patch && this.live && !this.rewind.past && !this.rewind.moment ? applyPatch(this.live, this.preview.patch) : null,
  );
  over = $derived.by(() => this.session.state?.status === "over");

  /** Options that lie nowhere on the table itself. */
  placeless = $derived.by(() => this.options.filter((each) => each.kind !== "end" && !(each.targets ?? []).some((target) => this.furniture.draws(target))));
  /** Those that lie on no open board either: chips under the status line. */
  loose = $derived.by(() => this.placeless.filter((each) => !this.books.offers(each)));

  /** Whether it lies on the way that is meant, or on none. */
  #onTheWay(option: Option): boolean {
    const way = this.finger.pointedWay ?? this.finger.way;
    const { group = "" } = option;
    return !this.fork || way === null || group === way || !this.fork.ways.includes(group);
  }

  nameOf(piece: Piece): string {
    if (typeof piece === "string") return say(NEUTRAL[piece]?.name ?? piece);
    return seatName(this.table.seats, piece);
  }

  colourOf(seat: number): Colour {
    return seat === this.table.automa?.seat ? "crown" : (COLOURS[seat] ?? "rust");
  }

  /** The reader's own, and not a rival's whose move is being tried; where several share the screen, all have names. */
  owns(seat: number): boolean {
    return seat === this.seat && this.mine && !this.session.together;
  }

  optionsAt(target: string): Option[] {
    return this.byTarget.get(target) ?? [];
  }

  /** The drawer in which something lies that is asked now; what one may always do besides, like selling, lies elsewhere. */
  wanted(drawers: Drawer[]): Drawer | undefined {
    const always = new Set(["sell", "pay"]);
    const targets = [...this.byTarget].filter(([, options]) => options.some(({ kind = "" }) => !always.has(kind))).map(([target]) => target);
    return drawers.find(({ places }) => targets.some((target) => isOneOf(target, places)));
  }

  isFree(option: Option): boolean {
    return option.sort === "free";
  }

  /** Whatever lies over the table goes, and nothing stays selected. A board that a question has opened stays until the next time. */
  close(): void {
    const { books, finger, tray } = this;
    const meant = finger.means || tray.menu || tray.card || tray.clause;
    if (!meant || (books.open && books.open.key !== books.asked)) books.close();
    tray.clear();
    finger.withdraw();
    this.turn.notice = "";
    this.grounds.close();
    this.lamp.put();
  }
}
