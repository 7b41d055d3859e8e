import { afterPicture } from "../lib/picture";

/**
 * Takes what comes, but lets a picture be drawn after each change before the next: else a rival's quick moves would keep
 * the screen from showing one's own. What came in the meantime is taken at once, in its order, and drawn together.
 */
export class Paced<T> {
  readonly #take: (message: T) => void;
  readonly #changes: (message: T) => boolean;
  readonly #waiting: T[] = [];
  #drawing = false;

  constructor(take: (message: T) => void, changes: (message: T) => boolean) {
    this.#take = take;
    this.#changes = changes;
  }

  hear(message: T): void {
    this.#waiting.push(message);
    if (!this.#drawing) this.#takeAll();
  }

  #takeAll(): void {
    const messages = this.#waiting.splice(0);
    this.#drawing = messages.some(this.#changes);
    for (const message of messages) this.#take(message);
    if (this.#drawing) afterPicture(() => this.#takeAll());
  }
}
