// Where things are drawn on the page: for clicks, for what travels, for bubbles.

/** What happens to a thing on the page. */
interface Handlers {
  click(thing: string, at: { x: number; y: number } | null, touch: boolean): void;
  hover(thing: string | null): void;
}

const coarse = matchMedia("(pointer: coarse)");
/** Whether a finger did it, not a mouse or a key. */
export function byTouch(event: Event): boolean {
  const kind = (event as PointerEvent).pointerType;
  if (kind) return kind === "touch";
  return event instanceof MouseEvent && event.detail > 0 && coarse.matches;
}

export class Spots {
  /** What is on the page now. */
  names = $state.raw<ReadonlySet<string>>(new Set());
  #nodes = new Map<string, Set<Element>>();

  mount(thing: string, node: Element): () => void {
    const nodes = this.#nodes.get(thing) ?? new Set();
    this.#nodes.set(thing, nodes.add(node));
    queueMicrotask(() => this.#note());
    return () => {
      nodes.delete(node);
      if (!nodes.size && this.#nodes.get(thing) === nodes) this.#nodes.delete(thing);
      queueMicrotask(() => this.#note());
    };
  }

  #note(): void {
    if (this.names.size !== this.#nodes.size || [...this.#nodes.keys()].some((one) => !this.names.has(one)))
      this.names = new Set(this.#nodes.keys());
  }

  /** Where a thing is drawn now; undefined when it is not in sight. */
  where(thing: string): DOMRect | undefined {
    for (const node of this.#nodes.get(thing) ?? []) {
      const box = node.getBoundingClientRect();
      if (box.width && box.height) return box;
    }
    return undefined;
  }

  /** Makes an element stand for a thing: for mouse, touch and keyboard. */
  attach(thing: string, node: Element, on: Handlers): () => void {
    const where = (): { x: number; y: number } => {
      const box = node.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.bottom };
    };
    const click = (event: Event): void => {
      event.stopPropagation();
      on.click(thing, where(), byTouch(event));
    };
    const key = (event: Event): void => {
      const pressed = (event as KeyboardEvent).key;
      if (pressed !== "Enter" && pressed !== " ") return;
      event.preventDefault();
      click(event);
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") on.hover(thing);
    };
    // A finger or a mouse gives the focus too, before its click: that is no look at it.
    const focus = (): void => {
      if (node.matches(":focus-visible")) on.hover(thing);
    };
    // An element that goes while it has the focus loses it in the middle of drawing: only after that is it noted.
    const leave = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") queueMicrotask(() => on.hover(null));
    };
    const listeners: [string, (event: Event) => void][] = [
      ["click", click],
      ["keydown", key],
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["focus", focus],
      ["blur", leave],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    const unmount = this.mount(thing, node);
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      unmount();
    };
  }
}
