// The one way of choosing for all games: things are clicked, each click narrows the options, the last one left is sent.
// With a mouse, pointing shows what a choice brings and a click does it. With a finger, a tap shows and the button or a
// second tap does.
import type { Answer, Option, Refused } from "../types";

/** How a thing of the board stands towards the question. */
export interface Mark {
  can: boolean;
  chosen: boolean;
  refused: boolean;
  lit: boolean;
  /** The key that picks it, if it belongs to exactly one option. */
  digit: string;
}

export interface Why {
  refused: Refused;
  /** Where the bubble points, in the window; null: the reason opens in the list, under its choice. */
  at: { x: number; y: number } | null;
}

/** The question as it stands, and the way to answer it. */
interface Asking {
  readonly options: Option[];
  readonly refused: Refused[];
  readonly lit: ReadonlySet<string>;
  readonly onPage: ReadonlySet<string>;
  /** Where things stand that are too small for a finger. */
  stands(thing: string): string | undefined;
  send(answer: Answer): void;
}

const PLAIN: Mark = { can: false, chosen: false, refused: false, lit: false, digit: "" };

export class Choosing {
  #asking: Asking;
  picked = $state.raw<string[]>([]);
  why = $state.raw<Why | null>(null);
  #pointed = $state.raw<Option | null>(null);
  #kept = $state.raw<Option | null>(null);

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  /** The options that agree with everything clicked so far. */
  left = $derived.by(() => this.#asking.options.filter((option) => this.#agrees(option)));
  leftRefused = $derived.by(() => this.#asking.refused.filter((option) => this.#agrees(option)));

  /** Options that have no place of their own in sight: they can only be buttons. */
  get offBoard(): Option[] {
    const free = (thing: string): boolean => this.#asking.onPage.has(thing) && !this.picked.includes(thing);
    return this.left.filter((option) => !option.touches.some(free));
  }

  #agrees(option: Option | Refused): boolean {
    return this.picked.every((thing) => this.#touches(option).has(thing));
  }
  /** What an option touches, and what that stands on. */
  #touches(option: Option | Refused): Set<string> {
    const found = new Set(option.touches);
    for (const thing of option.touches) {
      const place = this.#asking.stands(thing);
      if (place) found.add(place);
    }
    return found;
  }

  #marks = $derived.by(() => {
    const marks = new Map<string, Mark>();
    const mark = (thing: string): Mark => {
      let found = marks.get(thing);
      if (!found) marks.set(thing, (found = { ...PLAIN }));
      return found;
    };
    for (const option of this.leftRefused) for (const thing of this.#touches(option)) mark(thing).refused = true;
    const counts = new Map<string, number>();
    this.left.forEach((option, index) => {
      for (const thing of this.#touches(option)) {
        const found = mark(thing);
        const count = (counts.get(thing) ?? 0) + 1;
        counts.set(thing, count);
        found.can = true;
        found.refused = false;
        found.digit = count === 1 ? digitOf(index) : "";
      }
    });
    for (const thing of this.picked)
      Object.assign(mark(thing), { can: false, refused: false, chosen: true, digit: "" });
    for (const thing of this.#asking.lit) mark(thing).lit = true;
    return marks;
  });

  /** How this thing stands: outlined, chosen, refused, lit; draw it that way. */
  mark(thing: string): Mark {
    return this.#marks.get(thing) ?? PLAIN;
  }

  /** The option under the pointer, or the one tapped last: its preview is shown. */
  get shown(): Option | null {
    const wanted = this.#pointed ?? this.#kept ?? null;
    if (wanted && this.left.includes(wanted)) return wanted;
    return this.left.length === 1 ? (this.left[0] ?? null) : null;
  }
  /** The option that was tapped and waits for the button. */
  get kept(): Option | null {
    return this.#kept && this.left.includes(this.#kept) ? this.#kept : null;
  }
  get pointed(): Option | null {
    return this.#pointed;
  }
  point(option: Option | null): void {
    this.#pointed = option;
    if (option) this.#kept = option;
  }

  /** The option was chosen. On a touch screen the first tap shows what it would do. */
  choose(option: Option, touch: boolean): void {
    this.why = null;
    if (touch && this.#kept !== option) {
      this.#pointed = null;
      this.#kept = option;
    } else this.#asking.send(option.answer);
  }
  /** The next option of the list, or the one before. */
  step(by: 1 | -1): void {
    const at = this.shown ? this.left.indexOf(this.shown) : by > 0 ? -1 : 0;
    const next = this.left[(at + by + this.left.length) % Math.max(1, this.left.length)];
    this.#pointed = null;
    this.#kept = next ?? null;
  }

  /** A click on a thing: it narrows the options; one that is refused says why. */
  click(thing: string, at: Why["at"] = null, touch = false): void {
    this.why = null;
    if (touch && this.picked.at(-1) === thing && this.left.length > 1) return this.step(1);
    if (this.picked.includes(thing)) {
      this.picked = this.picked.slice(0, this.picked.indexOf(thing));
      return;
    }
    const agreeing = this.left.filter((option) => this.#touches(option).has(thing));
    if (agreeing.length === 1 && agreeing[0]) return this.choose(agreeing[0], touch);
    if (agreeing.length > 1) {
      this.picked = [...this.picked, thing];
      return;
    }
    const refused = this.leftRefused.find((option) => this.#touches(option).has(thing));
    if (refused) this.why = { refused, at };
  }

  /** One step back; false when nothing was chosen. */
  back(): boolean {
    if (this.why) {
      this.why = null;
      return true;
    }
    if (!this.picked.length) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }
  reset(): void {
    this.picked = [];
    this.why = null;
    this.#pointed = null;
    this.#kept = null;
  }

  /** The option a thing stands for now, for its preview. */
  hover(thing: string | null): void {
    const found = thing === null ? [] : this.left.filter((option) => option.touches.includes(thing));
    this.point(found.length === 1 ? (found[0] ?? null) : null);
  }
}

/** The key of the option at that place of the list. */
export function digitOf(index: number): string {
  return String(index + 1);
}

/** How a thing stands, as `data-mark` says it. What is lit is lit, whatever else it is. */
export function marked(mark: Mark | undefined): string | undefined {
  const stands = mark?.can ? "can" : mark?.chosen ? "chosen" : mark?.refused ? "refused" : "";
  return [stands, mark?.lit ? "lit" : ""].filter(Boolean).join(" ") || undefined;
}
