import { useSyncExternalStore } from 'react';
import { soundAlone } from './one-sound.ts';

/** The one audio element for short clips, so that no two are ever heard at once. Made when first needed. */
let element: HTMLAudioElement | undefined;
let playing: string | null = null;
/** To be told when what is heard now breaks off. */
let tellBroken: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Plays a short clip from its start and ends the one before. Call it in the tap itself: phones refuse a later one.
 * Rejects with the browser's error when it cannot be played; resolves quietly when it was stopped meanwhile. What
 * breaks off later is told to `onBroken`.
 */
export async function playClip(address: string, { onBroken }: { onBroken?: () => void } = {}): Promise<void> {
  soundAlone(stopClip);
  const audio = (element ??= makeElement());
  tellBroken = undefined;
  audio.src = address;
  set(address);
  try {
    await audio.play();
    if (playing === address) {
      tellBroken = onBroken;
    }
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
  tellBroken = undefined;
  element?.pause();
  set(null);
}

/**
 * In a tap: plays nothing at all on the element, so that phones let a clip be heard that is only made by then. Ends
 * whatever clip is heard.
 */
export function unlockClip(): void {
  stopClip();
  const audio = (element ??= makeElement());
  silence ??= URL.createObjectURL(new Blob([silentWav()], { type: 'audio/wav' }));
  audio.src = silence;
  audio.play().catch(() => undefined);
}

/** The address of the clip that is heard now, live; null in silence. */
export function useClip(): string | null {
  return useSyncExternalStore(subscribe, () => playing);
}

/**
 * What `pick` makes of the milliseconds that are heard of the clip at `address`, live; null while it is not heard. The
 * caller draws again only when that changes.
 */
export function useClipPlace<T extends number | string | boolean>(address: string, pick: (ms: number) => T): T | null {
  const isHeard = useClip() === address;
  return useSyncExternalStore(isHeard ? subscribeToFrames : subscribe, () =>
    playing === address ? pick((element?.currentTime ?? 0) * 1000) : null,
  );
}

let silence: string | undefined;

/** A tenth of a second of nothing: RIFF WAVE, PCM, 8 kHz, 8 bit. */
function silentWav(): Uint8Array<ArrayBuffer> {
  const samples = 800;
  const bytes = new Uint8Array(44 + samples).fill(128);
  const view = new DataView(bytes.buffer);
  const write = (at: number, letters: string) =>
    [...letters].forEach((letter, more) => view.setUint8(at + more, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return bytes;
}

function makeElement(): HTMLAudioElement {
  const audio = new Audio();
  audio.addEventListener('ended', () => set(null));
  audio.addEventListener('error', () => {
    const tell = playing === null ? undefined : tellBroken;
    tellBroken = undefined;
    set(null);
    tell?.();
  });
  return audio;
}

function set(address: string | null): void {
  playing = address;
  for (const listener of listeners) {
    listener();
  }
}

/** Calls the listener with each picture that the screen draws. */
function subscribeToFrames(listener: () => void): () => void {
  let frame = requestAnimationFrame(function next() {
    listener();
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
