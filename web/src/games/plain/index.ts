// The look of a game without drawings: what its view says, as a table of facts. Choosing works as everywhere.
import icons from "icons:crown";
import type { Look } from "../../lib/look";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Score from "./Score.svelte";
import "./plain.css";

/** Shapes tell seats apart besides colours. */
const SHAPES = [
  '<circle cx="20" cy="20" r="16"/>',
  '<rect x="5" y="5" width="30" height="30" rx="5"/>',
  '<path d="M20 3 37 33H3Z"/>',
  '<path d="M20 2 38 20 20 38 2 20Z"/>',
  '<path d="M12 4h16l9 16-9 16H12L3 20Z"/>',
  '<path d="M5 5h30v17c0 8-7 12-15 15C12 34 5 30 5 22Z"/>',
];
/** Seats called after one of these colours have it (`plain.css`); the others take one with their shape. */
const COLOURS = new Set(["red", "orange", "yellow", "green", "blue", "purple", "brown", "black"]);
const sprite = SHAPES.map(
  (shape, at) => `<symbol id="plain-${at}" viewBox="0 0 40 40"><g fill="var(--seat)">${shape}</g></symbol>`,
).join("");

const taken = new Map<string, number>();
/** The same label keeps its shape, and no two labels share one while there are shapes left. */
function shapeOf(label: string): number {
  const known = taken.get(label);
  if (known !== undefined) return known;
  let shape = [...label].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % SHAPES.length;
  const used = new Set(taken.values());
  while (used.size < SHAPES.length && used.has(shape)) shape = (shape + 1) % SHAPES.length;
  taken.set(label, shape);
  return shape;
}

export const look: Look = {
  sprite: icons + sprite,
  Board,
  tabs: [],
  Panel,
  Score,
  emblem: (label) => {
    if (!label) return { symbol: "", class: "" };
    const symbol = `plain-${shapeOf(label)}`;
    return { symbol, class: COLOURS.has(label) ? `plain-${label}` : symbol };
  },
};
