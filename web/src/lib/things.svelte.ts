// What things are called and what is printed on them, in the viewer's language. Asked once per game and language.
import { get } from "./api";
import { worded } from "./lines";
import { settings } from "./settings.svelte";
import type { Change, Print, PrintType, Said, ThingWords, WordsOut } from "./types";

/** Milliseconds until words that failed to load are requested again. */
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
  /** Its name where what it leaves out is drawn beside it. */
  short(game: string, thing: string): string {
    return this.find(game, thing)?.short ?? this.name(game, thing);
  }
  /** What it does, in a few words. */
  effect(game: string, thing: string): string {
    return this.find(game, thing)?.effect ?? "";
  }
  /** How sure its print is: confirmed, partial or stand-in. */
  status(game: string, thing: string): string {
    return this.find(game, thing)?.status ?? "confirmed";
  }
  /** What is printed on it, as data of that type. */
  print<Type extends PrintType>(game: string, thing: string, type: Type): Print<Type> | undefined {
    const found = this.find(game, thing)?.print;
    return found?.type === type ? (found as Print<Type>) : undefined;
  }
  /** What is printed on it, in sentences. */
  printed(game: string, thing: string): Said[] {
    return this.find(game, thing)?.lines ?? [];
  }
  /** What is printed on it and what the rules say about it, a line each. */
  lines(game: string, thing: string): string[] {
    const texts = this.#words(game)?.rules ?? {};
    return [...worded(this.printed(game, thing)), ...this.rules(game, thing).map((rule) => texts[rule] ?? "")];
  }
  rules(game: string, thing: string): string[] {
    return this.find(game, thing)?.rules ?? [];
  }
  /** What sentences with this key say of goods that come and go. */
  change(game: string, key: string): Change | undefined {
    return this.#words(game)?.changes[key];
  }
  about(game: string, thing: string): string {
    return this.lines(game, thing).join("\n");
  }
}

export const things = new Things();
