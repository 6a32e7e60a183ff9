import { sql, type Selectable } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
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

export type NewNote = Pick<Selectable<Notes>, (typeof columns)[number]>;

const insert = compiledQuery((db: Db, ...values: unknown[]) =>
  db
    .insertInto('notes')
    .columns(columns)
    .expression(sql`values (${sql.join(values)})`),
);

export async function insertNote(db: Db, note: NewNote): Promise<void> {
  await insert(db, ...columns.map((column) => note[column]));
}

/** A note to be saved without being counted; `fewerThan` as in `insertBesideOthers`. */
export type Beside = { note: NewNote; fewerThan: number | null };

/** As PostgreSQL is to read the columns, in their order. */
const types = ['bigint', 'bigint', 'bytea', 'text', 'text', 'text', 'integer', 'bigint', 'bigint'];

const insertBeside = compiledQuery((db: Db, ...lists: unknown[]) => {
  const given = sql.join([...types, 'bigint'].map((type, at) => sql`${lists[at]}::${sql.raw(type)}[]`));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const insertion = sql<{ id: number }>`
    with given as (select * from unnest(${given}) as each (${names}, fewer_than)),
      free as (
        select id as writer from users where id in (select user_id from given)
          and revision = (select revision from users as seen where seen.id = users.id)
        order by id for no key update skip locked
      )
    insert into notes (${names})
    select ${names} from given join free on writer = user_id
    where exists (select from notes where user_id = given.user_id and local_date = given.local_date and deleted_at is null)
      and (fewer_than is null or fewer_than > (
        select count(*) from (
          select from notes where user_id = given.user_id and deleted_at is null limit given.fewer_than
        ) as counted
      ))
    returning id`;
  return { compile: () => insertion.compile(db) };
});

/**
 * Inserts in one statement the notes whose writers have another one of that day and, where `fewerThan` is not null,
 * fewer than so many in all; answers with their ids. On PostgreSQL alone, with one note a person at most. Waits for
 * nobody: where somebody else holds the writer's row, the note is left out. So it is where the row was written to since
 * the statement began, and has another revision now than the one it sees, for what was saved then is not counted.
 */
export async function insertBesideOthers(db: Db, some: readonly Beside[]): Promise<Set<number>> {
  const lists = columns.map((column) => some.map(({ note }) => note[column]));
  const inserted = await insertBeside(
    db,
    ...lists,
    some.map(({ fewerThan }) => fewerThan),
  );
  return new Set(inserted.map(({ id }) => id));
}
