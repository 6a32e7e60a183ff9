import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { cursorAfter, type Note } from '#shared/contract/notes.ts';
import { fold, wordsOf } from '#shared/fold.ts';
import { limits } from '#shared/limits.ts';
import type { Wanted } from './archive-address.ts';

/** How many are read at first; and at once from there on, for whoever goes on has far to go. */
export const firstLength = 50;
export const nextLength = limits.notesPage;

/** A page of the archive. What was deleted since stays in its place, for it may come back. */
export type ArchivePage = { notes: Note[]; gone: number[]; next: string | null };

export type Archive = InfiniteData<ArchivePage, string | null>;

/** The key under which every list of the archive is kept, each with what it was asked for behind it. */
export const archiveKey = ['archive'] as const;

/** A page as the server gave it when asked for `length`. A shorter one is the last. */
export function pageOf(notes: Note[], length: number): ArchivePage {
  const last = notes.at(-1);
  return { notes, gone: [], next: last && notes.length >= length ? cursorAfter(last) : null };
}

/** What is there of it, newest first. */
export function notesIn(archive: Pick<Archive, 'pages'>): Note[] {
  return archive.pages.flatMap(({ notes, gone }) =>
    gone.length === 0 ? notes : notes.filter(({ id }) => !gone.includes(id)),
  );
}

/**
 * What was read before, with the first page read anew in front. Where the two do not meet, what was read before is
 * left: there may be more between them.
 */
export function withFreshStart(archive: Archive, fresh: ArchivePage): Archive {
  const last = fresh.notes.at(-1);
  const known = archive.pages.flatMap(({ notes }) => notes);
  const ids = new Set(fresh.notes.map(({ id }) => id));
  const meets = known.some(({ id }) => ids.has(id));
  const rest = last && fresh.next !== null && meets ? known.filter((note) => comesBefore(last, note)) : [];
  if (rest.length === 0) {
    return { pages: [fresh], pageParams: [null] };
  }
  const gone = archive.pages.flatMap((page) => page.gone);
  const next = archive.pages.at(-1)?.next ?? null;
  return { pages: [fresh, { notes: rest, gone, next }], pageParams: [null, fresh.next] };
}

/**
 * Puts `change(note)` in the place of a reflection in every list of the archive that has it, also of one that was
 * deleted and is back; null takes it out. One that was changed so that a search no longer finds it stays, for whoever
 * changed it is looking at it.
 */
export function changeArchived(client: QueryClient, id: number, change: (note: Note) => Note | null): void {
  for (const [key, archive] of client.getQueriesData<Archive>({ queryKey: archiveKey })) {
    const known = archive?.pages.flatMap(({ notes }) => notes).find((note) => note.id === id);
    if (archive && known) {
      const { from = '', to = '9' } = (key.at(-1) ?? {}) as Wanted;
      const note = change(known);
      const isOfDays = note !== null && from <= note.localDate && note.localDate <= to;
      client.setQueryData<Archive>(key, isOfDays ? withChanged(archive, note) : withoutIt(archive, id));
    }
  }
}

/** Puts a reflection that was brought back in its place in every list of the archive that asks for such. */
export function returnArchived(client: QueryClient, note: Note): void {
  for (const [key, archive] of client.getQueriesData<Archive>({ queryKey: archiveKey })) {
    if (archive && isWanted(note, key.at(-1) ?? {})) {
      const isKnown = archive.pages.some((page) => has(page, note.id));
      client.setQueryData<Archive>(key, isKnown ? withChanged(archive, note) : placed(archive, note));
    }
  }
}

function isWanted(note: Note, { query = '', from = '', to = '9', voice, keptOut }: Wanted): boolean {
  const text = fold(note.content);
  return (
    from <= note.localDate &&
    note.localDate <= to &&
    (voice === undefined || note.audioUrl !== null) &&
    (keptOut === undefined || note.keptOut) &&
    wordsOf(query).every((word) => text.includes(word))
  );
}

/** It stays in its page, out of sight. */
function withoutIt(archive: Archive, id: number): Archive {
  const pages = archive.pages.map((page) => (has(page, id) ? { ...page, gone: [...page.gone, id] } : page));
  return { ...archive, pages };
}

function withChanged(archive: Archive, note: Note): Archive {
  const pages = archive.pages.map((page) => {
    const before = page.notes.find(({ id }) => id === note.id);
    if (before?.localDate !== note.localDate) {
      return page;
    }
    const notes = page.notes.map((each) => (each === before ? note : each));
    return { ...page, notes, gone: page.gone.filter((id) => id !== note.id) };
  });
  const isPlaced = pages.some((page) => page.notes.includes(note));
  return isPlaced ? { ...archive, pages } : placed(takenFrom(archive, note.id), note);
}

/** With the note where its day puts it. Behind the last that was read, the next page will bring it. */
function placed(archive: Archive, note: Note): Archive {
  const at = archive.pages.findIndex(({ notes, next }) => {
    const last = notes.at(-1);
    return next === null || (last && comesBefore(note, last));
  });
  const pages = archive.pages.map((page, index) => {
    if (index !== at) {
      return page;
    }
    const before = page.notes.filter((each) => comesBefore(each, note));
    return { ...page, notes: [...before, note, ...page.notes.slice(before.length)] };
  });
  return { ...archive, pages };
}

function takenFrom(archive: Archive, id: number): Archive {
  const pages = archive.pages.map((page) =>
    has(page, id)
      ? {
          ...page,
          notes: page.notes.filter((note) => note.id !== id),
          gone: page.gone.filter((each) => each !== id),
        }
      : page,
  );
  return { ...archive, pages };
}

function has({ notes }: ArchivePage, id: number): boolean {
  return notes.some((note) => note.id === id);
}

/** The order of the list: by the days, then by when they were written, newest first. */
function comesBefore(one: Note, other: Note): boolean {
  if (one.localDate !== other.localDate) {
    return one.localDate > other.localDate;
  }
  const apart = Date.parse(one.createdAt) - Date.parse(other.createdAt);
  return apart === 0 ? one.id > other.id : apart > 0;
}
