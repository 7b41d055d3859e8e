/** What is made of texts, made once for each language. */

import { text } from "./text.svelte";

interface Shelf<K, T> {
  get(key: K): T | undefined;
  set(key: K, made: T): unknown;
}

function keeping<K, T>(empty: () => Shelf<K, T>, make: (key: K) => T): (key: K) => T {
  let made = empty();
  let language = "";
  return (key) => {
    if (language !== text.language) {
      made = empty();
      language = text.language;
    }
    let found = made.get(key);
    if (found === undefined) made.set(key, (found = make(key)));
    return found;
  };
}

/** By its name. */
export const remembered = <T>(make: (id: string) => T): ((id: string) => T) => keeping(() => new Map<string, T>(), make);

/** By the thing itself, for as long as it is there: a view shares with the next one what has not changed. */
export const shared = <K extends object, T>(make: (of: K) => T): ((of: K) => T) => keeping(() => new WeakMap<K, T>(), make);
