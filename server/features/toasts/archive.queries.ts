import type { Db } from '#server/tables.ts';
import type { ToastRow } from './toasts.queries.ts';

/** A place in the list, just after one of its toasts. */
export type Place = Pick<ToastRow, 'id' | 'interval_end'>;

/** Someone's toasts after a place, newest first. */
export async function listToastsAfter(
  db: Db,
  userId: number,
  { after, most }: { after: Place | undefined; most: number },
): Promise<ToastRow[]> {
  let rows = db.selectFrom('toasts').selectAll().where('user_id', '=', userId);
  if (after) {
    rows = rows.where((row) =>
      row.or([
        row('interval_end', '<', after.interval_end),
        row.and([row('interval_end', '=', after.interval_end), row('id', '<', after.id)]),
      ]),
    );
  }
  return rows.orderBy('interval_end', 'desc').orderBy('id', 'desc').limit(most).execute();
}

/** The toast that comes next after this one of the same person's. */
export async function findNext(db: Db, { user_id: userId, ...place }: ToastRow): Promise<number | undefined> {
  const row = await db
    .selectFrom('toasts')
    .select('id')
    .where('user_id', '=', userId)
    .where((is) =>
      is.or([
        is('interval_end', '>', place.interval_end),
        is.and([is('interval_end', '=', place.interval_end), is('id', '>', place.id)]),
      ]),
    )
    .orderBy('interval_end')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A toast with a voice, without its words. */
export type VoicedToast = Pick<
  ToastRow,
  'id' | 'version' | 'duration_ms' | 'interval_start' | 'interval_end' | 'created_at'
> & { audio_id: string };

/** Someone's latest toasts that have a voice, newest first. */
export async function listVoiced(db: Db, userId: number, most: number): Promise<VoicedToast[]> {
  return db
    .selectFrom('toasts')
    .select(['id', 'version', 'audio_id', 'duration_ms', 'interval_start', 'interval_end', 'created_at'])
    .where('user_id', '=', userId)
    .where('audio_id', 'is not', null)
    .orderBy('interval_end', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .$narrowType<{ audio_id: string }>()
    .execute();
}

/** The sealed words of these toasts of one person's. */
export async function listWords(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<Pick<ToastRow, 'id' | 'version' | 'lines'>[]> {
  return db
    .selectFrom('toasts')
    .select(['id', 'version', 'lines'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}
