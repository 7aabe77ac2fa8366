// How what is on a hex is arranged: units in rows, resources beneath.
import { RESOURCES, type HexView } from "../view";

interface Token {
  kind: "character" | "mech" | "champion" | "worker";
  seat: number;
  count: number;
  width: number;
  /** The thing it is, if a question asks for units one by one. */
  thing: string;
  x: number;
  y: number;
}
interface Pill {
  kind: string;
  count: number;
  x: number;
}
interface PillRow {
  y: number;
  width: number;
  pills: Pill[];
}
interface Arranged {
  tokens: Token[];
  pills: PillRow[];
  scale: number;
}

const WIDEST = 86;
const GAP = 3;
const UNIT_ROW = 24;
const PILL_ROW = 20;
const WIDTHS = { character: 25, mech: 27, champion: 27, worker: 21 };

function token(kind: Token["kind"], seat: number, count: number, thing = ""): Token {
  const width = WIDTHS[kind] + (count > 1 ? (kind === "mech" ? 14 : 12) : 0);
  return { kind, seat, count, width, thing, x: 0, y: 0 };
}

/** `single` names units of one seat that stand for themselves: kind and thing. */
function tokensOf(hex: HexView, seat: number, single: string[]): Token[] {
  const units = hex.units?.[seat] ?? {};
  const found: Token[] = [];
  if (units.character)
    found.push(token("character", seat, 1, single.find((thing) => thing === "unit:character") ?? ""));
  if (units.champion) found.push(token("champion", seat, 1, single.find((thing) => thing === "unit:champion") ?? ""));
  const mechs = single.filter((thing) => thing.startsWith("unit:mech"));
  for (const thing of mechs) found.push(token("mech", seat, 1, thing));
  const others = (units.mechs ?? 0) - mechs.length;
  if (others > 0) found.push(token("mech", seat, others));
  if (units.workers) found.push(token("worker", seat, units.workers));
  return found;
}

function wrapped(tokens: Token[]): Token[][] {
  const rows: Token[][] = [];
  let room = -1;
  for (const one of tokens) {
    const row = rows.at(-1);
    if (row && room >= one.width + GAP && row[0]?.seat === one.seat) {
      row.push(one);
      room -= one.width + GAP;
    } else {
      rows.push([one]);
      room = WIDEST - one.width;
    }
  }
  return rows;
}

function pillRows(hex: HexView): PillRow[] {
  const all = RESOURCES.filter((kind) => hex.resources?.[kind]).map((kind) => ({
    kind,
    count: hex.resources?.[kind] ?? 0,
    x: 0,
  }));
  const wide = (pill: Pill): number => (pill.count > 9 ? 31 : 23.5);
  const broad = all.reduce((sum, pill) => sum + wide(pill), 0) > 98;
  const rows = broad ? [all.slice(0, 2), all.slice(2)] : all.length ? [all] : [];
  return rows.map((pills) => {
    const width = pills.reduce((sum, pill) => sum + wide(pill), 0) + 5;
    let x = -width / 2 + 3.5;
    for (const pill of pills) {
      pill.x = x;
      x += wide(pill);
    }
    return { y: 0, width, pills };
  });
}

export function arrange(hex: HexView, seat: number, single: string[]): Arranged {
  const seats = Object.keys(hex.units ?? {}).map(Number);
  const rows = wrapped(seats.flatMap((one) => tokensOf(hex, one, one === seat ? single : [])));
  const pills = pillRows(hex);
  const total = rows.length * UNIT_ROW + pills.length * PILL_ROW;
  let y = !rows.length ? 8 : total <= 24 ? -8 : total <= 44 ? -11 : Math.max(-24, 9 - total / 2);
  for (const row of rows) {
    let x = -(row.reduce((sum, one) => sum + one.width, 0) + GAP * (row.length - 1)) / 2;
    for (const one of row) {
      one.x = x + one.width / 2;
      one.y = y + UNIT_ROW / 2;
      x += one.width + GAP;
    }
    y += UNIT_ROW;
  }
  for (const row of pills) {
    row.y = y;
    y += PILL_ROW;
  }
  return { tokens: rows.flat(), pills, scale: total > 62 ? 0.88 : 1 };
}
