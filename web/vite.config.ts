import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";
import { pack } from "./pack.ts";
import { grow } from "./grow.ts";

// `marches serve` tells the page where it lives; its own addresses are relative to that.
export default defineConfig({
  base: "./",
  plugins: [svelte(), icons(), pack()],
  css: { postcss: { plugins: [grow()] } },
  build: {
    outDir: process.env.MARCHES_WEB_OUT ?? "../src/marches/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000" } },
});
