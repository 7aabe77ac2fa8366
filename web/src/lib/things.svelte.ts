// What things are called and what is printed on them, in the viewer's language. Asked once per game and language.
import { get } from "./api";
import { settings } from "./settings.svelte";
import type { ThingWords, WordsOut } from "./types";

/** Milliseconds until words that did not come are asked for again. */
const AGAIN = 3000;

class Things {
  #known = $state.raw<Record<string, WordsOut>>({});
  #missed = $state.raw<Record<string, true>>({});
  #asked = new Set<string>();

  /** Ask for a game's words; they arrive a moment later. */
  load(game: string): void {
    const key = `${settings.lang}/${game}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    get<WordsOut>(`api/words/${game}`)
      .then((found) => (this.#known = { ...this.#known, [key]: found }))
      .catch(() => {
        this.#missed = { ...this.#missed, [game]: true };
        this.#asked.delete(key);
        setTimeout(() => this.load(game), AGAIN);
      });
  }
  /** Whether a game can be drawn: its words are here, or they cannot be had just now. */
  ready(game: string): boolean {
    return this.#missed[game] || this.#words(game) !== undefined;
  }
  /** A game's words; the other language's while those of a language just chosen are under way. */
  #words(game: string): WordsOut | undefined {
    const other = settings.lang === "fr" ? "en" : "fr";
    return this.#known[`${settings.lang}/${game}`] ?? this.#known[`${other}/${game}`];
  }

  /** A thing as views, facts and touches name it: `card:ambush-fox`. */
  find(game: string, thing: string): ThingWords | undefined {
    return this.#words(game)?.things[thing];
  }
  name(game: string, thing: string): string {
    const found = this.find(game, thing);
    if (found) return found.name;
    const at = thing.indexOf(":");
    const id = thing.slice(at + 1);
    const pattern = this.#words(game)?.patterns[thing.slice(0, at)];
    return pattern ? pattern.replace("{id}", id) : id;
  }
  /** Everything of a kind, in the order of names. */
  ids(game: string, kind: string): string[] {
    const known = this.#words(game)?.things ?? {};
    return Object.keys(known)
      .filter((thing) => thing.startsWith(`${kind}:`))
      .sort((a, b) => this.name(game, a).localeCompare(this.name(game, b), settings.lang));
  }
  /** What is printed on it, a line each. */
  lines(game: string, thing: string): string[] {
    return this.find(game, thing)?.lines ?? [];
  }
  rules(game: string, thing: string): string[] {
    return this.find(game, thing)?.rules ?? [];
  }
  about(game: string, thing: string): string {
    return this.lines(game, thing).join("\n");
  }
}

export const things = new Things();
