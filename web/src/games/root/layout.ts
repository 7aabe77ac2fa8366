// Where the pieces of a clearing lie on its ground: buildings, slots and tokens above, warriors and pawns below.
import { isToken } from "./cards";
import type { Clearing } from "./root";
import type { Ground } from "./woods";

export interface Placed {
  key: string;
  kind: "tile" | "disc" | "slot" | "ruin" | "ash" | "warrior" | "pawn";
  seat: number;
  piece: string;
  count: number;
  x: number;
  y: number;
  size: number;
}
type Loose = Omit<Placed, "x" | "y" | "size">;

function loose(kind: Placed["kind"], seat = -1, piece = "", count = 1, nth = 0): Loose {
  return { key: `${kind} ${seat} ${piece} ${nth}`, kind, seat, piece, count };
}

export function layOut(clearing: Clearing, ground: Ground, unit: number): Placed[] {
  const [built, tokens, bodies]: Loose[][] = [[], [], []];
  for (const { seat, piece, count } of clearing.pieces) {
    if (isToken(piece)) tokens!.push(loose("disc", seat, piece, count));
    else for (let nth = 0; nth < count; nth++) built!.push(loose("tile", seat, piece, 1, nth));
  }
  if (clearing.ruin) built!.push(loose("ruin"));
  if (clearing.closed) built!.push(loose("ash"));
  else for (let nth = 0; nth < clearing.free; nth++) built!.push(loose("slot", -1, "", 1, nth));
  clearing.warriors.forEach((count, seat) => count && bodies!.push(loose("warrior", seat, "warrior", count)));
  for (const seat of clearing.pawns) bodies!.push(loose("pawn", seat));
  const small = unit < 1;
  const crowded = built!.length + tokens!.length > (small ? 4 : 4);
  if (!crowded) {
    const low = small ? [-7.5, 13.5] : [-12, 31];
    return [
      ...row([...built!, ...tokens!], ground, low[0]!, small ? 18.5 : 37, small ? 2.3 : 1.5, unit),
      ...row(bodies!, ground, low[1]!, small ? 22 : 41, small ? 1.5 : 2, unit),
    ];
  }
  const low = small ? [-15, 0.5, 16.5] : [-27, 3, 34];
  return [
    ...row(built!, ground, low[0]!, small ? 15.5 : 29, small ? 1.5 : 2, unit),
    ...row(tokens!, ground, low[1]!, small ? 15.5 : 29, small ? 1.5 : 2, unit),
    ...row(bodies!, ground, low[2]!, small ? 19 : 36, small ? 1 : 1, unit),
  ];
}

function row(pieces: Loose[], ground: Ground, dy: number, size: number, gap: number, unit: number): Placed[] {
  if (!pieces.length) return [];
  const lean = Math.abs(dy) / ground.ry;
  const room = 2 * ground.rx * (lean > 0.45 ? 0.86 : 0.96) - 2 * unit;
  const step = Math.min(size + gap, room / pieces.length);
  const left = ground.x - (step * (pieces.length - 1)) / 2;
  return pieces.map((piece, index) => ({
    ...piece,
    x: left + index * step,
    y: ground.y + dy,
    size: Math.min(size, step * 1.04),
  }));
}
