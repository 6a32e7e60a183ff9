import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairShare } from './fair-share.ts';
import type { TellableRow } from './tellable.queries.ts';

function row(id: number, day: string, bytes = 100): TellableRow {
  return {
    id,
    local_date: `2026-03-0${day}`,
    timezone: 'UTC',
    created_at: id * 1000,
    arrived_at: null,
    asked_for: 0,
    bytes,
  };
}

const enough = { notes: 100, characters: 100_000, over: 'days' } as const;

describe('fairShare', () => {
  it('is all of them, in their order, where that is little', () => {
    const rows = [row(1, '2'), row(2, '1'), row(3, '1', 90_000)];
    expect(fairShare(rows, enough)).toEqual([1, 2, 3]);
    expect(fairShare(rows)).toEqual([1, 2, 3]);
    expect(fairShare([], enough)).toEqual([]);
  });

  it('gives each day its turn, however much was written on one of them', () => {
    const rows = [row(1, '1'), row(2, '2'), ...Array.from({ length: 50 }, (_, at) => row(at + 3, '3')), row(99, '4')];
    expect(fairShare(rows, { ...enough, notes: 4 })).toEqual([1, 2, 52, 99]);
  });

  it('takes the longest of a day, then the latest, and so on', () => {
    const rows = [row(1, '1'), row(2, '1', 500), row(3, '1', 300), row(4, '1'), row(5, '1')];
    expect(fairShare(rows, { ...enough, notes: 1 })).toEqual([2]);
    expect(fairShare(rows, { ...enough, notes: 2 })).toEqual([2, 5]);
    expect(fairShare(rows, { ...enough, notes: 3 })).toEqual([2, 3, 5]);
  });

  it('passes over what does not fit any more for what still does; of a long one only so much counts', () => {
    const rows = [row(1, '1', 20_000), row(2, '2', 3000), row(3, '3', 900)];
    expect(fairShare(rows, { ...enough, characters: 5000 })).toEqual([1, 3]);
  });

  it('spreads over months as well', () => {
    const months = ['2025-01-05', '2025-01-09', '2025-02-01'].map((date, at) => ({
      ...row(at + 1, '1'),
      local_date: date,
    }));
    expect(fairShare(months, { ...enough, notes: 2, over: 'months' })).toEqual([2, 3]);
  });

  it('never takes more than it may, nor leaves out what there was room for', () => {
    const rows = fc.array(fc.record({ day: fc.integer({ min: 1, max: 9 }), bytes: fc.nat(9000) }), { maxLength: 60 });
    fc.assert(
      fc.property(rows, fc.nat(70), fc.nat(50_000), (all, notes, characters) => {
        const list = all.map(({ day, bytes }, at) => row(at + 1, String(day), bytes));
        const ids = fairShare(list, { notes, characters, over: 'days' });
        const lengthOf = (id: number): number => Math.min(4000, list[id - 1]?.bytes ?? 0);
        const sum = ids.reduce((total, id) => total + lengthOf(id), 0);
        expect(ids.length).toBeLessThanOrEqual(notes);
        expect(sum).toBeLessThanOrEqual(characters);
        expect(ids).toEqual(ids.toSorted((one, other) => one - other));
        const left = list.filter(({ id }) => !ids.includes(id));
        expect(ids.length === notes || left.every(({ id }) => sum + lengthOf(id) > characters)).toBe(true);
      }),
    );
  });
});
