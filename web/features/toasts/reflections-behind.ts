import type { Note } from '#shared/contract/notes.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { markWords } from './marked-words.ts';

/** One reflection behind a line and the words of it that the line rests on; `note` is undefined where it is not there. */
export type Behind = { noteId: number; note: Note | undefined; words: string[] };

/** The reflections a line rests on, each once, in the order in which the line names them. */
export function reflectionsBehind({ noteIds, rests }: Line, notes: readonly Note[] | undefined): Behind[] {
  const ids = new Set([...noteIds, ...rests.map((rest) => rest.noteId)]);
  return [...ids].map((noteId) => ({
    noteId,
    note: notes?.find((note) => note.id === noteId),
    words: rests.filter((rest) => rest.noteId === noteId).map((rest) => rest.words),
  }));
}

/**
 * Whether a reflection no longer says what its line was told from: it was changed after `toldAt`, or while the toast was
 * being made, so that the words the line took are not there.
 */
export function isChangedSince({ note, words }: Behind, toldAt: string | undefined): boolean {
  if (!note?.updatedAt) {
    return false;
  }
  const isThere = (taken: string) => markWords(note.content, [taken]).some(({ marked }) => marked);
  return (toldAt !== undefined && note.updatedAt > toldAt) || !words.every(isThere);
}
