import type { Deps } from '#server/deps.ts';
import { voicesOf, type Voice } from '#server/features/audio/audio.service.ts';
import { notesOf } from '#server/features/notes/notes.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { NoteToTake } from '#shared/contract/exports.ts';

/** Someone's reflections, newest first, and the recordings beside them by their addresses. */
export type Belongings = { notes: NoteToTake[]; voices: ReadonlyMap<string, Voice> };

const endings: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' };

/** All that the viewer has written, and what the recordings of their voice are called in the archive. */
export async function belongingsOf(deps: Deps, viewer: Viewer): Promise<Belongings> {
  const notes = await notesOf(deps, viewer);
  const voices = await voicesOf(deps, viewer);
  const ofDay = new Map<string, number>();
  const named = notes.toReversed().map((note): NoteToTake => {
    if (note.audioUrl === null) {
      return { ...note, recording: null };
    }
    const count = (ofDay.get(note.localDate) ?? 0) + 1;
    ofDay.set(note.localDate, count);
    const ending = endings[voices.get(note.audioUrl)?.mime ?? ''] ?? 'audio';
    return { ...note, recording: `voice/${note.localDate}-${String(count)}.${ending}` };
  });
  return { notes: named.toReversed(), voices };
}
