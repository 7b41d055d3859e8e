import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client becomes part of the Python package, so that a wheel needs no Node.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/hindmost/server/static", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/socket": { target: "ws://127.0.0.1:8000", ws: true } } },
});
