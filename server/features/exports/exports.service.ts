import type { Deps } from '#server/deps.ts';
import { voicesOf, type Voice } from '#server/features/audio/audio.service.ts';
import { headsOf, notesInPieces, type NoteHead } from '#server/features/notes/notes.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { NoteToTake } from '#shared/contract/exports.ts';

/** What someone takes away, before a word of it is read. */
export type Belongings = {
  /** Their reflections without the words, newest first. */
  heads: NoteHead[];
  /** Their recordings by their addresses. */
  voices: ReadonlyMap<string, Voice>;
  /** What the recording of a reflection is called in the archive, by the id of the reflection. */
  names: ReadonlyMap<number, string>;
};

const endings: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' };

/** All that the viewer has written, and what the recordings of their voice are called in the archive. */
export async function belongingsOf(deps: Deps, viewer: Viewer): Promise<Belongings> {
  const heads = await headsOf(deps, viewer);
  const voices = await voicesOf(deps, viewer);
  const ofDay = new Map<string, number>();
  const names = new Map<number, string>();
  for (const { id, audioUrl, localDate } of heads.toReversed()) {
    if (audioUrl !== null) {
      const count = (ofDay.get(localDate) ?? 0) + 1;
      ofDay.set(localDate, count);
      const ending = endings[voices.get(audioUrl)?.mime ?? ''] ?? 'audio';
      names.set(id, `voice/${localDate}-${String(count)}.${ending}`);
    }
  }
  return { heads, voices, names };
}

/** The reflections themselves, newest first, a piece of them at a time. */
export async function* notesToTake(
  deps: Deps,
  viewer: Viewer,
  { heads, names }: Pick<Belongings, 'heads' | 'names'>,
): AsyncGenerator<NoteToTake[]> {
  for await (const piece of notesInPieces(deps, viewer, heads)) {
    yield piece.map((note) => ({ ...note, recording: names.get(note.id) ?? null }));
  }
}
