import { sql } from 'kysely';
import type { Db } from '#server/tables.ts';
import { listByIds, ofUser, type ShownRow } from './notes.queries.ts';

/** Those of the same month and day in the years before that may be shown unasked, in turn. */
export async function listSameDay(
  db: Db,
  userId: number,
  { today, most }: { today: string; most: number },
): Promise<ShownRow[]> {
  const sameDay = ofUser(db, userId)
    .where('local_date', '<', `${today.slice(0, 4)}-01-01`)
    .where((where) => where(where.fn<string>('substr', ['local_date', sql.lit(6)]), '=', today.slice(5)));
  return listByIds(db, userId, await idsInTurn(db, sameDay, most));
}

/** Those of these days that may be shown unasked, in turn. */
export async function listOfDays(
  db: Db,
  userId: number,
  { days, most }: { days: readonly string[]; most: number },
): Promise<ShownRow[]> {
  if (days.length === 0) {
    return [];
  }
  const ofDays = ofUser(db, userId).where('local_date', 'in', days);
  return listByIds(db, userId, await idsInTurn(db, ofDays, most));
}

/** Of those that may be shown unasked the first of each day, the latest day first; then the second of each, and so on. */
async function idsInTurn(db: Db, notes: ReturnType<typeof ofUser>, most: number): Promise<number[]> {
  const turns = notes
    .where('kept_out', '=', 0)
    .clearSelect()
    .select(({ fn }) => [
      'id',
      'local_date',
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('local_date').orderBy('created_at').orderBy('id'))
        .as('turn'),
    ]);
  const rows = await db
    .selectFrom(turns.as('turns'))
    .select('id')
    .orderBy('turn')
    .orderBy('local_date', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
