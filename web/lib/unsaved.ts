import { useEffect } from 'react';

type Ask = (go: () => void) => void;

const whoListens = new Set<() => void>();
let count = 0;
let ask: Ask | null = null;

function change(by: number): void {
  count += by;
  for (const tell of whoListens) {
    tell();
  }
}

/** For as long as this is true, the page holds a change that would be lost with it. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) {
      return undefined;
    }
    change(1);
    return () => change(-1);
  }, [isUnsaved]);
}

/** Whether the page holds a change that would be lost with it. */
export function isAnythingUnsaved(): boolean {
  return count > 0;
}

/** Hears when that changes. Gives the way to stop. */
export function listenForUnsaved(tell: () => void): () => void {
  whoListens.add(tell);
  return () => whoListens.delete(tell);
}

/** Names who asks before such a change is lost: a page has at most one. Gives the way to stop. */
export function askThrough(asking: Ask): () => void {
  ask = asking;
  return () => {
    ask = null;
  };
}

/** Goes where the change would be lost: at once when there is none, else when the person wants it so. */
export function leaveWhenSaved(go: () => void): void {
  if (count > 0 && ask) {
    ask(go);
  } else {
    go();
  }
}
