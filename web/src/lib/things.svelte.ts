// What things are called, in the viewer's language: `card:ambush-fox`, `clearing:5`. Asked once per game and language.
import { get } from "./api";
import { settings } from "./settings.svelte";

export interface ThingWords {
  name: string;
  about?: string;
}

class Things {
  #known = $state.raw<Record<string, Record<string, ThingWords>>>({});
  #asked = new Set<string>();

  /** Ask for a game's words; they arrive a moment later. */
  load(game: string): void {
    const key = `${settings.lang}/${game}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    get<{ things: Record<string, ThingWords> }>(`api/words/${game}`)
      .then((found) => (this.#known = { ...this.#known, [key]: found.things }))
      .catch(() => this.#asked.delete(key));
  }
  name(game: string, thing: string): string {
    return this.#known[`${settings.lang}/${game}`]?.[thing]?.name ?? thing.slice(thing.indexOf(":") + 1);
  }
  about(game: string, thing: string): string {
    return this.#known[`${settings.lang}/${game}`]?.[thing]?.about ?? "";
  }
}

export const things = new Things();
