import { localDate } from '#shared/calendar.ts';
import type { Line } from '#shared/contract/toasts.ts';

/**
 * The lines of a toast as WebVTT, each shown while it is spoken; null while it has no voice. What is passed in no time is
 * shown for a millisecond, since a cue must last.
 *
 * @see https://www.w3.org/TR/webvtt1/
 */
export function webVtt(lines: readonly Pick<Line, 'text' | 'startMs' | 'endMs'>[]): string | null {
  const cues: string[] = [];
  for (const { text, startMs, endMs } of lines) {
    if (startMs === null || endMs === null) {
      return null;
    }
    const words = onOneLine(text);
    if (words !== '') {
      cues.push(`${timeOf(startMs)} --> ${timeOf(Math.max(endMs, startMs + 1))}\n${escaped(words)}\n`);
    }
  }
  return ['WEBVTT\n', ...cues].join('\n');
}

type Told = { lines: readonly Pick<Line, 'text'>[]; zone: string; intervalStart: number; intervalEnd: number };

/** The words of a toast, under the days that they tell of. */
export function plainText({ lines, ...interval }: Told): string {
  return [`Your toast: ${daysOf(interval)}`, '', ...lines.map(({ text }) => onOneLine(text)), ''].join('\n');
}

/** The days a toast tells of as their person's calendar has them, such as `1 to 8 March 2026`. */
export function daysOf({ zone, intervalStart, intervalEnd }: Omit<Told, 'lines'>): string {
  const days = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'long' });
  // In the middle of its parts, the same day twice is said once.
  return days.formatRange(intervalStart, intervalEnd).replace(/\s?[–-]\s?/u, ' to ');
}

/** The name under which a toast is kept as a file, without its ending. */
export function fileNameOf({ zone, intervalEnd }: Pick<Told, 'zone' | 'intervalEnd'>): string {
  return `toast-${localDate(intervalEnd, zone)}`;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}

/** `00:01:02.345` */
function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice(11, -1);
}
