import type { QueryClient } from '@tanstack/react-query';
import type { Note } from '#shared/contract/notes.ts';
import { changeArchived } from '../archive/archive-pages.ts';

/** A reflection, as lists hold it next to other things such as days and drafts. */
function isNote(thing: unknown): thing is Note {
  return typeof thing === 'object' && thing !== null && 'id' in thing && 'content' in thing && 'version' in thing;
}

/**
 * Puts `change(note)` in the place of one reflection in every list that was read; null takes it out. It is for the eye
 * until the lists are read anew.
 */
export function changeCachedNote(client: QueryClient, id: number, change: (note: Note) => Note | null): void {
  client.setQueriesData({ queryKey: ['notes'] }, (data: unknown) => changeIn(data, id, change));
  changeArchived(client, id, change);
}

/** What `changeCachedNote` makes of one answer; anything that holds no such reflection stays the same object. */
export function changeIn(data: unknown, id: number, change: (note: Note) => Note | null): unknown {
  const isIt = (entry: unknown): entry is Note => isNote(entry) && entry.id === id;
  if (!Array.isArray(data) || !data.some(isIt)) {
    return data;
  }
  return data.map((entry: unknown) => (isIt(entry) ? change(entry) : entry)).filter((entry) => entry !== null);
}
