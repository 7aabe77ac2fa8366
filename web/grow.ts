// Sizes are written in pixels and built as multiples of `--px`, which is one pixel, or more on a large screen: text,
// cards and gaps grow together. Drawings that grow by themselves set `--px` back to one pixel.
import type { AtRule, Declaration, Plugin } from "postcss";

const PIXELS = /(?<![\w#.-])(-?\d*\.?\d+)px\b/g;

export function grow(): Plugin {
  return {
    postcssPlugin: "marches-grow",
    Declaration(declaration: Declaration) {
      if (declaration.prop === "--px" || !declaration.value.includes("px")) return;
      declaration.value = declaration.value.replace(PIXELS, (_, size: string) =>
        Number(size) === 0 ? "0px" : `calc(${Number(size)} * var(--px))`,
      );
    },
    AtRule: {
      // A query cannot read a variable; the root's text has 16 of these pixels.
      container(rule: AtRule) {
        rule.params = rule.params.replace(PIXELS, (_, size: string) => `${Number(size) / 16}rem`);
      },
    },
  };
}
