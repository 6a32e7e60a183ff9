import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Note } from '#shared/contract/notes.ts';
import { aNote } from '#shared/note.fixture.ts';
import type { Wanted } from './archive-address.ts';
import {
  archiveKey,
  changeArchived,
  notesIn,
  pageOf,
  returnArchived,
  withFreshStart,
  type Archive,
} from './archive-pages.ts';

/** The n-th of a long list, two a day; the higher, the newer. */
function noteAt(n: number, change: Partial<Note> = {}): Note {
  const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(n / 2))).toISOString().slice(0, 10);
  const createdAt = `${day}T2${n % 2}:00:00.000Z`;
  return aNote({ id: n, content: `Note ${n}`, createdAt, localDate: day, ...change });
}

/** From the `first` down to the `last`. */
function down(first: number, last: number): Note[] {
  return Array.from({ length: first - last + 1 }, (_, at) => noteAt(first - at));
}

function archiveOf(...pages: Note[][]): Archive {
  return { pages: pages.map((notes) => pageOf(notes, 50)), pageParams: pages.map(() => null) };
}

function ids(archive: Archive | undefined): number[] {
  return archive ? notesIn(archive).map(({ id }) => id) : [];
}

/** What a list that holds these three pages holds after a change. */
function changed(id: number, change: (note: Note) => Note | null, wanted: Wanted = {}): (again?: Note) => number[] {
  const client = new QueryClient();
  client.setQueryData([...archiveKey, wanted], archiveOf(down(300, 251), down(250, 201), down(200, 151)));
  changeArchived(client, id, change);
  return (again) => {
    if (again) {
      changeArchived(client, id, () => again);
    }
    return ids(client.getQueryData<Archive>([...archiveKey, wanted]));
  };
}

const all = down(300, 151).map(({ id }) => id);

test('a full page says where the next begins, a short one is the last', () => {
  expect(pageOf(down(300, 251), 50).next).toBe(`2020-05-05.${Date.UTC(2020, 4, 5, 21)}.251`);
  expect(pageOf(down(300, 252), 50).next).toBeNull();
  expect(pageOf(down(300, 251), 200).next).toBeNull();
  expect(pageOf([], 50).next).toBeNull();
});

test('what was written since stands in front, and what was read before stays behind it', () => {
  const known = archiveOf(down(300, 251), down(250, 201));
  const renewed = withFreshStart(known, pageOf(down(303, 254), 50));
  expect(ids(renewed)).toEqual(down(303, 201).map(({ id }) => id));
  expect(renewed.pages.at(-1)?.next).toBe(known.pages.at(-1)?.next);
  const [first = noteAt(0), ...others] = down(300, 250);
  const edited = { ...first, content: 'Changed elsewhere' };
  expect(notesIn(withFreshStart(known, pageOf([edited, ...others.slice(1)], 50)))[0]?.content).toBe(
    'Changed elsewhere',
  );
  expect(ids(withFreshStart(known, pageOf([edited, ...others.slice(1)], 50)))).toEqual([
    300,
    ...down(298, 201).map(({ id }) => id),
  ]);
});

test('what does not meet what was read before takes its place', () => {
  const known = archiveOf(down(300, 251), down(250, 201));
  expect(ids(withFreshStart(known, pageOf(down(400, 351), 50)))).toEqual(down(400, 351).map(({ id }) => id));
  expect(ids(withFreshStart(known, pageOf(down(300, 290), 50)))).toEqual(down(300, 290).map(({ id }) => id));
  expect(ids(withFreshStart(known, pageOf([], 50)))).toEqual([]);
});

test('a reflection is changed where it is, deleted, and brought back to its place', () => {
  const deleted = changed(222, () => null);
  expect(deleted()).toEqual(all.filter((id) => id !== 222));
  expect(deleted(noteAt(222, { version: 2 }))).toEqual(all);
  expect(changed(222, (note) => ({ ...note, content: 'Changed' }))()).toEqual(all);
  expect(changed(999, () => null)()).toEqual(all);
});

test('a reflection of another day goes to its place in the list', () => {
  const moved = (n: number, like: number, wanted?: Wanted) =>
    changed(n, (note) => ({ ...note, localDate: noteAt(like).localDate }), wanted)();
  // Before the two of that day, as it was written later than both.
  expect(moved(299, 222)).toEqual([
    300,
    ...down(298, 224).map(({ id }) => id),
    299,
    ...down(223, 151).map(({ id }) => id),
  ]);
  expect(moved(151, 300)).toEqual([300, 151, ...down(299, 152).map(({ id }) => id)]);
  // Further back than what was read: the next page will bring it.
  expect(moved(299, 20)).toEqual(all.filter((id) => id !== 299));
  // Out of the days that are looked at.
  expect(moved(299, 222, { from: '2020-05-01', to: '2020-12-31' })).toEqual(all.filter((id) => id !== 299));
});

test('a reflection that is back comes to its place also in lists that were read while it was gone', () => {
  const without = (wanted: Wanted, note: Note, pages = [down(300, 251), down(250, 201)]) => {
    const client = new QueryClient();
    const key = [...archiveKey, wanted];
    client.setQueryData(key, archiveOf(...pages.map((page) => page.filter(({ id }) => id !== note.id))));
    returnArchived(client, note);
    return ids(client.getQueryData<Archive>(key));
  };
  const whole = down(300, 201).map(({ id }) => id);
  const others = (id: number) => whole.filter((each) => each !== id);
  expect(without({}, noteAt(270))).toEqual(whole);
  expect(without({}, noteAt(300))).toEqual(whole);
  expect(without({}, noteAt(222), [[noteAt(222)]])).toEqual([222]);
  // Further back than what was read: the next page will bring it.
  expect(without({}, noteAt(20))).toEqual(whole);
  const found = { query: 'HERON one', keptOut: 'true', voice: 'true' } as const;
  const heron = noteAt(270, { content: 'One héron.', keptOut: true, audioUrl: '/api/audio/1' });
  expect(without(found, heron)).toEqual(whole);
  for (const change of [{ content: 'A heron.' }, { keptOut: false }, { audioUrl: null }]) {
    expect(without(found, { ...heron, ...change })).toEqual(others(270));
  }
  expect(without({ from: '2020-06-01', to: '2020-06-30' }, noteAt(270))).toEqual(others(270));
});
