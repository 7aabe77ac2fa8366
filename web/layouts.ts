// The layouts of a table, by the room its shell has. Style sheets ask for them by name, `@container shell (--phone)`;
// this is the only place that says what the names mean.
import type { AtRule, Plugin } from "postcss";

const PHONE = "(width < 640px) or (height < 480px) or ((width < 760px) and (orientation: landscape))";
const TABLET = `(width < 1240px) and (not (${PHONE}))`;
const LAPTOP = "(width >= 1240px) and (height >= 480px) and ((width < 1400px) or (height < 820px))";
const WIDE = "(width >= 1400px) and (height >= 820px)";

const LAYOUTS: Record<string, string> = {
  "--phone": PHONE,
  "--tablet": TABLET,
  "--upright": `${TABLET} and (orientation: portrait)`,
  "--lying": `${TABLET} and (orientation: landscape)`,
  "--laptop": LAPTOP,
  "--wide": WIDE,
  "--roomy": "(width >= 1240px) and (height >= 480px)",
};

export function layouts(): Plugin {
  return {
    postcssPlugin: "marches-layouts",
    AtRule: {
      container(rule: AtRule) {
        rule.params = rule.params.replace(/\((--\w+)\)/g, (_, name: string) => {
          const found = LAYOUTS[name];
          if (!found) throw rule.error(`no layout is called ${name}`);
          return `(${found})`;
        });
      },
    },
  };
}
