import { describe, expect, it } from 'vitest';
import type { Note } from '#shared/contract/notes.ts';
import { aNote } from '#shared/note.fixture.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { isChangedSince, reflectionsBehind } from './reflections-behind.ts';

function note(id: number): Note {
  return aNote({ id, content: `The good thing number ${id}.` });
}

function line(part: Partial<Line>): Line {
  return { text: 'You did well.', noteIds: [], rests: [], startMs: null, endMs: null, ...part };
}

describe('reflectionsBehind', () => {
  it('has none for a line that says nothing about the week', () => {
    expect(reflectionsBehind(line({}), [note(1)])).toEqual([]);
  });

  it('gives each reflection once, with all the words of it', () => {
    const rests = [
      { noteId: 2, words: 'The good' },
      { noteId: 1, words: 'good thing' },
      { noteId: 2, words: 'number 2' },
    ];
    expect(reflectionsBehind(line({ noteIds: [2, 1, 2], rests }), [note(1), note(2), note(3)])).toEqual([
      { noteId: 2, note: note(2), words: ['The good', 'number 2'] },
      { noteId: 1, note: note(1), words: ['good thing'] },
    ]);
  });

  it('keeps the place of one that is not there', () => {
    const behind = reflectionsBehind(line({ noteIds: [1, 2] }), [note(2)]);
    expect(behind.map((each) => each.note?.id)).toEqual([undefined, 2]);
    expect(reflectionsBehind(line({ noteIds: [1] }), undefined)).toEqual([{ noteId: 1, note: undefined, words: [] }]);
  });
});

describe('isChangedSince', () => {
  const toldAt = '2025-03-09T09:00:00.000Z';
  const changed = (updatedAt: string | null, content = 'A heron by the canal.', words = ['heron']) =>
    isChangedSince({ noteId: 1, note: { ...note(1), content, updatedAt }, words }, toldAt);

  it('is so for what was changed after the toast was made', () => {
    expect(changed('2025-03-09T09:00:00.001Z')).toBe(true);
    expect(changed('2025-03-08T20:00:00.000Z')).toBe(false);
    expect(changed(null, 'Two storks.')).toBe(false);
  });

  it('is so for what was changed while it was made', () => {
    expect(changed('2025-03-09T08:59:59.000Z', 'Two storks.')).toBe(true);
  });

  it('is not known of one that is not there', () => {
    expect(isChangedSince({ noteId: 1, note: undefined, words: [] }, toldAt)).toBe(false);
  });
});
