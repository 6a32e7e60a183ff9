import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { StoredKind } from '#shared/contract/ledger.ts';

/** Rows of one table that are someone's, to be counted for them. */
export type StoredRows = {
  kind: StoredKind;
  table: string;
  /** How many there are, and how many bytes their texts, sealed words and sounds take. */
  measure(db: QueryExecutorProvider, userId: number): Promise<{ count: number; bytes: number }>;
};

type Options = {
  kind: StoredKind;
  table: string;
  /** Which rows are someone's: those with their number in `user_id` unless told otherwise. */
  theirs?: (userId: number) => RawBuilder<unknown>;
  /** Columns of text and of bytes. */
  room?: readonly string[];
  /** Columns that say how long a file is. */
  lengths?: readonly string[];
};

const withNumber = (userId: number) => sql`user_id = ${userId}`;

/** Describes rows for those who count what is stored of someone. Only lengths are read, never what is in them. */
export function storedRows({ kind, table, theirs = withNumber, room = [], lengths = [] }: Options): StoredRows {
  const parts = [
    ...room.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    ...lengths.map((column) => sql`coalesce(${sql.ref(column)}, 0)`),
  ];
  const bytes = parts.length > 0 ? sql.join(parts, sql` + `) : sql`0`;
  return {
    kind,
    table,
    async measure(db, userId) {
      const { rows } = await sql<{ count: number; bytes: number | null }>`
        select count(*) as count, sum(${bytes}) as bytes from ${sql.table(table)} where ${theirs(userId)}`.execute(db);
      return { count: Number(rows[0]?.count ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
    },
  };
}
