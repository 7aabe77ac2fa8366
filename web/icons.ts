// `import sprite from "icons:fox,eagle-head"` gives those icons of the game-icons set as SVG symbols `i-fox`, `i-eagle-head`.
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface Set {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Set;
  const symbol = (name: string): string => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`game-icons has no icon ${name}`);
    const size = `${icon.width ?? set.width ?? 512} ${icon.height ?? set.height ?? 512}`;
    return `<symbol id="i-${name}" viewBox="0 0 ${size}">${icon.body}</symbol>`;
  };
  return {
    name: "marches-icons",
    resolveId: (id) => (id.startsWith("icons:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icons:")) return undefined;
      const names = id.slice("\0icons:".length).split(",");
      return `export default ${JSON.stringify(names.map(symbol).join(""))}`;
    },
  };
}
