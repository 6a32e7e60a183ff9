let hush: (() => void) | undefined;

/**
 * One sound at a time: ends what others let be heard now. Call it when a sound begins; `stop` ends it in turn when the
 * next one does, and must be the same each time.
 */
export function soundAlone(stop: () => void): void {
  if (hush !== stop) {
    const before = hush;
    hush = stop;
    before?.();
  }
}

/** What `stop` would end is over, and its element may be another's by the time the next sound begins. */
export function soundOver(stop: () => void): void {
  if (hush === stop) {
    hush = undefined;
  }
}

/** Ends whatever is heard, for a moment of quiet. */
export function hushAll(): void {
  const before = hush;
  hush = undefined;
  before?.();
}
