/** How long a link opens. */
export const expiries = [
  { value: 'never', label: 'Never' },
  { value: 'day', label: '1 day' },
  { value: 'week', label: '1 week' },
  { value: 'month', label: '1 month' },
] as const;
export type Expiry = (typeof expiries)[number]['value'];

const hours: Record<Expiry, number | null> = { never: null, day: 24, week: 7 * 24, month: 30 * 24 };

/** When a link ends that is made at `now`, as an ISO instant; null when it does not. */
export function expiresAt(expiry: Expiry, now: number): string | null {
  const length = hours[expiry];
  return length === null ? null : new Date(now + length * 3_600_000).toISOString();
}
