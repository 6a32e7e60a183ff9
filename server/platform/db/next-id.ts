import { sql, type Kysely } from 'kysely';
import { isPostgres } from './columns.ts';
import { compiledQuery } from './compiled-query.ts';
import { perDatabase } from './per-database.ts';

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

const blockSize = 32;

const nextBlock = compiledQuery((db: Kysely<unknown>, table: string) =>
  db
    .selectFrom(sql`generate_series(1, ${sql.lit(blockSize)})`.as('each'))
    .select(sql<number>`nextval(pg_get_serial_sequence(${table}, 'id'))`.as('id')),
);

type Reserve = { ids: number[]; coming: Promise<void> | null };

const reservesOf = perDatabase<Pick<Kysely<unknown>, 'getExecutor'>, Map<string, Reserve>>(() => new Map());

/**
 * A number for a row of this table that is about to be inserted, taken from a block of them; null on SQLite, where only
 * the transaction that inserts can tell (`nextId`). Never given twice, and not always in the order of other processes.
 */
export async function reserveId(db: Pick<Kysely<unknown>, 'getExecutor'>, table: string): Promise<number | null> {
  if (!isPostgres(db)) {
    return null;
  }
  const reserve = reserveOf(db, table);
  for (;;) {
    const id = reserve.ids.shift();
    if (id !== undefined) {
      return id;
    }
    reserve.coming ??= refill(db as Kysely<unknown>, table, reserve);
    await reserve.coming;
  }
}

function reserveOf(db: Pick<Kysely<unknown>, 'getExecutor'>, table: string): Reserve {
  const reserves = reservesOf(db);
  const reserve = reserves.get(table) ?? { ids: [], coming: null };
  reserves.set(table, reserve);
  return reserve;
}

async function refill(db: Kysely<unknown>, table: string, reserve: Reserve): Promise<void> {
  try {
    reserve.ids.push(...(await nextBlock(db, table)).map(({ id }) => Number(id)));
  } finally {
    reserve.coming = null;
  }
}
