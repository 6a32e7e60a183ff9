/** The clink that a recording begins with, for what is heard before its recording is there. */
const address = '/clink.mp3';

let element: HTMLAudioElement | undefined;

/** Fetches the clink ahead of the tap that it answers. */
export function prepareChime(): void {
  element ??= new Audio(address);
  element.preload = 'auto';
}

/** Two rims touch. Call it in the tap itself: phones refuse a later one. */
export function playChime(): void {
  prepareChime();
  if (element) {
    element.currentTime = 0;
    // A device that keeps silent loses nothing but the sound.
    element.play().catch(() => undefined);
  }
}
