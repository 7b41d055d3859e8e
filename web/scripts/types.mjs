// Writes src/net/types.ts from the schema that the server publishes, so that no type is written twice.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";
import { python, web } from "./python.mjs";

const schema = JSON.parse(
  python("-c", "import json; from hindmost.server.wire.schema import json_schema; print(json.dumps(json_schema()))"),
);
const text = JSON.stringify(schema.$defs).replaceAll("#/$defs/", "#/definitions/");
const definitions = JSON.parse(text);
// Tuples are written in an older way that the generator understands.
function older(node) {
  if (Array.isArray(node)) return node.forEach(older);
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node.prefixItems)) {
    Object.assign(node, { items: node.prefixItems, additionalItems: false });
    delete node.prefixItems;
  }
  Object.values(node).forEach(older);
}
older(definitions);
for (const each of Object.values(definitions)) {
  if (each.type === "object" && each.additionalProperties === undefined) each.additionalProperties = false;
  delete each.title;
}
const all = Object.keys(definitions).map((name) => ({ $ref: `#/definitions/${name}` }));
const source = { title: "Anything", anyOf: all, definitions };
const code = await compile(source, "Anything", {
  bannerComment: "/* Made by scripts/types.mjs from the server's schema. Do not edit. */",
  ignoreMinAndMaxItems: true,
  format: true,
  style: { printWidth: 120 },
});
writeFileSync(join(web, "src/net/types.ts"), code);
