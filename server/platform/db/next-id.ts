import { sql, type Kysely } from 'kysely';
import { isPostgres } from './columns.ts';
import { compiledQuery } from './compiled-query.ts';

const next = compiledQuery((db: Kysely<unknown>, table: string) =>
  db.selectNoFrom(
    (isPostgres(db)
      ? sql<number>`nextval(pg_get_serial_sequence(${table}, 'id'))`
      : sql<number>`coalesce((select seq from sqlite_sequence where name = ${table}), 0) + 1`
    ).as('id'),
  ),
);

/**
 * The number that the next row of this table gets, for what has to know it before it is inserted: sealed words are
 * bound to their row. Only within the transaction that inserts the row.
 */
export async function nextId(transaction: Pick<Kysely<unknown>, 'getExecutor'>, table: string): Promise<number> {
  const [row] = await next(transaction as Kysely<unknown>, table);
  return Number(row?.id);
}
