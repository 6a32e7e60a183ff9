import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { mapInTurns } from '#server/platform/turns.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { listToastsAfter, type Place } from './archive.queries.ts';
import type { ToastRow } from './toasts.queries.ts';
import { openLines } from './toasts.sealing.ts';

const readAtOnce = 50;

/** A toast as its person takes it away. Instants are epoch milliseconds. */
export type ToastToTake = {
  id: number;
  type: string;
  createdAt: number;
  intervalStart: number;
  intervalEnd: number;
  /** Made on request, before its week was over. */
  early: boolean;
  narrator: string | null;
  /** Null when the words are damaged. */
  lines: Line[] | null;
  /** Its recording; null when it has none. */
  audio: string | null;
  durationMs: number | null;
};

/** All toasts of the viewer's, newest first, a piece of them at a time. */
export async function* toastsInPieces(
  { db, keyring }: Pick<Deps, 'db' | 'keyring'>,
  { userId }: Viewer,
): AsyncGenerator<ToastToTake[]> {
  let after: Place | undefined;
  for (;;) {
    const rows = await listToastsAfter(db, userId, { after, most: readAtOnce });
    const key = await keyring.of(userId);
    yield mapInTurns(
      rows,
      ({ lines }) => lines.length,
      (row) => toastToTake(row, openLines(key, row)),
    );
    after = rows.at(-1);
    if (rows.length < readAtOnce) {
      return;
    }
  }
}

function toastToTake(row: ToastRow, lines: Line[] | null): ToastToTake {
  return {
    id: row.id,
    type: row.type,
    createdAt: row.created_at,
    intervalStart: row.interval_start,
    intervalEnd: row.interval_end,
    early: row.early === 1,
    narrator: row.narrator,
    lines,
    audio: row.audio_id,
    durationMs: row.duration_ms,
  };
}
