// For `{@attach reachable}`: what scrolls can be reached with the keyboard, what does not scroll is not a stop. The sheet
// lets it fade out where it goes on, above or below: no line is cut in the middle.
const SLACK = 4;

export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    const scrolls = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
    fade();
  };
  const fade = (): void => {
    const below = node.scrollHeight - node.clientHeight - node.scrollTop;
    const more = [node.scrollTop > SLACK && "up", below > SLACK && "down"].filter(Boolean).join(" ");
    if (more) node.dataset["more"] = more;
    else delete node.dataset["more"];
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(node);
  changes.observe(node, { childList: true, subtree: true });
  node.addEventListener("scroll", fade, { passive: true });
  look();
  return () => {
    node.removeEventListener("scroll", fade);
    sizes.disconnect();
    changes.disconnect();
  };
}

/** For `{@attach focused}`: what has just appeared is where the keyboard goes on. */
export function focused(node: HTMLElement): void {
  node.focus({ preventScroll: true });
}
