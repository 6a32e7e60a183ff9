import type { Toast } from '#shared/contract/toasts.ts';
import { sayDuration } from '#web/lib/dates.ts';
import { dayOf } from '../shelf-words.ts';

/** The name of the recording as a file. */
export function fileNameOf({ intervalEnd }: Pick<Toast, 'intervalEnd'>): string {
  return `toast-${intervalEnd.slice(0, 10)}.mp3`;
}

/** `Week of November 15 · 7 moments · 0:59`. */
export function sayWeek(toast: Pick<Toast, 'intervalStart' | 'noteIds' | 'durationMs'>): string {
  const { noteIds, durationMs } = toast;
  const parts = [
    `Week of ${dayOf(toast)}`,
    `${String(noteIds.length)} ${noteIds.length === 1 ? 'moment' : 'moments'}`,
    durationMs !== null && sayDuration(durationMs / 1000),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}
