import { expect, it } from 'vitest';
import { sayWeek } from './closing-words.ts';

it('says of which week a toast was, of how much, and how long', () => {
  const toast = { intervalStart: '2026-11-15T10:00:00.000Z', noteIds: [1, 2, 3, 4, 5, 6, 7], durationMs: 59_700 };
  expect(sayWeek(toast)).toBe('Week of November 15 · 7 moments · 0:59');
  expect(sayWeek({ ...toast, noteIds: [4], durationMs: null })).toBe('Week of November 15 · 1 moment');
});
