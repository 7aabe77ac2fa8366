// What a thing is and does: shown a moment after the pointer, the focus or a finger rests on it, its rule one click away.
import { things } from "./things.svelte";

const REST = 450;
const HOLD = 500;
const LINGER = 280;

export interface Shown {
  game: string;
  thing: string;
  /** The element, in the window. */
  box: DOMRect;
}

class Helper {
  shown = $state.raw<Shown | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something is printed on it, or a rule is about it. */
  knows(game: string, thing: string): boolean {
    return things.lines(game, thing).length > 0 || things.rules(game, thing).length > 0;
  }
  show(game: string, thing: string, node: Element): void {
    clearTimeout(this.#timer);
    // Gone meanwhile: no pointer will ever leave it.
    if (node.isConnected && this.knows(game, thing)) this.shown = { game, thing, box: node.getBoundingClientRect() };
  }
  /** Soon, unless the pointer goes on. */
  soon(game: string, thing: string, node: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(game, thing, node), REST);
  }
  /** The pointer may still be on its way to the rule. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.shown) this.#timer = setTimeout(() => this.close(), LINGER);
  }
  stay(): void {
    clearTimeout(this.#timer);
  }
  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** For `{@attach help.of(table, "crew:brewer")}`: mouse, keyboard and a long touch ask what it is. */
  of(table: { readonly now: { game: string } | null }, thing: string): (node: Element) => () => void {
    return (node) => {
      // Read when asked, not when attached: else every page would attach everything again.
      const known = (): boolean => this.knows(table.now?.game ?? "", thing);
      const soon = (): void => this.soon(table.now?.game ?? "", thing, node);
      let title: string | null = null;
      let held = false;
      const enter = (event: Event): void => {
        if ((event as PointerEvent).pointerType === "touch" || !known()) return;
        title = node.getAttribute("title");
        if (title !== null) node.removeAttribute("title");
        soon();
      };
      const leave = (): void => {
        if (title !== null && !node.hasAttribute("title")) node.setAttribute("title", title);
        title = null;
        this.leave();
      };
      const focus = (): void => {
        if (known() && node.matches(":focus-visible")) soon();
      };
      const down = (event: Event): void => {
        held = false;
        if (!known()) return;
        if ((event as PointerEvent).pointerType !== "touch") return this.close();
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
          held = true;
          this.show(table.now?.game ?? "", thing, node);
        }, HOLD);
      };
      const up = (event: Event): void => {
        if ((event as PointerEvent).pointerType === "touch" && !held) clearTimeout(this.#timer);
      };
      const menu = (event: Event): void => {
        if (held) event.preventDefault();
      };
      // A long touch asks; it does not choose.
      const click = (event: Event): void => {
        if (!held) return;
        held = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      };
      const listeners: [string, (event: Event) => void][] = [
        ["pointerenter", enter],
        ["pointerleave", leave],
        ["focus", focus],
        ["blur", leave],
        ["pointerdown", down],
        ["pointerup", up],
        ["pointercancel", up],
        ["contextmenu", menu],
      ];
      for (const [name, listener] of listeners) node.addEventListener(name, listener);
      node.addEventListener("click", click, { capture: true });
      return () => {
        for (const [name, listener] of listeners) node.removeEventListener(name, listener);
        node.removeEventListener("click", click, { capture: true });
        if (this.shown?.thing === thing) this.close();
      };
    };
  }
}

export const help = new Helper();
