import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./scripts/licences.mjs";
import { texts } from "./scripts/texts.mjs";
import { worker } from "./scripts/worker.mjs";

// The built client becomes part of the Python package, so that a wheel needs no Node.
export default defineConfig({
  plugins: [texts(), svelte(), licences(), worker()],
  base: "/",
  // What is tested is what browsers run.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  build: { outDir: "../src/hindmost/server/static", emptyOutDir: true, target: "es2022" },
  test: { css: true, globalSetup: ["tests/unit/catalogues.mjs"], include: ["tests/unit/**/*.test.ts"] },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } } },
});
