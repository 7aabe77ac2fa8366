// Where the hexes lie: pointy tops, even rows half a hex to the right. The drawing is 808 × 683.
import type { View } from "./view";

export const WIDTH = 808;
export const HEIGHT = 683;
export const CORNERS: [number, number][] = [
  [0, -49],
  [50, -24.5],
  [50, 24.5],
  [0, 49],
  [-50, 24.5],
  [-50, -24.5],
];
export const HEX = CORNERS.join(" ");
export const INNER = CORNERS.map(([x, y]) => [x * 0.82, y * 0.82]).join(" ");
export const PATH = `M${CORNERS.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

export interface Spot {
  id: string;
  x: number;
  y: number;
  terrain: string;
  art: string;
  base: string;
  tunnel: boolean;
  /** The six hexes around it, in the order of its edges: north-east first, clockwise. */
  around: (string | undefined)[];
}
export interface Layout {
  spots: Spot[];
  by: Map<string, Spot>;
  rivers: string;
  slab: string;
}

/** How many drawings there are of each land. */
const DRAWINGS: Record<string, number> = { farm: 2, factory: 1 };
const corner = (spot: Spot, index: number): string => {
  const [x, y] = CORNERS[index % 6] ?? [0, 0];
  return `${spot.x + x} ${spot.y + y}`;
};
export const edge = (spot: Spot, index: number): string => `M${corner(spot, index)}L${corner(spot, index + 1)}`;

let known: { board: string; layout: Layout } | undefined;

/** The layout of a board, made once. */
export function layoutOf(board: View["board"]): Layout {
  if (known?.board === board.name) return known.layout;
  const cells = new Map(board.hexes.map((hex) => [`${hex.row},${hex.col}`, hex.id]));
  const spots = board.hexes.map(({ id, row, col, terrain, base, tunnel }): Spot => {
    const shift = row % 2 === 0 ? 1 : 0;
    const steps = [
      [-1, shift],
      [0, 1],
      [1, shift],
      [1, shift - 1],
      [0, -1],
      [-1, shift - 1],
    ];
    const art = `land-${terrain}-${(row * 5 + col * 3) % (DRAWINGS[terrain] ?? 3)}`;
    const around = steps.map(([down = 0, right = 0]) => cells.get(`${row + down},${col + right}`));
    return {
      id,
      x: 54 + col * 100 + shift * 50,
      y: 38 + row * 73.5 + (row ? 0 : 6),
      terrain,
      art,
      base,
      tunnel,
      around,
    };
  });
  const by = new Map(spots.map((spot) => [spot.id, spot]));
  const rivers = board.rivers
    .map(([a, b]) => {
      const first = by.get(a)?.base ? by.get(b) : by.get(a);
      return first ? edge(first, first.around.indexOf(first.id === a ? b : a)) : "";
    })
    .join("");
  const slab = spots
    .filter((spot) => !spot.base)
    .map((spot) => `M${CORNERS.map(([x, y]) => `${spot.x + x} ${spot.y + y + 5}`).join("L")}Z`)
    .join("");
  known = { board: board.name, layout: { spots, by, rivers, slab } };
  return known.layout;
}

/** The outline of everything a seat controls. */
export function outline(layout: Layout, held: ReadonlySet<string>): string {
  let path = "";
  for (const id of held) {
    const spot = layout.by.get(id);
    if (!spot || spot.base) continue;
    spot.around.forEach((other, index) => {
      if (!other || !held.has(other)) path += edge(spot, index);
    });
  }
  return path;
}

/** The ways out of a home base: to every land beside it that no river and no lake parts from it. */
export function gates(layout: Layout, base: Spot, rivers: [string, string][]): string {
  const wet = (other: string): boolean =>
    rivers.some(([a, b]) => (a === base.id && b === other) || (b === base.id && a === other));
  return base.around
    .map((id) => (id ? layout.by.get(id) : undefined))
    .filter((other): other is Spot => !!other && other.terrain !== "lake" && !other.base && !wet(other.id))
    .map((other) => {
      const [dx, dy] = [other.x - base.x, other.y - base.y];
      const far = Math.hypot(dx, dy);
      const at = (part: number): string => `${base.x + (dx / far) * part} ${base.y + (dy / far) * part}`;
      return `M${at(30)}L${at(58)}`;
    })
    .join("");
}
