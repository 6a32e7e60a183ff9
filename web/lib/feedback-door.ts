import { useSyncExternalStore } from 'react';

const whoListens = new Set<() => void>();
let openings = 0;

/** Opens the feedback dialog, from wherever it is asked for. */
export function openFeedback(): void {
  openings += 1;
  for (const tell of whoListens) {
    tell();
  }
}

/** How often the feedback dialog was asked for since the app was loaded. */
export function useFeedbackOpenings(): number {
  return useSyncExternalStore(
    listen,
    () => openings,
    () => 0,
  );
}

function listen(tell: () => void): () => void {
  whoListens.add(tell);
  return () => whoListens.delete(tell);
}
