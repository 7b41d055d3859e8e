/** Whether a line of the chat speaks to somebody: by a whole word, with or without an @, whatever its capitals. */

const literal = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function hails(line: string, names: readonly string[]): boolean {
  return names.some((name) => name !== "" && new RegExp(`(^|[^\\p{L}\\p{N}])${literal(name)}($|[^\\p{L}\\p{N}])`, "iu").test(line));
}
