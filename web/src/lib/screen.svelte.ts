// The room there is decides how a table is laid out, whatever the device. Sizes are in units of a 16-pixel text: where
// the page's text is larger (a large screen, or a reader's own setting), there is room for less of it.

/** How a table is laid out: `Shell.svelte` says what stands where. */
export type Layout = "phone" | "upright" | "lying" | "laptop" | "wide";

export function layoutFor(width: number, height: number): Layout {
  if (width < 640 || height < 480 || (width < 760 && width > height)) return "phone";
  if (width < 1240) return height >= width ? "upright" : "lying";
  return width < 1400 || height < 820 ? "laptop" : "wide";
}

const fingers = matchMedia("(pointer: coarse)");

class Screen {
  width = $state(0);
  height = $state(0);
  touch = $state(fingers.matches);
  layout: Layout = $derived(layoutFor(this.width, this.height));
  /** One column that scrolls. */
  narrow = $derived(this.layout === "phone");

  constructor() {
    fingers.addEventListener("change", () => (this.touch = fingers.matches));
    addEventListener("resize", () => this.#measure());
    this.#measure();
  }
  #measure(): void {
    const unit = this.unit;
    this.width = document.documentElement.clientWidth / unit;
    this.height = innerHeight / unit;
  }
  /** How many pixels of the screen one pixel of the style sheets is. */
  get unit(): number {
    return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  }
}

export const screen = new Screen();
