// Addresses of the client, relative to where the server shows it.
const base = new URL(document.baseURI).pathname.replace(/\/?$/, "/");

class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }
  #read(): void {
    this.#path = location.pathname;
    this.#search = location.search;
  }

  /** The parts of the address: `/t/abc` is ["t", "abc"]. */
  get parts(): string[] {
    const path = this.#path.startsWith(base) ? this.#path.slice(base.length) : this.#path.slice(1);
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  }
  get query(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }

  href(path: string): string {
    return base + path.replace(/^\//, "");
  }
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", this.href(path));
    this.#read();
    if (!replace) scrollTo(0, 0);
  }
  /** Change the query without a new page. */
  ask(query: Record<string, string | undefined>): void {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(query)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    history.replaceState(null, "", url);
    this.#read();
  }
}

export const router = new Router();

/** For `<a use:link href=…>`: our own addresses without loading the page again. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent): void => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const url = new URL(node.href);
    event.preventDefault();
    router.go(url.pathname.slice(base.length) + url.search + url.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
