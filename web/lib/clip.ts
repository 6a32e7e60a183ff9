import { useSyncExternalStore } from 'react';

/** The one audio element for short clips, so that no two are ever heard at once. Made when first needed. */
let element: HTMLAudioElement | undefined;
let playing: string | null = null;
const listeners = new Set<() => void>();

/**
 * Plays a short clip from its start and ends the one before. Call it in the tap itself: phones refuse a later one.
 * Rejects with the browser's error when it cannot be played; resolves quietly when it was stopped meanwhile.
 */
export async function playClip(address: string): Promise<void> {
  const audio = (element ??= makeElement());
  audio.src = address;
  set(address);
  try {
    await audio.play();
  } catch (error) {
    if (playing === address) {
      set(null);
    }
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      throw error;
    }
  }
}

/** Ends whatever clip is heard. */
export function stopClip(): void {
  element?.pause();
  set(null);
}

/** The address of the clip that is heard now, live; null in silence. */
export function useClip(): string | null {
  return useSyncExternalStore(subscribe, () => playing);
}

function makeElement(): HTMLAudioElement {
  const audio = new Audio();
  audio.addEventListener('ended', () => set(null));
  audio.addEventListener('error', () => set(null));
  return audio;
}

function set(address: string | null): void {
  playing = address;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
