import { useSyncExternalStore } from 'react';
import type { Care } from '#shared/contract/notes.ts';

/** A note whose save asked for care, in what danger its words sound, and whether toasts are silent of it for sure; `save` counts. */
export type CaredFor = NonNullable<Care> & { noteId: number; save: number };

/** Null once the card was closed. Nothing of it is written down anywhere. */
let caredFor: CaredFor | null = null;
let isNew = false;
let saves = 0;
const listeners = new Set<() => void>();

function set(wanted: CaredFor | null): void {
  caredFor = wanted;
  isNew = wanted !== null;
  for (const listener of listeners) {
    listener();
  }
}

/** Shows where to find help, after a note whose save answered that it asks for care. A reload forgets it. */
export function showCare(wanted: Omit<CaredFor, 'save'>): void {
  saves += 1;
  set({ ...wanted, save: saves });
}

/** Puts the card away until the next save that asks for care. */
export function hideCare(): void {
  set(null);
}

/** Whether the card is shown now: nothing is celebrated beside it. */
export function isCaring(): boolean {
  return caredFor !== null;
}

/** What the card is shown for, live; null when none is. */
export function useCare(): CaredFor | null {
  return useSyncExternalStore(subscribe, () => caredFor);
}

/** Whether the card is seen for the first time since its save; true once. */
export function takeArrival(): boolean {
  const was = isNew;
  isNew = false;
  return was;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
