import { clockSkewMs } from '#server/platform/clock.ts';
import type { Db } from '#server/tables.ts';

/** Takes the row of a note that was deleted more than `undoMs` ago, or in what is now the future. Answers whether it did. */
export async function eraseNote(
  db: Db,
  id: number,
  { now, undoMs }: { now: number; undoMs: number },
): Promise<boolean> {
  const erased = await db
    .deleteFrom('notes')
    .where('id', '=', id)
    .where((row) => row.or([row('deleted_at', '<', now - undoMs), row('deleted_at', '>', now + clockSkewMs)]))
    .returning('id')
    .executeTakeFirst();
  return erased !== undefined;
}
