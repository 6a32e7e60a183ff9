import { useEffect, useState, useSyncExternalStore } from 'react';

const whoListens = new Set<() => void>();
let held = 0;

function change(by: number): void {
  held += by;
  for (const tell of whoListens) {
    tell();
  }
}

/** For as long as this is true, nothing may come up by itself: a dialog is open or on its way, or someone listens. */
export function useHold(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) {
      return undefined;
    }
    change(1);
    return () => change(-1);
  }, [isHeld]);
}

/** Whether for `ms` now nothing was held and nobody had a field to type in under their hands. */
export function useQuiet(ms: number): boolean {
  const isBusy = useSyncExternalStore(listen, () => held > 0 || isTyping());
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isBusy) {
      setQuiet(false);
      return undefined;
    }
    const timer = setTimeout(() => setQuiet(true), ms);
    return () => clearTimeout(timer);
  }, [isBusy, ms]);
  return isQuiet && !isBusy;
}

function listen(tell: () => void): () => void {
  whoListens.add(tell);
  document.addEventListener('focusin', tell);
  document.addEventListener('focusout', tell);
  return () => {
    whoListens.delete(tell);
    document.removeEventListener('focusin', tell);
    document.removeEventListener('focusout', tell);
  };
}

function isTyping(): boolean {
  return document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, select') ?? false;
}
