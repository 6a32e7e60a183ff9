import { eraseClipsAfter } from '#server/features/audio/audio.service.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import type { Db } from '#server/tables.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { deleteImportedToasts, hasToastFrom, insertToastIfFree } from './imported.queries.ts';
import { sealLines } from './toasts.sealing.ts';

const firstVersion = 1;

/** A toast as another Clink told it. Instants are epoch milliseconds. */
export type ImportedToast = {
  userId: number;
  importId: number;
  intervalStart: number;
  intervalEnd: number;
  createdAt: number;
  early: boolean;
  narrator: NarratorId;
  lines: Line[];
  /** Its recording, where it came with one. */
  voice: { clip: string; ms: number } | null;
};

/** Whether someone has a toast of the time that begins then. */
export async function isToldFrom(db: Db, userId: number, intervalStart: number): Promise<boolean> {
  return hasToastFrom(db, userId, intervalStart);
}

/** Within a transaction: puts a toast among someone's. Answers with false where they have one of that time. */
export async function insertImportedToast(
  transaction: Db,
  key: SealingKey,
  { userId, importId, lines, voice, ...toast }: ImportedToast,
): Promise<boolean> {
  const id = await nextId(transaction, 'toasts');
  return insertToastIfFree(transaction, {
    id,
    version: firstVersion,
    user_id: userId,
    type: 'weekly',
    interval_start: toast.intervalStart,
    interval_end: toast.intervalEnd,
    early: Number(toast.early),
    lines: sealLines(key, { id, version: firstVersion }, lines),
    narrator: toast.narrator,
    tone: 'auto',
    seed: '',
    writer: 'builtin',
    audio_id: voice?.clip ?? null,
    duration_ms: voice?.ms ?? null,
    created_at: toast.createdAt,
    import_id: importId,
  });
}

/** Within a transaction: erases the toasts that came with an import, and their recordings. */
export async function eraseImportedToasts(
  transaction: Db,
  { userId, importId, now }: { userId: number; importId: number; now: number },
): Promise<void> {
  await eraseClipsAfter(transaction, await deleteImportedToasts(transaction, { userId, importId }), now);
}
