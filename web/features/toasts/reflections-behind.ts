import type { Note } from '#shared/contract/notes.ts';
import type { Line } from '#shared/contract/toasts.ts';

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
