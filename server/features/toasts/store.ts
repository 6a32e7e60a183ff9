import { markSpoken } from '#server/features/friend-lines/friend-lines.service.ts';
import { areAsRead } from '#server/features/notes/notes.service.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import type { Db } from '#server/tables.ts';
import { awardForToast } from './counting.service.ts';
import type { Interval } from './interval.ts';
import type { Told } from './tell.ts';
import { replaceEarlyToast, type ToastRow } from './toasts.queries.ts';
import { sealLines } from './toasts.sealing.ts';

/** The version that a toast is inserted with. */
const firstVersion = 1;

/** The recording of a toast. */
export type Voice = Pick<ToastRow, 'audio_id' | 'duration_ms' | 'voiced_by'>;

type NewToast = {
  userId: number;
  /** Theirs. */
  key: SealingKey;
  now: number;
  interval: Interval;
  early: boolean;
  told: Told;
  /** Its recording, where it has one already. */
  voice?: Voice;
};

/**
 * Within a transaction: stores a toast in the place of an early one of the same interval, and answers with that one's
 * recording. Null, and nothing is stored, when a note that is told is not as it was read any more. Violates the unique
 * constraint when another process was quicker.
 */
export async function storeToast(
  transaction: Db,
  { userId, key, now, interval, early, told, voice }: NewToast,
): Promise<{ row: ToastRow; replacedAudio: string | null } | null> {
  if (!(await areAsRead(transaction, told.notes))) {
    return null;
  }
  const id = await nextId(transaction, 'toasts');
  const stored = await replaceEarlyToast(transaction, {
    id,
    version: firstVersion,
    user_id: userId,
    type: 'weekly',
    interval_start: interval.start,
    interval_end: interval.end,
    early: Number(early),
    lines: sealLines(key, { id, version: firstVersion }, told.lines),
    narrator: told.narrator,
    tone: told.tone,
    seed: told.seed,
    writer: told.writer,
    audio_id: voice?.audio_id ?? null,
    duration_ms: voice?.duration_ms ?? null,
    voiced_by: voice?.voiced_by ?? 'builtin',
    created_at: now,
  });
  // An early toast is only a foretaste: what is spoken in it is spoken again in the one it makes way for.
  await markSpoken(transaction, early ? [] : told.friends, now);
  await awardForToast(transaction, { userId, now, isHeavy: told.isHeavy });
  return stored;
}
