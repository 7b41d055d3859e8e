// Writes sw.js beside the built client: the service worker with the names of all files it keeps.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { web } from "./python.mjs";

export function worker() {
  return {
    name: "hindmost-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = [...new Set([...Object.keys(bundle), ...readdirSync(join(web, "public")), "index.html"])];
        const paths = files.filter((name) => !name.endsWith(".map")).map((name) => `/${name}`).sort();
        const source = readFileSync(join(web, "src/worker.js"), "utf-8");
        // Names of built files hold their contents' marks; the page and what is public do not.
        const contents = Object.values(bundle).map((each) => each.code ?? each.source);
        const marks = [...paths, ...contents, ...readdirSync(join(web, "public")).map((name) => readFileSync(join(web, "public", name)))];
        const digest = createHash("sha256");
        for (const mark of marks) digest.update(mark);
        const text = source.replace("__VERSION__", digest.digest("hex").slice(0, 12)).replace("__FILES__", JSON.stringify(paths));
        this.emitFile({ type: "asset", fileName: "sw.js", source: text });
      },
    },
  };
}
