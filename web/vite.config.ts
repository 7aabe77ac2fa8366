import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { icons } from "./icons.ts";
import { pack } from "./pack.ts";
import { grow } from "./grow.ts";
import { layouts } from "./layouts.ts";

/** While working on the client there is no server to tell the page where it lives. */
const atTheTop: Plugin = {
  name: "marches-at-the-top",
  apply: "serve",
  transformIndexHtml: () => [{ tag: "base", attrs: { href: "/" }, injectTo: "head-prepend" }],
};

// `marches serve` tells the page where it lives; its own addresses are relative to that.
export default defineConfig({
  base: "./",
  plugins: [svelte(), icons(), pack(), atTheTop],
  css: { postcss: { plugins: [layouts(), grow()] } },
  build: {
    outDir: process.env.MARCHES_WEB_OUT ?? "../src/marches/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": process.env.MARCHES_API ?? "http://127.0.0.1:8000" } },
});
