// Lays the licences of the fonts beside them, as these ask.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { web } from "./python.mjs";

const FONTS = ["@fontsource/bitter", "@fontsource-variable/source-sans-3"];

export function licences() {
  return {
    name: "hindmost-licences",
    apply: "build",
    generateBundle() {
      const source = FONTS.map((name) => readFileSync(join(web, "node_modules", name, "LICENSE"), "utf-8")).join("\n\n");
      this.emitFile({ type: "asset", fileName: "assets/fonts-licence.txt", source });
    },
  };
}
