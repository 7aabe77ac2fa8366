// Sizes are written in pixels and built as multiples of `--px`, which is one pixel, or more on a large screen: text,
// cards and gaps grow together. Drawings that grow by themselves set `--px` back to one pixel.
import type { AtRule, Declaration, Plugin } from "postcss";

const PIXELS = /(?<![\w#.-])(-?\d*\.?\d+)px\b/g;
/** Text up to this size is held to the least one that can be read. */
const SMALL = 13;

export function grow(): Plugin {
  return {
    postcssPlugin: "marches-grow",
    Declaration(declaration: Declaration) {
      if (declaration.prop === "--px" || !declaration.value.includes("px")) return;
      const text = declaration.prop === "font-size" || declaration.prop === "font";
      let first = true;
      declaration.value = declaration.value.replace(PIXELS, (_, size: string) => {
        const [pixels, leads] = [Number(size), first];
        first = false;
        if (pixels === 0) return "0px";
        return text && leads && pixels < SMALL
          ? `calc(max(${pixels}, var(--least)) * var(--px))`
          : `calc(${pixels} * var(--px))`;
      });
    },
    AtRule: {
      // A query cannot read a variable; the root's text has 16 of these pixels.
      container(rule: AtRule) {
        rule.params = rule.params.replace(PIXELS, (_, size: string) => `${Number(size) / 16}rem`);
      },
    },
  };
}
