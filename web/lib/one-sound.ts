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

/** Ends whatever is heard, for a moment of quiet. */
export function hushAll(): void {
  const before = hush;
  hush = undefined;
  before?.();
}
