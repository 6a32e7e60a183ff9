import type { Deps } from '#server/deps.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/tables.ts';
import { AppError } from '#shared/errors.ts';
import { eraseForgotten } from './audio.jobs.ts';
import { mayHear } from './audio.policy.ts';
import {
  deleteClip,
  deleteClipsOf,
  findClip,
  insertClip,
  listLengths,
  listClipsOfNote,
  listClipsOfNotes,
  listVoicesOf,
  updateLength,
  type ClipRow,
} from './audio.queries.ts';
import { clipBinding } from './audio.sealing.ts';
import type { AudioClips } from './audio.table.ts';

type AudioDeps = Pick<Deps, 'db' | 'store' | 'keyring' | 'random' | 'clock'>;

export type Recording = { bytes: Buffer; mime: string };

type NewClip = {
  bytes: Uint8Array;
  mime: string;
  noteId?: number | null;
  /** Of a recording of the person's own voice: what their device named it, and how long it speaks. */
  voice?: { recording: string; ms: number };
};

/** The address of a recording, as it stands in replies. */
export function clipUrl(id: string): string {
  return `/api/audio/clips/${id}`;
}

/**
 * Seals and stores a recording; the row that names it comes after the bytes are safe. Answers with its id. One of a
 * single reflection is gone for everyone in the moment that reflection is. One of the person's own voice waits for a
 * reflection to keep it.
 */
export async function saveClip(deps: AudioDeps, userId: number, clip: NewClip): Promise<string> {
  return storeClip(deps, { userId, clip }, (id) => insertClip(deps.db, rowOf(deps, { id, userId, clip })));
}

/**
 * As `saveClip`, for a recording that something is to name: `attach` does so in the transaction that inserts its row, so
 * that none is left without a name when the process dies in between. Null, and nothing is kept, where `attach` answers
 * with false.
 */
export async function saveClipOf(
  deps: AudioDeps,
  { userId, clip }: OwnClip,
  attach: (transaction: Db, id: string) => Promise<boolean>,
): Promise<string | null> {
  const notWanted = new Error('Nothing wants this recording any more.');
  const insert = (id: string) =>
    deps.db.transaction().execute(async (transaction) => {
      await insertClip(transaction, rowOf(deps, { id, userId, clip }));
      if (!(await attach(transaction, id))) {
        throw notWanted;
      }
    });
  return storeClip(deps, { userId, clip }, insert).catch((error: unknown) =>
    error === notWanted ? null : Promise.reject(error),
  );
}

type OwnClip = { userId: number; clip: NewClip };

async function storeClip(
  { store, keyring, random }: AudioDeps,
  { userId, clip: { bytes } }: OwnClip,
  insert: (id: string) => Promise<void>,
): Promise<string> {
  const id = random.bytes(16).toString('hex');
  const key = await keyring.of(userId);
  await store.put(id, key.sealBytes(clipBinding(id), bytes));
  try {
    await insert(id);
  } catch (error) {
    await store.remove(id);
    throw error;
  }
  return id;
}

/**
 * How many bytes these recordings of the viewer's are long, by their ids. One whose length was never written down is
 * opened for it; one that is gone or damaged is left out.
 */
export async function lengthsOf(
  deps: Pick<Deps, 'db' | 'store' | 'keyring'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  for (const { id, byte_length: known } of ids.length > 0 ? await listLengths(deps.db, viewer.userId, ids) : []) {
    const length = known ?? (await measure(deps, viewer, id));
    if (length !== null) {
      lengths.set(id, length);
    }
  }
  return lengths;
}

async function measure(
  deps: Pick<Deps, 'db' | 'store' | 'keyring'>,
  viewer: Viewer,
  id: string,
): Promise<number | null> {
  try {
    const { bytes } = await openClip(deps, await findOwnClip(deps, viewer, id));
    await updateLength(deps.db, id, bytes.length);
    return bytes.length;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'unreadable')) {
      return null;
    }
    throw error;
  }
}

function rowOf({ clock }: Pick<Deps, 'clock'>, { id, userId, clip }: OwnClip & { id: string }): AudioClips {
  const { bytes, mime, noteId = null, voice } = clip;
  const now = clock.now();
  return {
    id,
    user_id: userId,
    mime,
    created_at: now,
    note_id: noteId,
    recording: voice?.recording ?? null,
    ms: voice?.ms ?? null,
    waiting_since: voice ? now : null,
    byte_length: bytes.length,
  };
}

/** Forgets a recording: first the row, so that nothing names bytes that are gone. */
export async function removeClip({ db, store }: Pick<Deps, 'db' | 'store'>, id: string): Promise<void> {
  await deleteClip(db, id);
  await store.remove(id);
}

/** Forgets the recordings that were made of one reflection, all or all but one, and never its writer's own voice. */
export async function removeClipsOfNote(
  deps: Pick<Deps, 'db' | 'store'>,
  noteId: number,
  { but }: { but?: string } = {},
): Promise<void> {
  for (const { id, isOwnVoice } of await listClipsOfNote(deps.db, noteId)) {
    if (id !== but && !isOwnVoice) {
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

/** Every recording that goes with a reflection, its writer's own voice among them. */
export async function clipsOfNote(transaction: Db, noteId: number): Promise<string[]> {
  return (await listClipsOfNote(transaction, noteId)).map(({ id }) => id);
}

/** Every recording that goes with one of these reflections, and with which. */
export async function clipsOfNotes(
  transaction: Db,
  noteIds: readonly number[],
): Promise<{ id: string; noteId: number }[]> {
  return listClipsOfNotes(transaction, noteIds);
}

/** Within a transaction: forgets a recording, whose bytes go once it is over. */
export async function forgetClip(transaction: Db, id: string, now: number): Promise<void> {
  await deleteClip(transaction, id);
  await eraseClipsAfter(transaction, [id], now);
}

/** Within the transaction that forgets these recordings: their bytes go once it is over. */
export async function eraseClipsAfter(transaction: Db, clips: string[], now: number): Promise<void> {
  if (clips.length > 0) {
    await enqueue(transaction, eraseForgotten, { payload: { clips }, now });
  }
}

export { sumOfClips, sumOfTakenClips } from './audio.queries.ts';
export { eraseClips } from './audio.jobs.ts';
export { clipBinding } from './audio.sealing.ts';
export { sweepRecordings } from './sweep.ts';

export async function findOwnClip({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: string): Promise<Authorized<ClipRow>> {
  return mayHear(viewer, await findClip(db, id));
}

/** A recording of someone's own voice. */
export type Voice = Pick<ClipRow, 'id' | 'mime'>;

/** The recordings of the viewer's own voice, by their addresses. */
export async function voicesOf({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<Map<string, Voice>> {
  return new Map((await listVoicesOf(db, viewer.userId)).map((clip) => [clipUrl(clip.id), clip]));
}

/** The recording itself. Throws `not_found` when its bytes are no longer there, and `unreadable` when they are damaged. */
export async function openClip(
  { store, keyring }: Pick<Deps, 'store' | 'keyring'>,
  clip: Authorized<ClipRow>,
): Promise<Recording> {
  const sealed = await store.get(clip.id);
  if (!sealed) {
    throw new AppError('not_found', 'A recording has a row but no bytes.', {
      userMessage: 'This recording is no longer there.',
    });
  }
  const key = await keyring.of(clip.user_id);
  const bytes = key.openBytes(clipBinding(clip.id), sealed);
  if (!bytes) {
    throw new AppError('unreadable', 'The bytes of a recording are damaged.', {
      userMessage: 'This recording cannot be played: it was damaged where the server keeps it.',
    });
  }
  return { bytes, mime: clip.mime };
}
