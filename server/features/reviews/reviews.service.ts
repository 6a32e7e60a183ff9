import type { Deps } from '#server/deps.ts';
import { clipUrl, removeClipsOfNote } from '#server/features/audio/audio.service.ts';
import { findOwnNote, readableWordsOf } from '#server/features/notes/notes.service.ts';
import { judge } from '#server/language/judging.ts';
import { LanguageError, type Language } from '#server/language/language.ts';
import type { SaidBack } from '#server/language/restate/say-back.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { isMissingReference } from '#server/platform/db/errors.ts';
import type { Review } from '#shared/contract/reviews.ts';
import { AppError } from '#shared/errors.ts';
import { deleteOutdatedReviews, deleteReview, findReview, putReview, type ReviewRow } from './reviews.queries.ts';
import { reviewBinding } from './reviews.sealing.ts';
import { isSpokenAs, lineUp } from './spoken.ts';

type OwnNote = Awaited<ReturnType<typeof findOwnNote>>;

/** Of what was only spoken there is nothing that could be said better. */
const wordless: SaidBack = { text: 'You kept this one in your own voice.', canBeHeard: false };

/** Says a reflection of the viewer's back to them. Throws `not_found` for one that is not theirs. */
export async function reviewNote(deps: Deps, viewer: Viewer, noteId: number): Promise<Review> {
  const { row, text, canBeHeard } = await reviewOf(deps, viewer, noteId);
  const wanted = await lineUp(deps, viewer.userId, text);
  const isVoiced = await isSpokenAs(deps, viewer.userId, { row, wanted });
  return { review: text, canBeHeard, ...(isVoiced && row.audio_id && { audioUrl: clipUrl(row.audio_id) }) };
}

/**
 * The review of a reflection of the viewer's: made when there is none, and made again when the words it was made from have
 * changed, its own are damaged, or they are to be heard and the reflection is now taken for one of somebody in danger.
 * Throws `not_found` for a reflection that is not theirs, and `unreadable` for one whose words are damaged.
 */
export async function reviewOf(deps: Deps, viewer: Viewer, noteId: number): Promise<SaidBack & { row: ReviewRow }> {
  const note = await findOwnNote(deps, viewer, noteId);
  const key = await deps.keyring.of(note.user_id);
  const content = readableWordsOf(note, key);
  const ofContent = key.fingerprint(`review of ${String(note.id)}: ${content}`);
  const known = await findReview(deps.db, note.id);
  const isOfToday = known?.of_content === ofContent;
  const said = isOfToday ? saidBy(known, key) : null;
  if (isOfToday && said && !(said.canBeHeard && (await isOfDanger(deps, note, content)))) {
    return { row: known, ...said };
  }
  if (isOfToday) {
    await deleteReview(deps.db, known.id);
  }
  const row = await makeReview(deps, note, { content, ofContent, key });
  if (known) {
    await removeClipsOfNote(deps, note.id);
  }
  const made = saidBy(row, key);
  if (!made) {
    throw noteGone();
  }
  return { row, ...made };
}

/** Judged again each time: who judges may have learned since the review was made. */
async function isOfDanger({ language }: Pick<Deps, 'language'>, note: OwnNote, content: string): Promise<boolean> {
  return (await judge(language, note.user_id, content)).care !== null;
}

/** What a review says; null when it is damaged. */
function saidBy(row: ReviewRow, key: SealingKey): SaidBack | null {
  const text = key.openText(reviewBinding(row), row.text);
  return text === null ? null : (JSON.parse(text) as SaidBack);
}

/** Takes the reviews and recordings of words that their writer has changed since: those must not rest here for long. */
export async function sweepReviews(deps: Pick<Deps, 'db' | 'store'>): Promise<void> {
  for (const noteId of await deleteOutdatedReviews(deps.db)) {
    await removeClipsOfNote(deps, noteId);
  }
}

async function makeReview(
  { db, clock, language }: Pick<Deps, 'db' | 'clock' | 'language'>,
  note: OwnNote,
  { content, ofContent, key }: { content: string; ofContent: string; key: SealingKey },
): Promise<ReviewRow> {
  const said = content === '' ? wordless : await sayBack(language, note, content);
  try {
    const place = { note_id: note.id, of_content: ofContent };
    return await putReview(db, {
      ...place,
      text: key.sealText(reviewBinding(place), JSON.stringify(said)),
      audio_id: null,
      spoken: null,
      created_at: clock.now(),
    });
  } catch (error) {
    throw isMissingReference(error) ? noteGone(error) : error;
  }
}

/** What cannot be read in time is given back as it was written, to be read only: nobody knows what is in it. */
async function sayBack(language: Pick<Language, 'ask'>, note: OwnNote, content: string): Promise<SaidBack> {
  const moment = { id: note.id, content, localDate: note.local_date, createdAt: note.created_at };
  try {
    return await language.ask('sayBack', [moment], note.user_id);
  } catch (error) {
    if (error instanceof LanguageError && error.isOfTheWords) {
      return { text: `“${content.trim()}”`, canBeHeard: false };
    }
    throw new AppError('unavailable', 'A review could not be made.', { cause: error });
  }
}

/** The refusal when a reflection was deleted, or changed, while something was made of it. */
export function noteGone(cause?: unknown): AppError {
  return new AppError('not_found', 'The note is no longer what it was.', { cause });
}
