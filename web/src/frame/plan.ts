// What stands where at each layout. The board always has the middle; everything else shares the rest.
import type { Look } from "../lib/look";
import type { Layout } from "../lib/screen.svelte";

export type Piece = "seats" | "choice" | "mine" | "news";

export interface Plan {
  /** Over the board. */
  top: Piece[];
  /** Under the board, from top to bottom; a pair stands side by side. */
  under: (Piece | [Piece, Piece])[];
  /** To the right of the board. */
  rail: Piece[];
  /** Under everything, over the whole width. */
  foot: Piece[];
}

/** A board of fixed shape leaves room on one side; one that fills its room leaves it where the plan says. */
export function planFor(layout: Layout, look: Pick<Look, "ratio" | "panels">, seats: number): Plan {
  const fixed = look.ratio !== undefined;
  switch (layout) {
    case "phone":
      return { top: ["seats"], under: ["choice", "mine"], rail: [], foot: [] };
    case "upright":
      return whole(layout, look, seats)
        ? { top: [], under: ["choice", "seats", ["mine", "news"]], rail: [], foot: [] }
        : { top: ["seats"], under: ["choice", "mine"], rail: [], foot: [] };
    case "lying":
      if (whole(layout, look, seats)) return { top: [], under: ["choice", "mine"], rail: ["seats"], foot: [] };
      return fixed
        ? { top: [], under: [], rail: ["seats", "choice"], foot: ["mine"] }
        : { top: [], under: [], rail: ["seats", "choice", "mine"], foot: [] };
    default:
      if (look.panels) return { top: [], under: [["mine", "choice"]], rail: ["seats", "news"], foot: [] };
      return fixed
        ? { top: [], under: [], rail: ["seats", "choice", "mine", "news"], foot: [] }
        : { top: [], under: ["mine"], rail: ["seats", "choice", "news"], foot: [] };
  }
}

/** Whether whole panels stand beside the board: where the game wants it and they all fit. */
export function whole(layout: Layout, look: Pick<Look, "panels">, seats: number): boolean {
  if (!look.panels || layout === "phone") return false;
  return layout === "laptop" || layout === "wide" || seats <= 4;
}
