/** What is made of texts, made once for each language. */

import { text } from "./text.svelte";

export function remembered<T>(make: (id: string) => T): (id: string) => T {
  const made = new Map<string, T>();
  let language = "";
  return (id) => {
    if (language !== text.language) {
      made.clear();
      language = text.language;
    }
    let found = made.get(id);
    if (found === undefined) made.set(id, (found = make(id)));
    return found;
  };
}
