// Where the hexes lie: pointy tops, even rows half a hex to the right. The drawing is as large as the board.
import type { View } from "./view";

/** The shape of the board in the box, which the frame keeps room for; others are drawn as large as fits. */
export const USUAL_RATIO = 808 / 683;
const ACROSS = 100;
const DOWN = 73.5;
/** What a hex and a home base take up around their middle: left and right, above, below. */
const LAND_ROOM = [54, 49, 59] as const;
const BASE_ROOM = [39, 38, 38] as const;
/** Bases at the top and bottom move a little towards the land. */
const NEARER = 6;
const CORNERS: [number, number][] = [
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
  /** A home base, and whose. */
  home: boolean;
  base: string;
  tunnel: boolean;
  encounter: boolean;
  /** The six hexes around it, in the order of its edges: north-east first, clockwise. */
  around: (string | undefined)[];
}
export interface Layout {
  width: number;
  height: number;
  spots: Spot[];
  by: Map<string, Spot>;
  rivers: string;
  slab: string;
  /** The middle of a cell, whether a hex is there or not. */
  middle(row: number, col: number): { x: number; y: number };
}

/** How many drawings there are of each land. */
const DRAWINGS: Record<string, number> = { farm: 2, factory: 1 };
const corner = (spot: { x: number; y: number }, index: number): string => {
  const [x, y] = CORNERS[index % 6] ?? [0, 0];
  return `${spot.x + x} ${spot.y + y}`;
};
export const edge = (spot: { x: number; y: number }, index: number): string =>
  `M${corner(spot, index)}L${corner(spot, index + 1)}`;

let known: { board: string; layout: Layout } | undefined;

/** The layout of a board, made once. */
export function layoutOf(board: View["board"]): Layout {
  const key = JSON.stringify(board);
  if (known?.board !== key) known = { board: key, layout: drawn(board) };
  return known.layout;
}

type Cell = [row: number, col: number];
/** The cells around one, in the order of its edges. */
function around(row: number, col: number): Cell[] {
  const shift = row % 2 === 0 ? 1 : 0;
  return [
    [row - 1, col + shift],
    [row, col + 1],
    [row + 1, col + shift],
    [row + 1, col + shift - 1],
    [row, col - 1],
    [row - 1, col + shift - 1],
  ];
}

function drawn(board: View["board"]): Layout {
  const rows = board.hexes.map((hex) => hex.row);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const place = (row: number, col: number): { x: number; y: number } => ({
    x: col * ACROSS + (row % 2 === 0 ? ACROSS / 2 : 0),
    y: row * DOWN,
  });
  const cells = new Map(board.hexes.map((hex) => [`${hex.row},${hex.col}`, hex.id]));
  const spots = board.hexes.map(({ id, row, col, terrain, base, tunnel, encounter }): Spot => {
    const home = terrain === "home-base";
    const nearer = !home ? 0 : row === first ? NEARER : row === last ? -NEARER : 0;
    const { x, y } = place(row, col);
    return {
      id,
      x,
      y: y + nearer,
      terrain,
      art: `land-${terrain}-${(row * 5 + col * 3) % (DRAWINGS[terrain] ?? 3)}`,
      home,
      base,
      tunnel,
      encounter,
      around: around(row, col).map(([down, right]) => cells.get(`${down},${right}`)),
    };
  });
  const { left, top, width, height } = bounds(spots);
  for (const spot of spots) {
    spot.x -= left;
    spot.y -= top;
  }
  const by = new Map(spots.map((spot) => [spot.id, spot]));
  return {
    width,
    height,
    spots,
    by,
    rivers: riversOf(board.rivers, by),
    slab: spots
      .filter((spot) => !spot.home)
      .map((spot) => `M${CORNERS.map(([x, y]) => `${spot.x + x} ${spot.y + y + 5}`).join("L")}Z`)
      .join(""),
    middle(row, col) {
      const { x, y } = place(row, col);
      return { x: x - left, y: y - top };
    },
  };
}

function bounds(spots: Spot[]): { left: number; top: number; width: number; height: number } {
  const reach = spots.map(({ home, x, y }) => {
    const [side, above, below] = home ? BASE_ROOM : LAND_ROOM;
    return { left: x - side, right: x + side, top: y - above, bottom: y + below };
  });
  const left = Math.min(...reach.map((one) => one.left));
  const top = Math.min(...reach.map((one) => one.top));
  return {
    left,
    top,
    width: Math.max(...reach.map((one) => one.right)) - left,
    height: Math.max(...reach.map((one) => one.bottom)) - top,
  };
}

function riversOf(rivers: View["board"]["rivers"], by: Map<string, Spot>): string {
  return rivers
    .map(([a, b]) => {
      const first = by.get(a)?.home ? by.get(b) : by.get(a);
      return first ? edge(first, first.around.indexOf(first.id === a ? b : a)) : "";
    })
    .join("");
}

/** The outline of some cells, whether hexes are there or not. */
export function rim(layout: Layout, cells: [number, number][]): string {
  const inside = new Set(cells.map((cell) => cell.join()));
  return cells
    .flatMap(([row, col]) => {
      const spot = layout.middle(row, col);
      return around(row, col).map((other, index) => (inside.has(other.join()) ? "" : edge(spot, index)));
    })
    .join("");
}

/** The outline of everything a seat controls. */
export function outline(layout: Layout, held: ReadonlySet<string>): string {
  let path = "";
  for (const id of held) {
    const spot = layout.by.get(id);
    if (!spot || spot.home) continue;
    spot.around.forEach((other, index) => {
      if (!other || !held.has(other)) path += edge(spot, index);
    });
  }
  return path;
}

/** The ways out of a home base. */
export function gates(layout: Layout, base: Spot, all: View["board"]["gates"]): string {
  return all
    .map(([from, to]) => (from === base.id ? layout.by.get(to) : undefined))
    .filter((other) => other !== undefined)
    .map((other) => {
      const [dx, dy] = [other.x - base.x, other.y - base.y];
      const far = Math.hypot(dx, dy);
      const at = (part: number): string => `${base.x + (dx / far) * part} ${base.y + (dy / far) * part}`;
      return `M${at(30)}L${at(58)}`;
    })
    .join("");
}
