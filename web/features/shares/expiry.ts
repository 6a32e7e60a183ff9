import { sayDay } from '#web/lib/dates.ts';

const expiries = [
  { value: 'never', label: 'Never' },
  { value: 'day', label: '1 day' },
  { value: 'week', label: '1 week' },
  { value: 'month', label: '1 month' },
] as const;
/** How long a link opens; `kept` leaves its end where it is. */
export type Expiry = (typeof expiries)[number]['value'] | 'kept';

const hours: Record<Exclude<Expiry, 'kept'>, number | null> = { never: null, day: 24, week: 7 * 24, month: 30 * 24 };

/** What can be chosen for a link, with the end that it has so far, or null. */
export function expiryOptions(end: string | null): readonly { value: Expiry; label: string }[] {
  return end === null ? expiries : [{ value: 'kept', label: `As now, on ${sayDay(end)}` }, ...expiries];
}

/** When a link ends for which this is chosen at `now`, as an ISO instant; null when it does not. */
export function expiresAt(expiry: Expiry, { now, end }: { now: number; end: string | null }): string | null {
  if (expiry === 'kept') {
    return end;
  }
  const length = hours[expiry];
  return length === null ? null : new Date(now + length * 3_600_000).toISOString();
}
