import {
  PostgresAdapter,
  sql,
  type ColumnDataType,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
} from 'kysely';

type ColumnType = ColumnDataType | RawBuilder<unknown>;

/** The few column types whose name differs between the two engines; everything else is portable as it stands. */
export type Columns = {
  /** Row numbers, instants in epoch milliseconds and references to rows. */
  big: ColumnType;
  /** Sealed text and keys. */
  bytes: ColumnType;
  /** Adds the row number `id`: never given out twice, also after the newest row was deleted. */
  id: <T extends string>(table: CreateTableBuilder<T>) => CreateTableBuilder<T, 'id'>;
};

/** The column types for the engine behind `db`. */
export function columnsOf(db: Kysely<unknown>): Columns {
  const postgres = isPostgres(db);
  return {
    big: postgres ? 'bigint' : 'integer',
    bytes: postgres ? 'bytea' : 'blob',
    id: (table) =>
      postgres
        ? table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
        : table.addColumn('id', sql`integer`, (column) => column.primaryKey().autoIncrement()),
  };
}

/** Which of the two engines is behind `db`. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
