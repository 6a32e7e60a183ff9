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
