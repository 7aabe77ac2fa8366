// One sentence to tell on the next page: what was done on the last one.
class Told {
  #words = $state("");

  get words(): string {
    return this.#words;
  }
  say(words: string): void {
    this.#words = words;
  }
}

export const told = new Told();
