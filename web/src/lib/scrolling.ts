// For `{@attach reachable}`: what scrolls can be reached with the keyboard, what does not scroll is not a stop.
export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    const scrolls = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(node);
  changes.observe(node, { childList: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

/** For `{@attach focused}`: what has just appeared is where the keyboard goes on. */
export function focused(node: HTMLElement): void {
  node.focus({ preventScroll: true });
}
