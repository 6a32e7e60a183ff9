import type { Deps } from '#server/deps.ts';
import { mustBeAdmin } from '#server/features/accounts/accounts.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import type { Sound } from '#server/platform/sound.ts';
import { isoInstant } from '#shared/calendar.ts';
import { fillPath } from '#shared/contract/endpoint.ts';
import { feedback, type FeedbackEntry } from '#shared/contract/feedback.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import {
  deleteFeedback,
  findSound,
  insertFeedback,
  listFeedback,
  listUnsealed,
  replaceText,
} from './feedback.queries.ts';
import { feedbackBinding, feedbackSoundBinding } from './feedback.sealing.ts';

type Told = { text?: string | undefined; sound?: Sound | undefined };

/** Keeps what someone told, and not who. */
export async function keepFeedback(
  { db, clock, keyring }: Pick<Deps, 'db' | 'clock' | 'keyring'>,
  { text, sound }: Told,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const id = await nextId(transaction, 'feedback');
    await insertFeedback(transaction, {
      id,
      text: null,
      sealed: text ? keyring.ofInstance.sealText(feedbackBinding(id), text) : null,
      sound: sound ? keyring.ofInstance.sealBytes(feedbackSoundBinding(id), sound.bytes) : null,
      sound_type: sound?.mime ?? null,
      created_at: clock.now(),
    });
  });
}

/** Seals what people told before that was sealed. Answers with how much it was. */
export async function sealFeedback({ db, keyring }: Pick<Deps, 'db' | 'keyring'>): Promise<number> {
  let count = 0;
  for (let rows = await listUnsealed(db); rows.length > 0; rows = await listUnsealed(db)) {
    for (const { id, text } of rows) {
      await replaceText(db, id, keyring.ofInstance.sealText(feedbackBinding(id), text));
    }
    count += rows.length;
  }
  return count;
}

/** The newest of what people have told. Throws `forbidden` unless the viewer is an admin. */
export async function readFeedback(
  { db, keyring }: Pick<Deps, 'db' | 'keyring'>,
  viewer: Viewer,
): Promise<FeedbackEntry[]> {
  await mustBeAdmin({ db }, viewer);
  const rows = await listFeedback(db, limits.feedbackListed);
  return rows.map(({ id, sealed, text: bare, sound_type: soundType, created_at: createdAt }) => {
    const text = sealed ? keyring.ofInstance.openText(feedbackBinding(id), sealed) : bare;
    return {
      id,
      text,
      ...(sealed && text === null && { unreadable: true }),
      audioUrl: soundType === null ? null : fillPath(feedback.sound.path, { id }),
      createdAt: isoInstant(createdAt),
    };
  });
}

/**
 * What was said in a piece of feedback. Throws `forbidden` unless the viewer is an admin, `not_found` where nothing was,
 * and `unreadable` for what is damaged.
 */
export async function hearFeedback(
  { db, keyring }: Pick<Deps, 'db' | 'keyring'>,
  viewer: Viewer,
  id: number,
): Promise<{ bytes: Buffer; mime: string }> {
  await mustBeAdmin({ db }, viewer);
  const row = await findSound(db, id);
  if (!row) {
    throw notThere();
  }
  const bytes = keyring.ofInstance.openBytes(feedbackSoundBinding(id), row.sound);
  if (!bytes) {
    throw new AppError('unreadable', 'The sound of feedback is damaged.', {
      userMessage: 'This recording cannot be played: it was damaged where the server keeps it.',
    });
  }
  return { bytes, mime: row.sound_type };
}

/** Removes what was dealt with. Throws `forbidden` unless the viewer is an admin, `not_found` when it is gone. */
export async function removeFeedback({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: number): Promise<void> {
  await mustBeAdmin({ db }, viewer);
  if (!(await deleteFeedback(db, id))) {
    throw notThere();
  }
}

function notThere(): AppError {
  return new AppError('not_found', 'No such feedback.', { userMessage: 'It is not in the list any more.' });
}

export { countFeedback } from './feedback.queries.ts';
