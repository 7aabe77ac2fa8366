// Grows the drawing of a map: grounds of the clearings, paths, river, forests full of trees. The same seed, the same wood.
import type { Print } from "../../lib/types";
import { MAPS, NARROW, WIDE, type Place } from "./maps";

export interface Ground extends Place {
  id: number;
  rx: number;
  ry: number;
  /** The outline, this many units outside the ground. */
  outline(grow: number): string;
}
interface Path {
  ends: [number, number];
  d: string;
}
interface Tree extends Place {
  pine: boolean;
  tint: number;
  size: number;
}
export interface Forest extends Place {
  id: string;
  /** The whole floor, and a smaller outline to click and mark. */
  floor: string;
  glade: string;
}
export interface Wood {
  width: number;
  height: number;
  /** 1 on a wide board, less on a phone's. */
  unit: number;
  grounds: Ground[];
  paths: Path[];
  river: string;
  lake: string;
  forests: Forest[];
  trees: Tree[];
  tufts: string[];
  contours: string[];
}

/** A small generator of numbers from 0 to 1. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const r1 = (value: number): string => String(Math.round(value * 10) / 10);
const pt = (place: Place): string => `${r1(place.x)} ${r1(place.y)}`;

/** A smooth line through the points (Catmull and Rom's), closed or not. */
function smooth(points: Place[], closed: boolean): string {
  const n = points.length;
  const get = (index: number): Place => points[closed ? (index + n) % n : Math.max(0, Math.min(n - 1, index))]!;
  let d = `M${pt(get(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const first = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const second = { x: c.x - (e.x - b.x) / 6, y: c.y - (e.y - b.y) / 6 };
    d += `C${pt(first)} ${pt(second)} ${pt(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** An uneven rounded box: no two clearings are alike. */
function ground(id: number, at: Place, rx: number, ry: number): Ground {
  const next = dice(id * 7919);
  const waves = [2, 3, 5].map((times) => ({ times, turn: next() * 6.28, by: (0.5 + next() * 0.5) / (times * 10) }));
  const outline = (grow: number): string => {
    const points: Place[] = [];
    for (let step = 0; step < 24; step++) {
      const angle = (step / 24) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const bump = 1 + waves.reduce((sum, wave) => sum + wave.by * Math.sin(wave.times * angle + wave.turn), 0);
      points.push({
        x: at.x + Math.sign(c) * Math.abs(c) ** 0.78 * (rx * bump + grow),
        y: at.y + Math.sign(s) * Math.abs(s) ** 0.78 * (ry * bump + grow),
      });
    }
    return smooth(points, true);
  };
  return { id, ...at, rx, ry, outline };
}

/** The bend of a path: away from the middle of the map. */
function bend(a: Place, b: Place, middle: Place): Place {
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const out = { x: mid.x - middle.x, y: mid.y - middle.y };
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const far = Math.hypot(out.x, out.y) || 1;
  const nx = -(b.y - a.y) / length;
  const ny = (b.x - a.x) / length;
  const side = nx * out.x + ny * out.y > 0 ? 1 : -1;
  const by = length * 0.075 * Math.min(1, far / 140) * side;
  return { x: mid.x + nx * by, y: mid.y + ny * by };
}

function along(a: Place, control: Place, b: Place, steps = 14): Place[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const u = 1 - t;
    return {
      x: u * u * a.x + 2 * u * t * control.x + t * t * b.x,
      y: u * u * a.y + 2 * u * t * control.y + t * t * b.y,
    };
  });
}

function inside(point: Place, polygon: Place[]): boolean {
  let found = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      found = !found;
  }
  return found;
}

/** Points of a line, close to each other. */
function dense(points: Place[], gap: number): Place[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    const steps = Math.max(1, Math.round(Math.hypot(next.x - point.x, next.y - point.y) / gap));
    return Array.from({ length: steps }, (_, step) => ({
      x: point.x + ((next.x - point.x) * step) / steps,
      y: point.y + ((next.y - point.y) * step) / steps,
    }));
  });
}

/** The place in a forest farthest from everything else: where a pawn stands. */
function heart(polygon: Place[], free: (place: Place) => number): Place {
  const xs = polygon.map((place) => place.x);
  const ys = polygon.map((place) => place.y);
  let best = { x: 0, y: 0, room: -1e9 };
  const steps = 26;
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps; j++) {
      const x = Math.min(...xs) + ((Math.max(...xs) - Math.min(...xs)) * i) / steps;
      const y = Math.min(...ys) + ((Math.max(...ys) - Math.min(...ys)) * j) / steps;
      if (!inside({ x, y }, polygon)) continue;
      const room = free({ x, y });
      if (room > best.room) best = { x, y, room };
    }
  return { x: best.x, y: best.y };
}

/** The outline of what lies open around a forest's heart. */
function clear(centre: Place, polygon: Place[], free: (place: Place) => number, unit: number): Place[] {
  const RAYS = 30;
  const reach = Array.from({ length: RAYS }, (_, ray) => {
    const angle = (ray / RAYS) * Math.PI * 2;
    let far = 10 * unit;
    for (; far < 150 * unit; far += 4 * unit) {
      const place = { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far };
      if (free(place) < 5 * unit || !inside(place, polygon)) break;
    }
    return far;
  });
  const at = (ray: number): number => reach[(ray + RAYS) % RAYS] ?? 0;
  return reach.map((_, ray) => {
    const calm = Math.min(at(ray), (at(ray - 2) + at(ray - 1) + at(ray) + at(ray + 1) + at(ray + 2)) / 5 + 6 * unit);
    const angle = (ray / RAYS) * Math.PI * 2;
    return { x: centre.x + Math.cos(angle) * calm, y: centre.y + Math.sin(angle) * calm };
  });
}

/** What paths join, and what is around each forest. */
type Joined = Pick<Print<"root.map">, "paths" | "forests">;

const grown = new Map<string, Wood>();

/** The drawing of a map on a board of this height (its width is fixed); `wide` ones have 1052 units, narrow ones 390. */
export function wood(map: string, print: Joined, narrow: boolean, height: number, slots: number[]): Wood {
  const key = `${map} ${narrow} ${height} ${print.paths.length}`;
  let found = grown.get(key);
  if (!found) grown.set(key, (found = grow(map, print, narrow, height, slots)));
  return found;
}

/** The same clearings, one after the other around their middle. */
function around(clearings: number[], places: Place[]): number[] {
  const found = clearings.map((id) => ({ id, ...(places[id - 1] ?? { x: 0, y: 0 }) }));
  const x = found.reduce((sum, place) => sum + place.x, 0) / found.length;
  const y = found.reduce((sum, place) => sum + place.y, 0) / found.length;
  const angle = (place: Place): number => Math.atan2(place.y - y, place.x - x);
  return found.sort((a, b) => angle(a) - angle(b)).map(({ id }) => id);
}

function grow(map: string, print: Joined, narrow: boolean, height: number, slots: number[]): Wood {
  const shape = MAPS[map] ?? MAPS.autumn!;
  const size = narrow ? NARROW : WIDE;
  const unit = narrow ? 0.53 : 1;
  // Higher or lower boards move what lies between the first and the last clearing; the rims stay.
  const [top, rim] = narrow ? [56, 96] : [90, 166];
  const share = (height - rim) / (size.height - rim);
  const stretch = (place: Place): Place => ({ x: place.x, y: top + (place.y - top) * share });
  const next = dice(map.length * 31 + 5);
  const grounds = (narrow ? shape.narrow : shape.wide).map((place, index) => {
    const wideness = (slots[index] ?? 2) > 2 ? 83 : 78;
    return ground(index + 1, stretch(place), wideness * (narrow ? 0.505 : 1), narrow ? 25.5 : height < 600 ? 49 : 52);
  });
  const middle = { x: size.width / 2, y: height / 2 };
  const lines = new Map<string, Place[]>();
  const paths: Path[] = print.paths.map(([a, b]) => {
    const [from, to] = [grounds[a - 1]!, grounds[b - 1]!];
    const control = bend(from, to, middle);
    const points = along(from, control, to);
    lines.set(`${a} ${b}`, points);
    lines.set(`${b} ${a}`, [...points].reverse());
    return { ends: [a, b], d: `M${pt(from)}Q${pt(control)} ${pt(to)}` };
  });
  const bed = (narrow ? shape.river.narrow : shape.river.wide).map(stretch);
  const walked = dense([...print.paths.flatMap(([a, b]) => lines.get(`${a} ${b}`) ?? [])], 10 * unit);
  const water = dense(bed, 8 * unit);

  /** How far from clearings and paths (and water); below 0: on one of them. */
  const dry = (place: Place, roof = 0): number => {
    let room = 1e9;
    for (const one of grounds) {
      const above = place.y < one.y ? roof : 0;
      const reach = Math.hypot(
        (place.x - one.x) / (one.rx + 8 * unit),
        (place.y - one.y) / (one.ry + 8 * unit + above),
      );
      room = Math.min(room, (reach - 1) * one.ry);
    }
    for (const one of walked) room = Math.min(room, Math.hypot(one.x - place.x, one.y - place.y) - 9 * unit);
    return room;
  };
  const free = (place: Place, roof = 0): number => {
    let room = dry(place, roof);
    for (const one of water) room = Math.min(room, Math.hypot(one.x - place.x, one.y - place.y) - 14 * unit);
    return room;
  };

  const trees: Tree[] = [];
  const forests: Forest[] = print.forests.map((forest) => {
    const ring = around(forest.clearings, shape.wide);
    const polygon = ring.flatMap((a, index) => {
      const b = ring[(index + 1) % ring.length]!;
      return lines.get(`${a} ${b}`) ?? [grounds[a - 1]!, grounds[b - 1]!];
    });
    trees.push(...plant(polygon, free, next, unit));
    // Above a clearing stand its plate, hamlet and banner: no pawn is to hide them.
    const centre = heart(polygon, (place) => free(place, 24 * unit));
    const glade = clear(centre, polygon, dry, unit);
    return { id: forest.id, ...centre, floor: `M${polygon.map(pt).join("L")}Z`, glade: smooth(glade, true) };
  });
  trees.sort((a, b) => a.y - b.y);
  return {
    width: size.width,
    height,
    unit,
    grounds,
    paths,
    river: smooth(bed, false),
    lake: shape.lake ? lake(narrow, height) : "",
    forests,
    trees,
    tufts: tufts(size.width, height, free, 28, next, unit),
    contours: contours(size.width, height, next),
  };
}

function plant(polygon: Place[], free: (place: Place) => number, next: () => number, unit: number): Tree[] {
  const found: Tree[] = [];
  const xs = polygon.map((place) => place.x);
  const ys = polygon.map((place) => place.y);
  const gap = 23 * unit;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += gap * 0.72)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += gap) {
      const place = { x: x + (next() - 0.5) * gap * 0.9, y: y + (next() - 0.5) * gap * 0.6 };
      const [kind, tint, size] = [next(), next(), next()];
      // A tree stands on its foot: its crown reaches up.
      const crown = { x: place.x, y: place.y - 14 * unit };
      if (!inside(place, polygon) || free(place) < 4 * unit || free(crown) < 0) continue;
      found.push({
        ...place,
        pine: kind < 0.52,
        tint: tint < 0.48 ? 1 : tint < 0.8 ? 2 : 3,
        size: (0.7 + size * 0.4) * unit,
      });
    }
  return found;
}

function lake(narrow: boolean, height: number): string {
  const k = height / (narrow ? NARROW.height : WIDE.height);
  const y = (value: number): string => r1(value * k);
  return narrow
    ? `M-80 ${y(364)}C-20 ${y(361)} 6 ${y(358)} 14 ${y(388)}S30 ${y(426)} 60 ${y(448)}L-80 ${y(520)}Z`
    : `M-260 ${y(564)}C-120 ${y(553)} 10 ${y(541)} 40 ${y(605)}S70 ${y(693)} 130 ${y(728)}S220 ${y(857)} 200 ${y(974)}L-260 ${y(974)}Z`;
}

function tufts(
  width: number,
  height: number,
  free: (place: Place) => number,
  count: number,
  next: () => number,
  unit: number,
): string[] {
  const found: string[] = [];
  for (let tries = 0; tries < 400 && found.length < count; tries++) {
    const edge = next() < 0.5;
    const x = edge ? next() * width : next() < 0.5 ? next() * 70 * unit : width - next() * 70 * unit;
    const y = edge ? (next() < 0.5 ? next() * 50 * unit : height - next() * 50 * unit) : next() * height;
    if (free({ x, y }) < 14 * unit) continue;
    const k = 1.1 * unit;
    found.push(
      `M${r1(x - 4 * k)} ${r1(y)}q${r1(k)} ${r1(-4 * k)}${r1(-k)} ${r1(-7 * k)}M${r1(x)} ${r1(y)}q0 ${r1(-5 * k)} ${r1(k)} ${r1(-9 * k)}M${r1(x + 4 * k)} ${r1(y)}q0 ${r1(-4 * k)} ${r1(2 * k)} ${r1(-6 * k)}`,
    );
  }
  return found;
}

function contours(width: number, height: number, next: () => number): string[] {
  return Array.from({ length: 8 }, (_, index) => {
    const left = index % 2 === 0;
    const top = index % 4 < 2;
    const reach = 60 + index * 26;
    const x = left ? -30 : width + 30;
    const y = top ? -30 : height + 30;
    const sx = left ? 1 : -1;
    const sy = top ? 1 : -1;
    const wobble = 20 + next() * 40;
    return `M${r1(x)} ${r1(y + sy * reach * 1.3)}C${r1(x + (sx * reach) / 2)} ${r1(y + sy * reach)} ${r1(x + sx * (reach - wobble))} ${r1(y + sy * reach * 0.8)} ${r1(x + sx * reach)} ${r1(y + sy * reach * 0.5)}S${r1(x + sx * reach * 1.6)} ${r1(y + sy * wobble)} ${r1(x + sx * reach * 2)} ${r1(y)}`;
  });
}
