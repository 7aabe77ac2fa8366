// How the table's style sheet laid it out. It decides by container queries (`frame/Shell.svelte`) and says so in
// `--layout`; scripts read it from there where another layout has other parts, never from the window.

export type Layout = "phone" | "upright" | "lying" | "laptop" | "wide";

const fingers = matchMedia("(pointer: coarse)");

class Screen {
  /** Nothing until a table is on the page. */
  layout: Layout | "" = $state("");
  /** The table's size, in pixels of the style sheets. */
  width = $state(0);
  height = $state(0);
  touch = $state(fingers.matches);
  /** Changes when letters have come from the server: words measured before them are measured again. */
  letters = $state(0);
  /** One column that scrolls. */
  narrow = $derived(this.layout === "phone");
  /** A rail with everything beside the board. */
  roomy = $derived(this.layout === "laptop" || this.layout === "wide");

  constructor() {
    fingers.addEventListener("change", () => (this.touch = fingers.matches));
    document.fonts.addEventListener("loadingdone", () => this.letters++);
  }

  /** For `{@attach screen.follow}` on the element whose `--layout` it is. */
  follow = (node: HTMLElement): (() => void) => {
    const read = (): void => {
      this.layout = getComputedStyle(node).getPropertyValue("--layout").trim() as Layout;
      this.width = node.clientWidth / this.unit;
      this.height = node.clientHeight / this.unit;
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(node);
    return () => observer.disconnect();
  };

  /** How many pixels of the screen one pixel of the style sheets is. */
  get unit(): number {
    return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  }
}

export const screen = new Screen();
