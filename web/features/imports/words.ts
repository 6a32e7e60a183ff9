import type { ImportFormat, ImportReport, ImportSample, LeftOut, LeftOutReason } from '#shared/contract/imports.ts';
import { sayDate } from '#web/lib/dates.ts';

export const formatNames: Record<ImportFormat, string> = {
  'clink-json': 'Clink, one file',
  'clink-zip': 'Clink, everything',
  'day-one': 'Day One',
  journey: 'Journey',
  journiv: 'Journiv',
  dailytxt: 'DailyTxT',
  daylio: 'Daylio',
  csv: 'CSV',
  markdown: 'Markdown',
};

/** Whether a file of this format may not say in which time zone something was written. */
export function mayLackZones(format: ImportFormat): boolean {
  return format !== 'clink-zip' && format !== 'day-one' && format !== 'journey';
}

const reasons: Record<LeftOutReason, (count: string, isOne: boolean) => string> = {
  'no-words': (count, isOne) => `${count} ${isOne ? 'has' : 'have'} no words.`,
  'no-date': (count, isOne) => `${count} ${isOne ? 'has' : 'have'} no date.`,
  'impossible-date': (count, isOne) =>
    `${count} ${isOne ? 'has a date that does' : 'have dates that do'} not exist, or that could not be read.`,
  'too-early': (count, isOne) => `${count} ${isOne ? 'is' : 'are'} from before 1900.`,
  'to-come': (count, isOne) => `${count} ${isOne ? 'is' : 'are'} dated in the future.`,
  damaged: (count, isOne) => `${count} ${isOne ? 'is' : 'are'} damaged.`,
  encrypted: (count, isOne) => `${count} ${isOne ? 'is' : 'are'} encrypted.`,
  attachment: (count, isOne) =>
    `${count} photo${isOne ? '' : 's'} or other file${isOne ? '' : 's'}: Clink keeps words and your voice.`,
  'recording-too-large': (count, isOne) => `${count} recording${isOne ? ' is' : 's are'} too large.`,
  'not-understood': (count) => `${count} could not be understood.`,
};

export function sayLeftOut({ reason, count }: LeftOut): string {
  return reasons[reason](sayCount(count), count === 1);
}

export function sayCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 reflection`, `3,000 reflections`. */
export function sayMany(count: number, one = 'reflection'): string {
  return `${sayCount(count)} ${one}${count === 1 ? '' : 's'}`;
}

/** `June 2, 2019 to March 3, 2026`; one day alone where they are the same. */
export function saySpan({ first, last }: { first: string | null; last: string | null }): string {
  if (first === null || last === null) {
    return '';
  }
  return first === last ? sayOwnDate(first) : `${sayOwnDate(first)} to ${sayOwnDate(last)}`;
}

/** `June 2, 2019` for `2019-06-02`, which belongs to no time zone. */
export function sayOwnDate(localDate: string): string {
  return sayDate(`${localDate}T00:00:00Z`, 'UTC');
}

/** `June 2, 2019, 08:30`. */
export function sayMoment({ localDate, time }: Pick<ImportSample, 'localDate' | 'time'>): string {
  return time === null ? sayOwnDate(localDate) : `${sayOwnDate(localDate)}, ${time}`;
}

/** What came of an import, in a sentence or two. */
export function sayOutcome({ state, added, known, toasts, leftAlone, looked, entries }: ImportReport): string {
  const stood = known > 0 ? ` ${sayMany(known)} stood here already.` : '';
  const came = `${sayMany(added)}${toasts > 0 ? ` and ${sayMany(toasts, 'toast')}` : ''}`;
  switch (state) {
    case 'running':
      return `${sayCount(looked)} of ${sayMany(entries)} so far.`;
    case 'stopped':
      return `It stopped halfway: ${came} came in.${stood} Send the same file again to bring in the rest.`;
    case 'undone':
      return leftAlone > 0
        ? `Taken back. ${sayMany(leftAlone)} that you had changed ${leftAlone === 1 ? 'was' : 'were'} left.`
        : 'Taken back.';
    case 'done':
      return `${came} came in.${stood}`;
  }
}
