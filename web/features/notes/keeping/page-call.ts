const listeners = new Set<() => void>();

/** Has the page one writes on open, wherever on screen its owner is. */
export function openPage(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** Calls `open` whenever the page is asked for. Gives the way to stop. */
export function onPageAsked(open: () => void): () => void {
  listeners.add(open);
  return () => void listeners.delete(open);
}
