import type { Deps } from '#server/deps.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/tables.ts';
import { AppError } from '#shared/errors.ts';
import { mayHear } from './audio.policy.ts';
import { deleteClip, deleteClipsOf, findClip, insertClip, listClipsOfNote } from './audio.queries.ts';
import type { AudioClips } from './audio.table.ts';

type AudioDeps = Pick<Deps, 'db' | 'store' | 'keyring' | 'random' | 'clock'>;

export type Recording = { bytes: Buffer; mime: string };

/** The address of a recording, as it stands in replies. */
export function clipUrl(id: string): string {
  return `/api/audio/clips/${id}`;
}

/**
 * Seals and stores a recording; the row that names it comes after the bytes are safe. Answers with its id. One of a
 * single reflection is gone for everyone in the moment that reflection is, and its bytes with the next sweep.
 */
export async function saveClip(
  deps: AudioDeps,
  userId: number,
  { bytes, mime, noteId = null }: { bytes: Uint8Array; mime: string; noteId?: number | null },
): Promise<string> {
  const { db, store, keyring, random, clock } = deps;
  const id = random.bytes(16).toString('hex');
  const key = await keyring.of(userId);
  await store.put(id, key.sealBytes('audio', bytes));
  try {
    await insertClip(db, { id, user_id: userId, mime, created_at: clock.now(), note_id: noteId });
  } catch (error) {
    await store.remove(id);
    throw error;
  }
  return id;
}

/** Forgets a recording: first the row, so that nothing names bytes that are gone. */
export async function removeClip({ db, store }: Pick<Deps, 'db' | 'store'>, id: string): Promise<void> {
  await deleteClip(db, id);
  await store.remove(id);
}

/** Forgets the recordings of one reflection, all or all but one. */
export async function removeClipsOfNote(
  deps: Pick<Deps, 'db' | 'store'>,
  noteId: number,
  { but }: { but?: string } = {},
): Promise<void> {
  for (const id of await listClipsOfNote(deps.db, noteId)) {
    if (id !== but) {
      await removeClip(deps, id);
    }
  }
}

/**
 * Within the transaction that deletes a person: forgets all their recordings. Answers with the ids, whose bytes are to
 * be erased once the transaction is over.
 */
export async function forgetClipsOf(transaction: Db, userId: number): Promise<string[]> {
  return deleteClipsOf(transaction, userId);
}

/** Erases the bytes of recordings that no row names any more. */
export async function eraseClips({ store }: Pick<Deps, 'store'>, ids: string[]): Promise<void> {
  for (const id of ids) {
    await store.remove(id);
  }
}

export { sweepRecordings } from './sweep.ts';

export async function findOwnClip(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<Authorized<AudioClips>> {
  return mayHear(viewer, await findClip(db, id));
}

/** The recording itself. Throws `not_found` when its bytes are no longer there. */
export async function openClip(
  { store, keyring }: Pick<Deps, 'store' | 'keyring'>,
  clip: Authorized<AudioClips>,
): Promise<Recording> {
  const sealed = await store.get(clip.id);
  if (!sealed) {
    throw new AppError('not_found', 'A recording has a row but no bytes.', {
      userMessage: 'This recording is no longer there.',
    });
  }
  const key = await keyring.of(clip.user_id);
  return { bytes: key.openBytes('audio', sealed), mime: clip.mime };
}
