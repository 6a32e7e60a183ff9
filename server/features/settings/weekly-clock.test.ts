import { describe, expect, it } from 'vitest';
import { nextWeekly, type WeeklyTime } from '#shared/calendar.ts';
import { awaitedFrom, latestStep, stepAt } from './weekly-clock.ts';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
const sundayAtNine: WeeklyTime = { zone: 'Europe/Lisbon', weekday: 0, hour: 9, minute: 0 };
const wednesday = Date.parse('2026-03-04T10:00:00Z');
const sunday = Date.parse('2026-03-08T09:00:00Z');

describe('when work on a weekly toast begins', () => {
  it('is spread evenly over the three hours before', () => {
    const people = 10_000;
    const quarters = Array.from({ length: 12 }, () => 0);
    for (let userId = 1; userId <= people; userId += 1) {
      const { dueAt, stepAt: step } = awaitedFrom(wednesday, sundayAtNine, userId);
      expect(dueAt).toBe(sunday);
      const ahead = dueAt - step;
      expect(ahead >= 300_000 && ahead <= 3 * hourMs).toBe(true);
      quarters[Math.floor((ahead / (3 * hourMs + 1)) * 12)]! += 1;
    }
    // The last five minutes are free.
    expect(quarters[0]).toBeGreaterThan(people * 0.05);
    for (const count of quarters.slice(1)) {
      expect(Math.abs(count / people - 15 / 175)).toBeLessThan(0.01);
    }
  });

  it('is followed a week later whatever comes of it', () => {
    const step = stepAt(sunday - hourMs, { dueAt: sunday, weekly: sundayAtNine, userId: 1 });
    expect(step).toEqual({ due: sunday, next: { dueAt: sunday, stepAt: sunday + weekMs } });
  });

  it('is at once for the latest week that is due, however many went by', () => {
    const now = sunday + 5 * weekMs + 3 * hourMs;
    const { due, next } = stepAt(now, { dueAt: sunday, weekly: sundayAtNine, userId: 1 });
    // Summer time began in the meantime, so nine in Lisbon is eight in UTC.
    const latest = sunday + 5 * weekMs - hourMs;
    expect([due, next]).toEqual([latest, { dueAt: latest, stepAt: nextWeekly(now, sundayAtNine) }]);
  });

  it('is worked out again when the clock was set back', () => {
    const userId = 7;
    const ahead = stepAt(wednesday, { dueAt: wednesday + 60 * weekMs, weekly: sundayAtNine, userId });
    expect(ahead).toEqual({ due: null, next: awaitedFrom(wednesday, sundayAtNine, userId) });
    expect(awaitedFrom(wednesday, sundayAtNine, userId).stepAt).toBeLessThan(latestStep(wednesday));
    expect(sunday + weekMs).toBeLessThan(latestStep(sunday - hourMs));
  });
});
