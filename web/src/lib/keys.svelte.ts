// The table by keyboard: digits pick from the list, Esc goes back, arrows walk through the past.
import { help } from "./help.svelte";
import { reader } from "./reader.svelte";
import { settings } from "./settings.svelte";
import type { TableState } from "./table.svelte";
import { things } from "./things.svelte";

/** Milliseconds a second digit may take. */
const PAUSE = 650;

export class Keys {
  #table: TableState;
  #close: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The digits typed so far, while another may follow. */
  typed = $state("");

  /** `close` puts away what is open over the board; false when nothing was. */
  constructor(table: TableState, close: () => boolean) {
    this.#table = table;
    this.#close = close;
  }

  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (target.closest("input, select, textarea, dialog")) return;
    const [table, pressed] = [this.#table, event.key.toLowerCase()];
    if (pressed === "z" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void this.undo(event.shiftKey);
    } else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (digitOn(event)) this.#digit(digitOn(event));
    else if (pressed === "enter" && this.typed) {
      event.preventDefault();
      this.#pick();
    } else if (pressed === "escape") this.#escape();
    else if (pressed === "?") this.#rule();
    else if (pressed === "l") document.querySelector<HTMLElement>(".choice button.go")?.focus();
    else if (pressed === "h") table.bare = !table.bare;
    else if (pressed === " " && table.busy) {
      event.preventDefault();
      table.skip();
    } else this.#walk(event.key);
  }

  #walk(pressed: string): void {
    const [table, page] = [this.#table, this.#table.page];
    if (!page || !table.now) return;
    if (pressed === "ArrowLeft") void table.look(Math.max(0, page.n - 1));
    else if (pressed === "ArrowRight" && table.inPast) {
      if (page.n + 1 >= table.now.n && table.now.state === "playing") table.present();
      else void table.look(Math.min(table.now.n, page.n + 1));
    }
  }
  /** The rule of what is explained just now. */
  #rule(): void {
    const found = help.shown && things.rules(help.shown.game, help.shown.thing)[0];
    if (found) void reader.open(found);
  }
  async undo(turn: boolean): Promise<void> {
    const can = this.#table.now?.undo;
    if (can?.possible) await this.#table.undo(turn);
    else this.#table.notice = can?.reason || settings.t.noUndo;
  }
  #escape(): void {
    if (this.typed) {
      clearTimeout(this.#timer);
      this.typed = "";
    } else if (help.shown) help.close();
    else if (!this.#close() && !this.#table.back() && this.#table.inPast && this.#table.now?.state === "playing")
      this.#table.present();
  }
  #pick(): void {
    clearTimeout(this.#timer);
    const option = this.#table.numbered(Number(this.typed));
    this.typed = "";
    if (option) void this.#table.send(option.answer);
  }
  /** With ten options or more, a second digit may follow the first; Enter says that none will. */
  #digit(pressed: string): void {
    const table = this.#table;
    if (table.busy) return table.skip();
    if (!table.left.length) return;
    this.typed += pressed;
    clearTimeout(this.#timer);
    if (Number(this.typed) * 10 > table.left.length || this.typed.length > 2) this.#pick();
    else this.#timer = setTimeout(() => this.#pick(), PAUSE);
  }
}

/** French keyboards have their digits behind Shift: the key itself counts, whatever it types. */
function digitOn(event: KeyboardEvent): string {
  if (/^[0-9]$/.test(event.key)) return event.key;
  return (!event.shiftKey && /^Digit([0-9])$/.exec(event.code)?.[1]) || "";
}
