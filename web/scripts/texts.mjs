// The catalogue's files as the browser needs them: without comments and indentation, and of the terminal's texts only those that are used here.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { web } from "./python.mjs";

function* sources(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(ts|svelte)$/.test(name)) yield readFileSync(path, "utf-8");
  }
}

/** Keys that the client names, whole or, where the end is filled in, by their beginning. */
function named() {
  const whole = new Set();
  const begun = [];
  for (const source of sources(join(web, "src")))
    for (const [, key, open] of source.matchAll(/\b(cli-[a-z0-9-]*)(\$\{)?/g)) open ? begun.push(key) : whole.add(key);
  return (key) => whole.has(key) || begun.some((start) => key.startsWith(start));
}

/** Messages with their indented lines; what stands between them are comments. */
const messages = (text) => text.match(/^-?[a-zA-Z][\w-]* *=.*(?:\n(?:[ \t].*|\}.*|(?=\n+[ \t])))*/gm) ?? [];

export function texts() {
  let used;
  return {
    name: "hindmost-texts",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (!path.endsWith(".ftl") || query !== "raw") return null;
      used ??= named();
      const kept = messages(readFileSync(path, "utf-8")).filter((each) => !each.startsWith("cli-") || used(each.match(/^[\w-]+/)[0]));
      // How far a line is indented means nothing to Fluent, as long as it is.
      return `export default ${JSON.stringify(`${kept.join("\n").replace(/^[ \t]+/gm, " ")}\n`)}`;
    },
  };
}
