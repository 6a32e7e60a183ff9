import type { Selectable } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { Notes } from './notes.table.ts';

/** Asked with every save as long as there is something left to reach, so both in one, each only as far as it matters. */
const withDay = compiledQuery((db: Db, userId: number, day: string, enough: number) =>
  db.selectNoFrom([
    howMany(db, ofUser(db, userId).limit(enough)).as('count'),
    howMany(db, ofUser(db, userId).where('local_date', '=', day).limit(2)).as('of_day'),
  ]),
);

/** How many there are up to `enough`, and how many are of this day, up to two. */
export async function countWithDay(
  db: Db,
  userId: number,
  { day, enough }: { day: string; enough: number },
): Promise<{ count: number; ofDay: number }> {
  const [row] = await withDay(db, userId, day, enough);
  return { count: Number(row?.count), ofDay: Number(row?.of_day) };
}

/** How many there are, up to `enough`. */
export async function countNotes(db: Db, userId: number, enough: number): Promise<number> {
  return (await ofUser(db, userId).limit(enough).execute()).length;
}

/** How many there are with a recording of the writer's voice, up to `enough`. */
export async function countVoices(db: Db, userId: number, enough: number): Promise<number> {
  return (await ofUser(db, userId).where('voice_clip', 'is not', null).limit(enough).execute()).length;
}

/** A note without its words: when it was written and came, and the day it is for. */
export type Come = Pick<Selectable<Notes>, 'id' | 'local_date' | 'timezone' | 'created_at' | 'arrived_at'>;

const comeSince = compiledQuery((db: Db, userId: number, since: number) => {
  const some = datesOf(db, userId);
  const atOnce = some.where('arrived_at', 'is', null).where('created_at', '>=', since);
  // Two questions, so that each has an index of its own.
  return atOnce.unionAll(some.where('arrived_at', '>=', since));
});

/** Those that came at `since` or later. */
export async function listComeSince(db: Db, userId: number, since: number): Promise<Come[]> {
  return comeSince(db, userId, since);
}

const comeBetween = compiledQuery((db: Db, userId: number, from: number, to: number) => {
  const some = datesOf(db, userId);
  const atOnce = some.where('arrived_at', 'is', null).where('created_at', '>=', from).where('created_at', '<', to);
  return atOnce.unionAll(some.where('arrived_at', '>=', from).where('arrived_at', '<', to));
});

/** Those that came at `from` or later and before `to`. */
export async function listComeBetween(
  db: Db,
  userId: number,
  { from, to }: { from: number; to: number },
): Promise<Come[]> {
  return comeBetween(db, userId, from, to);
}

function datesOf(db: Db, userId: number) {
  return db
    .selectFrom('notes')
    .select(['id', 'local_date', 'timezone', 'created_at', 'arrived_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
}

/** The one that was written first, whichever day it is for. */
export async function findFirst(
  db: Db,
  userId: number,
): Promise<Pick<Selectable<Notes>, 'created_at' | 'timezone'> | undefined> {
  return db
    .selectFrom('notes')
    .select(['created_at', 'timezone'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Someone's, by their ids: of all that are there. */
export function ofUser(db: Db, userId: number) {
  return db.selectFrom('notes').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null);
}

/** How many of these there are, as a part of another query. */
export function howMany(db: Db, some: ReturnType<typeof ofUser>) {
  return db.selectFrom(some.as('some')).select((select) => select.fn.countAll<number>().as('count'));
}
