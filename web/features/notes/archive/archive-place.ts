import { useEffect } from 'react';

/** How far the page was scrolled when each visit to it was left, in CSS pixels; by the router's key of the visit. */
const places = new Map<string, number>();

/** How tall rows were when they were last seen, by their keys: what is above one's place need not be drawn for it. */
export const knownHeights = new Map<string, number>();

/** Where the page was when this visit was left, in CSS pixels from its top. */
export function placeOfVisit(key: string): number | undefined {
  return places.get(key);
}

/** Keeps where the page is while this visit lasts. */
export function useKeptPlace(key: string): void {
  useEffect(() => {
    const ending = new AbortController();
    const keep = () => {
      // On the way back the browser scrolls for the page it goes to while this one is still drawn.
      if (keyNow() === key) {
        places.set(key, window.scrollY);
      }
    };
    keep();
    window.addEventListener('scroll', keep, { passive: true, signal: ending.signal });
    return () => ending.abort();
  }, [key]);
}

/** As the router keeps it with each place of the browser's history. */
function keyNow(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'default';
}
