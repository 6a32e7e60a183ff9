import { expect, test } from 'vitest';
import type { Note } from '#shared/contract/notes.ts';
import { aNote } from '#shared/note.fixture.ts';
import { partsOf, rowsOf, type ArchiveRow } from './archive-rows.ts';

function onDays(...days: string[]): Note[] {
  return days.map((localDate, at) =>
    aNote({ id: days.length - at, content: localDate, createdAt: `${localDate}T20:00:00.000Z`, localDate }),
  );
}

function brief(row: ArchiveRow): string {
  return row.kind === 'month' ? `${row.key} of ${row.size}` : `${row.at}${row.startsDay ? ' new day' : ''}`;
}

const days = ['2026-03-04', '2026-03-04', '2026-03-01', '2025-12-31', '2025-12-30'];

test('above the first of each month stands its heading, and a day is named once', () => {
  const rows = rowsOf(onDays(...days), { isWhole: true });
  expect(rows.map(brief)).toEqual([
    '2026-03 of 3',
    '1 new day',
    '2',
    '3 new day',
    '2025-12 of 2',
    '1 new day',
    '2 new day',
  ]);
  expect(rowsOf([], { isWhole: true })).toEqual([]);
});

test('how many the last month has is not known while there may be more', () => {
  const months = rowsOf(onDays(...days), { isWhole: false }).filter((row) => row.kind === 'month');
  expect(months.map(({ size }) => size)).toEqual([3, -1]);
});

test('a stretch of rows comes by months, the first with its heading', () => {
  const rows = rowsOf(onDays(...days), { isWhole: true });
  const brief = (first: number, last: number) =>
    partsOf(rows, first, last).map(({ month, index, notes }) => [month.key, index, notes.map((note) => note.index)]);
  expect(brief(0, 6)).toEqual([
    ['2026-03', 0, [1, 2, 3]],
    ['2025-12', 4, [5, 6]],
  ]);
  expect(brief(2, 5)).toEqual([
    ['2026-03', 0, [2, 3]],
    ['2025-12', 4, [5]],
  ]);
  expect(brief(4, 4)).toEqual([['2025-12', 4, []]]);
  expect(brief(6, 6)).toEqual([['2025-12', 4, [6]]]);
  expect(partsOf([], 0, -1)).toEqual([]);
});
