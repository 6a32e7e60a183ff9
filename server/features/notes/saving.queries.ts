import { sql, type Selectable } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import { howMany, ofUser } from './counting.queries.ts';
import type { Notes } from './notes.table.ts';

const columns = [
  'id',
  'user_id',
  'content',
  'idempotency_key',
  'timezone',
  'local_date',
  'kept_out',
  'created_at',
  'arrived_at',
] as const;

type NewNote = Pick<Selectable<Notes>, (typeof columns)[number]>;

const insert = compiledQuery((db: Db, ...values: unknown[]) =>
  db
    .insertInto('notes')
    .columns(columns)
    .expression(sql`values (${sql.join(values)})`),
);

export async function insertNote(db: Db, note: NewNote): Promise<void> {
  await insert(db, ...valuesOf(note));
}

const insertBeside = compiledQuery(
  (db: Db, userId: number, day: string, enough: number, fewerThan: number, ...values: unknown[]) => {
    const ofDay = ofUser(db, userId).where('local_date', '=', day);
    const few = sql`${howMany(db, ofUser(db, userId).limit(enough))} < ${fewerThan}`;
    return db
      .insertInto('notes')
      .columns(columns)
      .expression(sql`select ${sql.join(values)} where exists (${ofDay}) and ${few}`)
      .returning('id');
  },
);

/**
 * Inserts a note in one statement if its writer has another one of that day and, where `fewerThan` is not null, fewer
 * than so many in all. Answers whether it did. What others save at this moment is not seen.
 */
export async function insertBesideAnother(db: Db, note: NewNote, fewerThan: number | null): Promise<boolean> {
  const few = fewerThan ?? 1;
  const enough = fewerThan ?? 0;
  return (await insertBeside(db, note.user_id, note.local_date, enough, few, ...valuesOf(note))).length > 0;
}

function valuesOf(note: NewNote): unknown[] {
  return columns.map((column) => note[column]);
}
