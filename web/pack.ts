// Every file of the build beside its compressed forms: the server sends what the browser takes, and packs nothing itself.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg)$/;
const LEAST = 512;

export function pack(): Plugin {
  let folder = "";
  return {
    name: "marches-pack",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir, config.build.assetsDir)),
    closeBundle() {
      for (const name of readdirSync(folder).filter((one) => TEXT.test(one))) {
        const plain = readFileSync(join(folder, name));
        if (plain.length < LEAST) continue;
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, best));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
      }
    },
  };
}
