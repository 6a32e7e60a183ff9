import type { Deps } from '#server/deps.ts';
import { clipUrl, removeClipsOfNote, saveClipOf } from '#server/features/audio/audio.service.ts';
import { soundOf } from '#server/features/narrators/narrators.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isMissingReference } from '#server/platform/db/errors.ts';
import { notVoiced } from '#server/platform/speech/not-voiced.ts';
import { AppError } from '#shared/errors.ts';
import { attachVoice, type ReviewRow } from './reviews.queries.ts';
import { noteGone, reviewOf } from './reviews.service.ts';
import { isSpokenAs, lineUp, sealSpoken, type Spoken } from './spoken.ts';

type Asked = { text: string; noteId: number };

/** Voices reviews: whoever asks for the same one meanwhile waits for the same making. */
export type ReviewVoices = {
  /**
   * The address of the review in the voice of the viewer's narrator. Throws `invalid` for words that are not the review
   * of that reflection, `not_found` for a reflection that is not theirs, `rate_limited` when two of theirs wait already,
   * and `unavailable` when the voice fails or too many wait.
   */
  voice(viewer: Viewer, asked: Asked): Promise<string>;
};

export function createReviewVoices(deps: Deps): ReviewVoices {
  const making = new Map<number, Promise<string>>();

  return {
    async voice(viewer, { text, noteId }) {
      const review = await reviewOf(deps, viewer, noteId);
      if (text !== review.text) {
        throw new AppError('invalid', 'Not the review of this note.', {
          userMessage: 'These are not the words of this reflection. Please listen back to it again.',
        });
      }
      if (!review.canBeHeard) {
        throw new AppError('invalid', 'A review that is to be read.', {
          userMessage: 'These words are here to be read. There is no recording of them.',
        });
      }
      const wanted = await lineUp(deps, viewer.userId, text);
      if (review.row.audio_id && (await isSpokenAs(deps, viewer.userId, { row: review.row, wanted }))) {
        return clipUrl(review.row.audio_id);
      }
      const known = making.get(noteId);
      if (known) {
        return known;
      }
      const made = speak(deps, viewer.userId, { row: review.row, wanted }).finally(() => making.delete(noteId));
      making.set(noteId, made);
      return made;
    },
  };
}

async function speak(deps: Deps, userId: number, { row, wanted }: { row: ReviewRow; wanted: Spoken }): Promise<string> {
  const mp3 = await recordingOf(deps, userId, wanted);
  try {
    const clip = await saveClipOf(
      deps,
      { userId, clip: { bytes: mp3, mime: 'audio/mpeg', noteId: row.note_id } },
      async (transaction, id) => {
        const spoken = await sealSpoken(deps, { userId, row, clip: id, said: wanted });
        return attachVoice(transaction, row, { audio_id: id, spoken });
      },
    );
    if (clip === null) {
      throw noteGone();
    }
    // The voice of another narrator.
    await removeClipsOfNote(deps, row.note_id, { but: clip });
    return clipUrl(clip);
  } catch (error) {
    throw isMissingReference(error) ? noteGone(error) : error;
  }
}

async function recordingOf(
  { speech }: Pick<Deps, 'speech'>,
  person: number,
  { narrator, lines }: Spoken,
): Promise<Uint8Array> {
  try {
    return (await speech.speak({ lines, sound: soundOf(narrator), person, greeting: false })).mp3;
  } catch (error) {
    throw notVoiced(error, 'A review could not be voiced.');
  }
}
