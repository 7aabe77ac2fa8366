// What others did, on its way over the board: pieces travel from where they were to where they go, gains float up.
// It reads the facts of the log and the places the page knows; it knows no rules and holds nobody up.
import { beginsTurn } from "./log";
import type { LogRow, Said } from "./types";

export interface Flight {
  id: number;
  /** Whose it is, for the colour; -1: nobody's. */
  seat: number;
  /** What travels, as facts name it; nothing: the seat's emblem. */
  thing: string;
  /** Does it float up as a gain or a loss? */
  sign: "" | "+" | "−";
  /** How many. */
  words: string;
  /** Points come or go. */
  points: boolean;
  from: { x: number; y: number };
  to: { x: number; y: number };
  wait: number;
  time: number;
}

type Journey = Omit<Flight, "id" | "wait" | "time">;

interface Places {
  where(thing: string): DOMRect | undefined;
}

const PIECES = ["unit", "piece", "worker", "structure", "cargo", "item", "card", "animal", "hero", "good", "resource"];
const CARDS = new Set(["card", "crew", "combat-card", "objective"]);
const POINTS = "gain:points";
const NO_PLACE = new Set([...PIECES, "seat", "other", "turn", "count", "faction", "die"]);
const MOST = 8;
const EDGE = 24;
const ROW = 36;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Motion {
  #places: Places;
  #next = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  flights = $state.raw<Flight[]>([]);

  constructor(places: Places) {
    this.#places = places;
  }

  /** Send off what these rows moved; how long it is on its way. */
  travel(rows: LogRow[], time: number): number {
    if (calm.matches || time < 60) return 0;
    const found = sentences(rows).flatMap((said) => this.#moved(said) ?? []);
    return this.#send(found.slice(0, MOST), time);
  }

  /** Let float up what these rows brought or cost. */
  gain(rows: LogRow[], time: number): void {
    if (calm.matches || time < 60) return;
    const found: Journey[] = [];
    for (const said of sentences(rows)) {
      const one = this.#gained(said);
      const same = found.find((other) => one && kindOf(other) === kindOf(one));
      if (one && same) same.words = String(Number(same.words) + Number(one.words));
      else if (one) found.push(one);
    }
    // Several at one place rise one above the other.
    found.forEach((one, k) => {
      const below = found
        .slice(0, k)
        .filter((other) => other.from.x === one.from.x && other.from.y === one.from.y).length;
      one.to = { x: one.to.x, y: one.to.y - below * ROW };
    });
    this.#send(found.slice(0, MOST), Math.max(900, time));
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.flights = [];
  }

  #send(found: Journey[], time: number): number {
    if (!found.length) return 0;
    const gap = Math.min(120, time / (2 * found.length));
    const sent = found.map((one, k) => ({ ...one, id: this.#next++, wait: k * gap, time }));
    const all = time + gap * (sent.length - 1);
    this.flights = [...this.flights, ...sent];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.flights = this.flights.filter((one) => !sent.includes(one));
    }, all);
    this.#timers.add(timer);
    return all;
  }

  /** Something went from one place to another, from a seat to a place, or back. */
  #moved(said: Said): Journey | undefined {
    const { facts } = said;
    const seat = seatOf(facts["seat"]);
    const home = seat >= 0 ? this.#centre(`home:${seat}`) : undefined;
    const count = Number(facts["count"] ?? 1);
    const words = count > 1 ? String(count) : "";
    const drawn = { seat, thing: pieceOf(said), sign: "" as const, words, points: false };
    const [from, to] = [this.#centre(facts["from"]), this.#centre(facts["to"])];
    if (from && to) return { ...drawn, from, to };
    const other = this.#centre(`home:${seatOf(facts["other"])}`);
    const place = this.#place(said);
    if (home && place && said.goes !== "nowhere")
      return said.goes === "home" ? { ...drawn, from: place, to: home } : { ...drawn, from: home, to: place };
    if (home && other && !place) return { ...drawn, from: home, to: other };
    return undefined;
  }

  #gained(said: Said): Journey | undefined {
    const { facts, sign, gain = "" } = said;
    const seat = seatOf(facts["seat"]);
    const count = facts["points"] ?? facts["vp"] ?? facts["count"] ?? (pieceOf(said) ? 1 : 0);
    const at = this.#place(said) ?? this.#centre(`home:${seat}`);
    if (!sign || !at || !count || facts["other"]) return undefined;
    const thing = pieceOf(said) || gain;
    const to = { x: at.x, y: Math.max(EDGE, at.y - ROW) };
    return { seat, thing, sign, words: String(count), points: gain === POINTS, from: at, to };
  }

  /** The first thing of a sentence that is drawn somewhere and is not a piece. */
  #place(said: Said): Flight["from"] | undefined {
    for (const [name, fact] of Object.entries(said.facts)) {
      const place = NO_PLACE.has(name) ? undefined : this.#centre(fact);
      if (place) return place;
    }
    return undefined;
  }

  #centre(thing: unknown): Flight["from"] | undefined {
    if (typeof thing !== "string" || !thing.includes(":")) return undefined;
    const box = this.#places.where(thing);
    if (!box) return undefined;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // What is scrolled or zoomed out of sight is at the edge.
    return { x: Math.max(EDGE, Math.min(innerWidth - EDGE, x)), y: Math.max(EDGE, Math.min(innerHeight - EDGE, y)) };
  }
}

const sentences = (rows: LogRow[]): Said[] => rows.flatMap((row) => row.said).filter((said) => !beginsTurn(said));
const seatOf = (fact: unknown): number =>
  typeof fact === "string" && fact.startsWith("seat:") ? Number(fact.slice(5)) : -1;
const pieceOf = (said: Said): string =>
  PIECES.map((name) => said.facts[name]).find((fact): fact is string => typeof fact === "string") ?? "";
/** Gains of one kind at one place are one. Cards of any name are cards. */
const kindOf = (one: Journey): string =>
  [one.seat, isCard(one.thing) ? "card" : one.thing, one.sign, one.from.x, one.from.y].join();
export const isCard = (thing: string): boolean => CARDS.has(thing.slice(0, thing.indexOf(":")));
