import { sql, type Kysely } from 'kysely';
import { isPostgres } from './columns.ts';

/** Rows of which each write gives their owner (`user_id`) another revision; `columns` limits which updates count. */
export type Watched = { table: string; columns?: readonly string[] };

const events = ['insert', 'update', 'delete'] as const;

/**
 * Gives people another revision (`users.revision`) in the transaction of every write to these tables, whichever process
 * or program writes. It is a random number and no count: a database brought back from a copy must not come to a number
 * that stood for other rows.
 */
export async function raiseRevisions(db: Kysely<unknown>, watched: readonly Watched[]): Promise<void> {
  if (isPostgres(db)) {
    // Once a transaction is enough: a row written ten thousand times in one leaves as many dead ones to walk over. So
    // every other write to the person's own row must count as well.
    await sql`
      create or replace function raise_revision() returns trigger language plpgsql as $$
      begin
        update users set revision = revision
        where id = coalesce(new.user_id, old.user_id) and xmin <> pg_current_xact_id()::xid;
        return null;
      end $$`.execute(db);
    await sql`
      create or replace function take_revision() returns trigger language plpgsql as $$
      begin
        new.revision = floor(random() * 9007199254740991);
        return new;
      end $$`.execute(db);
    await sql`
      create trigger users_revision before insert or update on users
      for each row execute function take_revision()`.execute(db);
  }
  for (const { table, columns } of watched) {
    for (const event of events) {
      const name = sql.ref(`${table}_revision_${event}`);
      const of = event === 'update' && columns ? sql` of ${sql.join(columns.map((column) => sql.ref(column)))}` : sql``;
      const owner = sql.ref(event === 'delete' ? 'old.user_id' : 'new.user_id');
      const change = isPostgres(db)
        ? sql`for each row execute function raise_revision()`
        : sql`begin update users set revision = abs(random() % 9007199254740991) where id = ${owner}; end`;
      await sql`create trigger ${name} after ${sql.raw(event)}${of} on ${sql.table(table)} ${change}`.execute(db);
    }
  }
}
