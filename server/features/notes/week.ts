import { addDays, localDate } from '#shared/calendar.ts';
import { limits } from '#shared/limits.ts';
import type { NoteRow } from './notes.queries.ts';

type Days = { first: string; last: string };
type Dated = Pick<NoteRow, 'local_date' | 'timezone' | 'created_at' | 'arrived_at'>;
/** `lookingBackFrom` in the first week of a newcomer: the instant until which the last seven days are reckoned. */
export type Span = { from: number; to: number; lookingBackFrom?: number | undefined };

/** How many days a newcomer's week looks back: today and the six before. */
const newcomerDays = 7;

/**
 * Whether a note that came within a span of time belongs to it by its day as well: it is for a day of that span where
 * it was written, or for the one on which it came. What was written for a day outside belongs to that day, but for the
 * last seven days of a newcomer: those before the account began are of no other week.
 */
export function isOfSpan(span: Span, dayEndHour: number): (note: Dated) => boolean {
  const daysIn = byZone((zone) => ({
    first: localDate(span.from, zone, dayEndHour),
    last: localDate(span.to - 1, zone, dayEndHour),
  }));
  const isRecent = span.lookingBackFrom === undefined ? () => false : isOfLastDays(span.lookingBackFrom, dayEndHour);
  return (note) => isWithin(note.local_date, daysIn(note.timezone)) || isOfItsMoment(note) || isRecent(note);
}

/** Whether a note is for one of the last seven days where it was written: the week of someone who is new. */
function isOfLastDays(now: number, dayEndHour: number): (note: Dated) => boolean {
  const daysIn = byZone((zone) => {
    const last = localDate(now, zone, dayEndHour);
    return { first: addDays(last, 1 - newcomerDays), last };
  });
  return ({ local_date: date, timezone }) => isWithin(date, daysIn(timezone));
}

function byZone(find: (zone: string) => Days): (zone: string) => Days {
  const known = new Map<string, Days>();
  return (zone) => {
    const days = known.get(zone) ?? find(zone);
    known.set(zone, days);
    return days;
  };
}

function isWithin(date: string, { first, last }: Days): boolean {
  return first <= date && date <= last;
}

/** Whether a note is for the day on which it came, wherever that day ended for its writer at the time. */
function isOfItsMoment({ local_date: date, created_at: written, arrived_at: arrived, timezone }: Dated): boolean {
  const at = arrived ?? written;
  return isWithin(date, { first: localDate(at, timezone, limits.latestDayEnd), last: localDate(at, timezone) });
}
