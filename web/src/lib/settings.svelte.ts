// What this browser remembers: name, language, light or dark, speed of what others do, the tables one sits at.
import { words, type Lang, type Words } from "./words";

export interface Stands {
  asked: string;
  answer: string;
}

interface KnownSeat {
  seat: number;
  label: string;
  name: string;
  kind?: "person" | "bot";
  asked: boolean;
  claimed: boolean;
}

export interface MyTable {
  id: string;
  game: string;
  secret: string;
  title: string;
  at: number;
  /** What the last page said. */
  state?: "waiting" | "playing" | "over" | "replay" | "incompatible";
  mine?: boolean;
  waiting?: string;
  /** The other people by name, and how many bots. */
  people?: string[];
  bots?: number;
  /** The turn it is, and how it ended for the people who sat here. */
  turn?: number;
  won?: boolean;
  points?: number;
  watching?: boolean;
  /** Since when its pending question waits, and what is left on this seat's clock, in milliseconds. */
  since?: number;
  clock?: number | undefined;
  /** The seats played in this browser. */
  ours?: number[];
  /** Everyone, in the order of seats. */
  seats?: KnownSeat[];
  /** The server does not know it any more, or not this seat. */
  gone?: boolean;
  /** What a standing answer was given to, in the words of that moment. */
  standing?: Record<string, Stands>;
  /** Links to hand on, known only where the table was set up. */
  links?: { seat: number; secret: string }[];
  /** The secret that replaces links, known only where the table was set up. */
  host?: string;
  /** A link that is being exchanged for a seat: kept until the server has answered. */
  claim?: { key: string; secret: string; drawn: { share: string; pledge: string } } | undefined;
  /** This browser's share of the seed, and what the server committed to when it was told of it. */
  dice?: { share: string; server: string };
  /** Seats of this table whose secrets were given up for another. */
  others?: string[];
}

export type Theme = "light" | "dark" | "system";
export type Pace = "slow" | "normal" | "fast" | "off";
export const DWELL: Record<Pace, number> = { slow: 1600, normal: 750, fast: 250, off: 0 };

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`marches.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`marches.${key}`, JSON.stringify(value));
  } catch {
    // A browser without storage forgets; the links still work.
  }
}

class Settings {
  #lang = $state<Lang>(read("lang", navigator.language.startsWith("fr") ? "fr" : "en"));
  #theme = $state<Theme>(read("theme", "system"));
  #name = $state(read("name", ""));
  #pace = $state<Pace>(read("pace", "normal"));
  #tables = $state.raw<MyTable[]>(read("tables", []));

  get t(): Words {
    return words[this.#lang];
  }
  get lang(): Lang {
    return this.#lang;
  }
  set lang(lang: Lang) {
    this.#lang = lang;
    keep("lang", lang);
    document.documentElement.lang = lang;
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    this.show();
  }
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name.slice(0, 40);
    keep("name", this.#name);
  }
  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    keep("pace", pace);
  }
  get tables(): MyTable[] {
    return this.#tables;
  }

  /** Keep what is known of a table, newest first. */
  remember(table: Partial<MyTable> & { id: string }): void {
    const known = this.#tables.find((one) => one.id === table.id);
    const merged = { game: "", secret: "", title: "", at: Date.now(), ...known, ...table };
    const same = known && JSON.stringify({ ...known, at: 0 }) === JSON.stringify({ ...merged, at: 0 });
    if (same) return;
    this.#tables = [merged, ...this.#tables.filter((one) => one.id !== table.id)];
    keep("tables", this.#tables);
  }
  /** The words of a standing answer; none: it was ended. */
  noteStanding(id: string, key: string, words: Stands | ""): void {
    const { [key]: _, ...rest } = this.#tables.find((one) => one.id === id)?.standing ?? {};
    this.remember({ id, standing: words ? { ...rest, [key]: words } : rest });
  }
  forget(id: string): void {
    this.#tables = this.#tables.filter((one) => one.id !== id);
    keep("tables", this.#tables);
  }

  get dark(): boolean {
    return this.#theme === "dark" || (this.#theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }
  show(): void {
    document.documentElement.lang = this.#lang;
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const settings = new Settings();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.show());
