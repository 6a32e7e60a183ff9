import { describe, expect, it } from 'vitest';
import { updateCategories } from './update.ts';
import { findUpdates, updateMonths, updateOf, updates } from './updates.ts';

describe('the updates', () => {
  it('are eight, of the days and the kinds that the specification names, the newest first', () => {
    expect(updates).toHaveLength(8);
    const dates = updates.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(dates)).toEqual(new Set(['2025-08-08', '2025-08-07', '2025-08-06']));
    expect(new Set(updates.map(({ category }) => category))).toEqual(new Set(updateCategories));
  });

  it('each have an address of their own and something to say', () => {
    expect(new Set(updates.map(({ slug }) => slug)).size).toBe(updates.length);
    for (const { slug, title, summary, why, details } of updates) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([title, summary, why].every((text) => text.trim().length > 10)).toBe(true);
      expect(details.length).toBeGreaterThan(0);
      expect(updateOf(slug)?.title).toBe(title);
    }
    expect(updateOf('nothing-of-the-kind')).toBeUndefined();
  });

  it('are found by month and by any of the kinds that are chosen', () => {
    expect(updateMonths).toEqual(['2025-08']);
    expect(findUpdates({ month: null, categories: [] })).toEqual(updates);
    expect(findUpdates({ month: '2025-08', categories: [] })).toHaveLength(8);
    expect(findUpdates({ month: '2025-07', categories: [] })).toEqual([]);
    const some = findUpdates({ month: null, categories: ['Fix', 'Security'] });
    expect(new Set(some.map(({ category }) => category))).toEqual(new Set(['Fix', 'Security']));
    expect(some).toHaveLength(4);
  });
});
