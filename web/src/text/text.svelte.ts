/** Sentences in the reader's language, from the catalogue that the Python package uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../net/types";
import { figure } from "./numbers";
import english from "./en.chronicles";
import french from "./fr.chronicles";

export const LANGUAGES = { en: "English", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

type Load = () => Promise<{ default: string[] }>;
/** What every page needs, what only lessons, score sheets, real tables or thoughts say, and what chronicles say that packages bring. */
type Shelf = "all" | "lessons" | "sheets" | "told" | "thoughts" | "brought";
const LOADERS: Record<Language, Record<Shelf, Load>> = {
  en: { all: () => import("./en"), lessons: () => import("./en.lessons"), sheets: () => import("./en.sheet"), told: () => import("./en.told"), thoughts: () => import("./en.thoughts"), brought: () => brought("en") },
  fr: { all: () => import("./fr"), lessons: () => import("./fr.lessons"), sheets: () => import("./fr.sheet"), told: () => import("./fr.told"), thoughts: () => import("./fr.thoughts"), brought: () => brought("fr") },
};

const CHRONICLES: Record<Language, Record<string, () => Promise<string>>> = { en: english, fr: french };

/** Folders of chronicles are named by their numbers, here and in the package: `c02-highlander`, `c02_highlander`. */
const numberIn = (path: string): number => Number(/\/c(\d+)[-_]/.exec(path)?.[1]);

/** Nothing where the server cannot be asked: then ids stand for names. */
async function brought(language: Language): ReturnType<Load> {
  const response = await fetch(`/api/brought/texts/${language}`).catch(() => null);
  return { default: response?.ok ? [await response.text()] : [] };
}

type Args = Message["args"];

/** Kinds of things on the table whose names are marked, so that they can be set in another type. */
const MARKED: ReadonlySet<string> = new Set(["tile", "card", "landmark", "domain"]);
const OPEN = "\uE000";
const CLOSE = "\uE001";

export interface Part {
  text: string;
  /** Whether it is the name of a thing on the table. */
  name: boolean;
}

class Text {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  readonly #shelves: Shelf[] = ["all"];
  /** By their numbers; `null` stands for all that this client was built with. */
  #chronicles: ReadonlySet<number> | null = new Set();
  /** What was made of messages that are still there: every redrawing asks for the same sentences again. */
  #sentences = new WeakMap<Message, string>();
  #briefs = new WeakMap<Message, string>();
  #parted = new WeakMap<Message, Part[]>();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async use(language: Language): Promise<void> {
    const told = Object.entries(CHRONICLES[language]).filter(([path]) => this.#chronicles?.has(numberIn(path)) ?? true);
    const shelves = Promise.all(this.#shelves.map((shelf) => LOADERS[language][shelf]()));
    const texts = [...(await shelves).flatMap((each) => each.default), ...(await Promise.all(told.map(([, load]) => load())))];
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#sentences = new WeakMap();
    this.#briefs = new WeakMap();
    this.#parted = new WeakMap();
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem("hindmost-language", language);
  }

  /** From now on lessons are told too. */
  withLessons = (): Promise<void> => this.#with("lessons");

  /** From now on score sheets are told too. */
  withSheets = (): Promise<void> => this.#with("sheets");

  /** From now on what may come at a real table is told too. */
  withTold = (): Promise<void> => this.#with("told");

  /** From now on hints and analyses are told too. */
  withThoughts = (): Promise<void> => this.#with("thoughts");

  async #with(shelf: Shelf): Promise<void> {
    if (this.#shelves.includes(shelf)) return;
    this.#shelves.push(shelf);
    await this.use(this.language);
  }

  /** From now on these chronicles are told too, also where this client was built without them; without numbers, all that it was built with. */
  async withChronicles(numbers?: readonly number[]): Promise<void> {
    const unknown = (numbers ?? []).filter((number) => !this.has(`chronicle-${number}`));
    if (numbers && !unknown.length) return;
    const built = new Set(Object.keys(CHRONICLES[this.language]).map(numberIn));
    if (this.#chronicles) this.#chronicles = numbers ? new Set([...this.#chronicles, ...numbers]) : null;
    if (unknown.some((number) => !built.has(number)) && !this.#shelves.includes("brought")) this.#shelves.unshift("brought"); // before all others, which have the last word
    await this.use(this.language);
  }

  has(code: string): boolean {
    return this.#bundle?.hasMessage(code) ?? false;
  }

  /** The sentence with this key. An unknown one is shown by its key: better than nothing, and it is seen. */
  say(code: string, args: Args = {}): string {
    return this.#say({ code, args });
  }

  /** What something is called. Where a corrected catalogue or a package brings what has no text, a name is made of its id. */
  named(kind: string, id: string, args: Args = {}): string {
    return this.#say({ code: `${kind}-${id}`, args, kind, id });
  }

  of(message: Message): string {
    return this.#once(this.#sentences, message, () => this.#say(message));
  }

  /** The sentence as the drawn table says it, where there is little room and the thing itself is lit: `brief.ftl`. */
  brief(message: Message): string {
    return this.#once(this.#briefs, message, () => this.#say(message, { brief: true }));
  }

  /** The brief sentence in parts, names of things apart. */
  parts(message: Message): Part[] {
    return this.#once(this.#parted, message, () =>
      this.#say(message, { brief: true, marked: true })
        .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
        .filter((text) => text !== "")
        .map((text) =>
          text.startsWith(OPEN) ? { text: text.slice(1, -1), name: true } : { text, name: false },
        ),
    );
  }

  #once<T>(made: WeakMap<Message, T>, message: Message, make: () => T): T {
    // Read in any case, so that whoever shows the sentence hears of another language.
    if (!this.#bundle) return make();
    let found = made.get(message);
    if (found === undefined) made.set(message, (found = make()));
    return found;
  }

  #say(message: Message, how: { brief?: boolean; marked?: boolean } = {}): string {
    const { code, args } = message;
    const twin = how.brief ? this.#bundle?.getMessage(`web-${code}`) : undefined;
    const pattern = (twin ?? this.#bundle?.getMessage(code))?.value;
    if (!this.#bundle || !pattern) return unwritten(message);
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      // Fluent writes a hyphen before a number.
      if (typeof value === "number" && value < 0) values[name] = figure(value);
      else if (typeof value !== "object") values[name] = value;
      else {
        const inner = this.#say(value, how);
        values[name] = how.marked && MARKED.has(value.kind ?? "") ? OPEN + inner + CLOSE : inner;
      }
    }
    return this.#bundle.formatPattern(pattern, values, []);
  }
}

/** A name made of an id, where there is no text: `castle-of-mey`, Castle of Mey. */
export const readable = (id: string): string =>
  id
    .split("-")
    .map((word, i) => (i && word.length < 3 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");

/** Types, colours and goods are common nouns. */
function unwritten({ code, kind = "", id }: Message): string {
  return id ? (MARKED.has(kind) ? readable(id) : id.replaceAll("-", " ")) : code;
}

export const text = new Text();

export const say = (code: string, args: Args = {}): string => text.say(code, args);
export const named = (kind: string, id: string, args: Args = {}): string => text.named(kind, id, args);

export function preferred(): Language {
  const kept = localStorage.getItem("hindmost-language");
  const wishes = [kept ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find((tag): tag is Language => tag in LANGUAGES) ?? "en";
}
