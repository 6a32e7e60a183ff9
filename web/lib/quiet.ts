import { useEffect, useState, useSyncExternalStore } from 'react';

const whoListens = new Set<() => void>();
let held = 0;

function change(by: number): void {
  held += by;
  for (const tell of whoListens) {
    tell();
  }
}

/**
 * For as long as this is true, nothing may come up by itself: a dialog, a menu or a notice is open or on its way, or
 * someone listens or is about to.
 */
export function useHold(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) {
      return undefined;
    }
    change(1);
    return () => change(-1);
  }, [isHeld]);
}

/** Whether for `ms` now nothing was held and nobody had a form under their hands. */
export function useQuiet(ms: number): boolean {
  const isBusy = useSyncExternalStore(listen, () => held > 0 || isFillingIn());
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

function isFillingIn(): boolean {
  const field = 'input:not([type=checkbox], [type=radio]), textarea, select';
  return document.activeElement?.matches(`${field}, form *`) ?? false;
}
