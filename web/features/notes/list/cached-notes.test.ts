import { expect, test } from 'vitest';
import type { Note } from '#shared/contract/notes.ts';
import { changeIn } from './cached-notes.ts';

const note = (id: number) => ({ id, content: `Soup ${id}.`, version: 1 }) as Note;
const gone = () => null;
const changed = (known: Note): Note => ({ ...known, content: 'Bread.' });

test('a reflection changes and leaves wherever it is listed', () => {
  expect(changeIn([note(1), note(2)], 2, changed)).toEqual([note(1), { ...note(2), content: 'Bread.' }]);
  expect(changeIn([note(1), note(2)], 1, gone)).toEqual([note(2)]);
});

test('what does not hold it stays the same object', () => {
  for (const data of [
    undefined,
    null,
    [note(1)],
    [{ date: '2026-03-03', count: 2 }],
    { pages: [[note(1)]] },
    note(2),
  ]) {
    expect(changeIn(data, 2, gone)).toBe(data);
  }
});
