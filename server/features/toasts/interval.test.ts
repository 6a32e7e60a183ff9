import { describe, expect, it } from 'vitest';
import { earlyIntervals } from './interval.ts';

const at = (iso: string) => Date.parse(`${iso}Z`);
const weekly = { zone: 'UTC', weekday: 0, hour: 9, minute: 0 };

describe('the span of an early toast', () => {
  it('begins where the last weekly toast ended', () => {
    const since = at('2026-03-01T09:00');
    expect(earlyIntervals({ since, now: at('2026-03-04T20:00'), weekly })).toEqual([
      { start: since, end: at('2026-03-04T20:00'), goesOn: true },
    ]);
  });

  it('begins at sign-up for someone new, also when a toast day passed since', () => {
    const since = at('2026-02-28T18:00');
    expect(earlyIntervals({ since, now: at('2026-03-02T20:00'), weekly })).toEqual([
      { start: since, end: at('2026-03-02T20:00'), goesOn: true },
    ]);
  });

  it('is never longer than a week: first the week in progress, then the one before', () => {
    expect(earlyIntervals({ since: at('2026-01-01T10:00'), now: at('2026-03-04T20:00'), weekly })).toEqual([
      { start: at('2026-03-01T09:00'), end: at('2026-03-04T20:00'), goesOn: true },
      { start: at('2026-02-22T09:00'), end: at('2026-03-01T09:00'), goesOn: false },
    ]);
  });

  it('does not reach back before the last toast', () => {
    const since = at('2026-02-25T12:00');
    expect(earlyIntervals({ since, now: at('2026-03-05T12:00'), weekly })).toEqual([
      { start: at('2026-03-01T09:00'), end: at('2026-03-05T12:00'), goesOn: true },
      { start: since, end: at('2026-03-01T09:00'), goesOn: false },
    ]);
  });
});
