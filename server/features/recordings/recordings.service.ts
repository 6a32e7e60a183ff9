import type { Deps } from '#server/deps.ts';
import { clipBinding, eraseClips, saveClip } from '#server/features/audio/audio.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Db } from '#server/tables.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import {
  deleteOldestWaiting,
  deleteWaiting,
  findAndRenew,
  takeWaiting,
  type RecordingRow,
} from './recordings.queries.ts';
import type { Sound } from '#server/platform/sound.ts';

const dayMs = 86_400_000;
/** How many of one person's recordings wait for a reflection at a time; the oldest make room. */
const mostWaiting = 20;
/** A device stops at five minutes, and not to the millisecond. */
const mostMs = limits.recordingMinutes * 60_000 + 5_000;

type KeepDeps = Pick<Deps, 'db' | 'store' | 'keyring' | 'random' | 'clock'>;
type Sent = { recording: string; ms: number; sound: Sound };

/**
 * Keeps a recording of the viewer's voice under the name that their device has given it, for a day or until a
 * reflection is saved with it. The same once more is kept once. Throws `conflict` for another sound of the same name,
 * `invalid` for one that speaks too long.
 */
export async function keepRecording(deps: KeepDeps, viewer: Viewer, { recording, ms, sound }: Sent): Promise<void> {
  if (ms > mostMs) {
    const message = `A recording can be up to ${String(limits.recordingMinutes)} minutes long.`;
    throw new AppError('invalid', 'Too long a recording.', { userMessage: message, fields: { ms: message } });
  }
  const find = () => findAndRenew(deps.db, viewer.userId, { recording, now: deps.clock.now() });
  const known = await find();
  if (known) {
    return requireSame(deps, known, sound);
  }
  try {
    const clip = await saveClip(deps, viewer.userId, { ...sound, voice: { recording, ms } });
    await eraseClips(deps, await deleteOldestWaiting(deps.db, viewer.userId, { but: clip, others: mostWaiting - 1 }));
  } catch (error) {
    // Sent twice in the same moment.
    const first = isUniqueViolation(error) && (await find());
    if (!first) {
      throw error;
    }
    return requireSame(deps, first, sound);
  }
}

async function requireSame(
  { store, keyring }: Pick<Deps, 'store' | 'keyring'>,
  { id, user_id: userId }: RecordingRow,
  { bytes }: Sound,
): Promise<void> {
  const key = await keyring.of(userId);
  const sealed = await store.get(id);
  const known = sealed && key.openBytes(clipBinding(id), sealed);
  if (!known) {
    // A store that is short of room, as in testing mode, lets go of what is oldest; and what is damaged is sent again.
    return store.put(id, key.sealBytes(clipBinding(id), bytes));
  }
  if (!known.equals(bytes)) {
    throw new AppError('conflict', 'A name for two recordings.', {
      userMessage: 'A different recording has already been sent under this name. Please record it again.',
    });
  }
}

/**
 * Within the transaction that saves a reflection: gives it a recording that waits, for good. Throws `invalid` for one
 * that is not there, is not theirs or was given to another, which are all the same.
 */
export async function giveRecording(
  transaction: Db,
  { id, user_id: userId }: { id: number; user_id: number },
  recording: string,
): Promise<{ clip: string; ms: number }> {
  const taken = await takeWaiting(transaction, userId, { recording, noteId: id });
  if (!taken) {
    const message = 'This recording is no longer here. Please record it again.';
    throw new AppError('invalid', 'No such recording waits.', { userMessage: message, fields: { recording: message } });
  }
  return taken;
}

/** Throws away the recordings that no reflection was saved with for a day. */
export async function sweepWaiting({ db, store, clock }: Pick<Deps, 'db' | 'store' | 'clock'>): Promise<void> {
  await eraseClips({ store }, await deleteWaiting(db, clock.now() - dayMs));
}
