import type { Cue } from '#web/lib/cues.ts';
import { fallsFor } from '#web/ui/glass/stream.tsx';
import type { SampleLine } from './sample.ts';

const pourMs = 900;
const sinkMs = 700;

/** What is seen of the glass: how high each of its layers is, and how far a pour that is under way has come. */
type Poured = { heights: number[]; pouring: number | null };

/** When each moment begins to be poured: those of one line one after the other, for as long as it is said. */
export function poursOf(lines: readonly SampleLine[], cues: readonly Cue[]): number[] {
  return lines.flatMap(({ tells }, line) => {
    const { startMs, endMs } = cues[line] ?? { startMs: 0, endMs: 0 };
    return tells.map((_, at) => startMs + ((endMs - startMs) * at) / tells.length);
  });
}

/** How many moments are in the glass at `ms`; the one that is being poured counts as far as its pour has come. */
export function pouredAt(pours: readonly number[], ms: number): number {
  return pours.reduce((sum, startMs) => sum + inside((ms - startMs) / pourMs), 0);
}

/** What is left at `ms` of a glass that was this full when the toast began again. */
export function leftAt(left: number, ms: number): number {
  return left * (1 - smooth(ms / sinkMs));
}

/** The glass with so many of `count` moments in it, each a layer. */
export function glassWith(poured: number, count: number): Poured {
  const whole = Math.floor(poured);
  const pouring = poured - whole;
  const rising = smooth((pouring - fallsFor) / (0.95 - fallsFor));
  const heights = Array.from({ length: count }, (_, at) => (at < whole ? 1 : at === whole ? rising : 0) / count);
  return { heights, pouring: pouring > 0 ? pouring : null };
}

/** The glass with so much of `count` moments left in it, the uppermost gone first. */
export function glassLeft(left: number, count: number): Poured {
  const heights = Array.from({ length: count }, (_, at) => inside(left - at) / count);
  return { heights, pouring: null };
}

function smooth(at: number): number {
  const part = inside(at);
  return part * part * (3 - 2 * part);
}

function inside(at: number): number {
  return Math.min(Math.max(at, 0), 1);
}
