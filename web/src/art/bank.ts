/** Scenes are drawn once into symbols and used by name: a table of sixty tiles holds each drawing a single time. */

import { scene, type Look } from "./scenes";

const known = new Set<string>();
let shelf: SVGDefsElement | null = null;

function shelve(id: string, drawing: string): void {
  if (!shelf) {
    const holder = document.createElement("div");
    holder.innerHTML = `<svg width="0" height="0" class="shelf" aria-hidden="true"><defs></defs></svg>`;
    document.body.prepend(holder);
    shelf = holder.querySelector("defs");
  }
  shelf?.insertAdjacentHTML("beforeend", `<symbol id="${id}" viewBox="0 0 96 96">${drawing}</symbol>`);
}

/** The scene as a reference to its symbol, 96 units wide. */
export function sceneUse(kind: string, look: Look): string {
  if (typeof document === "undefined") return scene(kind, look);
  const facts = Object.entries(look)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => `${name}${String(value)}`)
    .join("-");
  const id = `sc-${kind}-${facts.toLowerCase().replace(/[^a-z0-9-]+/g, "")}`;
  if (!known.has(id)) {
    known.add(id);
    shelve(id, scene(kind, look));
  }
  return `<use href="#${id}" width="96" height="96"/>`;
}
