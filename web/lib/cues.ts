type Timed = { startMs: number | null; endMs: number | null };

/** When a sentence is spoken, in milliseconds from the start of the recording. */
export type Cue = { startMs: number; endMs: number };

/** The cues of a toast, or null while any of its sentences has no time yet. */
export function cuesOf(lines: readonly Timed[]): Cue[] | null {
  const cues: Cue[] = [];
  for (const { startMs, endMs } of lines) {
    if (startMs === null || endMs === null) {
      return null;
    }
    cues.push({ startMs, endMs });
  }
  return cues.length > 0 ? cues : null;
}

/** Which line is spoken at `ms`: the last that has begun, also in the pause after it; -1 before the first. */
export function lineAt(cues: readonly Cue[], ms: number): number {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cues[middle]?.startMs ?? Infinity) <= ms) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}

/**
 * Where a step to the neighbouring line leads, in milliseconds. Going back within a line's first moments means the
 * line before; later it means the start of this one, as on any player. Lines that begin together are one step.
 */
export function neighbourStart(cues: readonly Cue[], ms: number, step: -1 | 1): number {
  const start = cues[lineAt(cues, ms)]?.startMs ?? 0;
  if (step === 1) {
    return cues.find((cue) => cue.startMs > ms)?.startMs ?? start;
  }
  const before = cues.findLast((cue) => cue.startMs < start);
  return ms - start > 1500 ? start : (before?.startMs ?? cues[0]?.startMs ?? 0);
}

/** `ms` as it is said aloud: '1 minute 5 seconds'. */
export function spokenTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    (rest > 0 || minutes === 0) && `${rest} ${rest === 1 ? 'second' : 'seconds'}`,
  ];
  return parts.filter(Boolean).join(' ');
}
