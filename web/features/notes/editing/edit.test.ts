import { describe, expect, it } from 'vitest';
import type { Note } from '#shared/contract/notes.ts';
import { aNote } from '#shared/note.fixture.ts';
import { beginEdit, changesOf, meetOther, parseEdit } from './edit.ts';

const note = aNote({ id: 7, content: 'Soup.', localDate: '2026-03-03' });
const edit = beginEdit(note, 'key');
const elsewhere = (change: Partial<Note>): Note => ({ ...note, version: 2, ...change });

describe('changesOf', () => {
  it('is null before anything is different, and for spaces around the words', () => {
    expect(changesOf(edit)).toBeNull();
    expect(changesOf({ ...edit, content: ' Soup. \n' })).toBeNull();
  });

  it('names only what is different', () => {
    expect(changesOf({ ...edit, content: 'Warm soup. ' })).toEqual({ content: 'Warm soup.' });
    expect(changesOf({ ...edit, localDate: '2026-03-02', keptOut: true })).toEqual({
      localDate: '2026-03-02',
      keptOut: true,
    });
    expect(changesOf({ ...edit, dropsRecording: true })).toEqual({ recording: null });
  });
});

describe('meetOther', () => {
  it('takes over what only the other side changed, and keeps what only this side did', () => {
    const { met, clashes } = meetOther({ ...edit, content: 'Warm soup.' }, elsewhere({ localDate: '2026-03-01' }));
    expect(clashes).toBe(false);
    expect(met).toMatchObject({ content: 'Warm soup.', localDate: '2026-03-01' });
    expect(met.base).toMatchObject({ content: 'Soup.', localDate: '2026-03-01', version: 2 });
    expect(changesOf(met)).toEqual({ content: 'Warm soup.' });
  });

  it('asks when both changed the same in other ways, and lets this side go first', () => {
    for (const [mine, theirs] of [
      [{ content: 'Warm soup.' }, { content: 'Cold soup.' }],
      [{ localDate: '2026-03-02' }, { localDate: '2026-03-01' }],
    ] as const) {
      const { met, clashes } = meetOther({ ...edit, ...mine }, elsewhere(theirs));
      expect(clashes).toBe(true);
      expect(changesOf(met)).toEqual(mine);
    }
  });

  it('has nothing left to do where both made the same change, as when the answer to a save was lost', () => {
    const { met, clashes } = meetOther(
      { ...edit, content: 'Warm soup. ', keptOut: true, dropsRecording: true },
      elsewhere({ content: 'Warm soup.', keptOut: true }),
    );
    expect([clashes, changesOf(met)]).toEqual([false, null]);
  });

  it('lets go of no other recording than the one that was there', () => {
    const withVoice = { ...beginEdit({ ...note, audioUrl: '/one' }, 'key'), dropsRecording: true };
    expect(changesOf(meetOther(withVoice, elsewhere({ audioUrl: '/one' })).met)).toEqual({ recording: null });
    expect(changesOf(meetOther(withVoice, elsewhere({ audioUrl: '/other' })).met)).toBeNull();
  });
});

describe('parseEdit', () => {
  it('reads what was kept', () => {
    const changed = { ...edit, content: 'Warm soup.' };
    expect(parseEdit(JSON.stringify(changed))).toEqual(changed);
  });

  it('is null for nothing, and for what it cannot read', () => {
    for (const stored of [
      null,
      '',
      'null',
      '{}',
      '7',
      JSON.stringify({ ...edit, base: null }),
      '{"content":"Soup."}',
    ]) {
      expect(parseEdit(stored)).toBeNull();
    }
  });
});
