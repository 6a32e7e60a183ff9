import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';

type Row = { number: number; owner: number | null; sealed: Uint8Array | null; key?: Uint8Array } & Record<
  string,
  unknown
>;

/** A sealed value in its row; `owner` is whose key it is sealed with, null for that of the instance. */
export type SealedValue = {
  row: Row;
  sealed: Uint8Array;
  owner: number | null;
  binding: Binding;
  /** The key it is sealed with, itself sealed with the owner's; undefined for what is sealed with that one. */
  under?: { sealed: Uint8Array; binding: Binding } | undefined;
};

/** A column that holds sealed values, to be walked through in the order of its rows' numbers. */
export type SealedColumn = {
  /** The values of some rows after the one with this number, and the last row's number; undefined after the last. */
  read(db: QueryExecutorProvider, after: number): Promise<{ values: SealedValue[]; last: number | undefined }>;
  /** Puts other sealed bytes of the same words in their place, unless the row has changed. Answers whether it did. */
  replace(db: QueryExecutorProvider, value: SealedValue, fresh: Uint8Array): Promise<boolean>;
};

type Options<Bound extends string> = {
  table: string;
  /** The column of the row's number. */
  number: string;
  column: string;
  /** The columns whose values are bound in. */
  bound: readonly Bound[];
  /** Whose row it is; nobody's when there is none. */
  owner?: RawBuilder<unknown>;
  /** The column of the key of its own that it is sealed with. */
  under?: { column: string; binding: (row: { number: number } & Record<Bound, never>) => Binding };
  binding: (row: { number: number } & Record<Bound, never>) => Binding;
};

const atOnce = 50;

/** Describes a column of sealed values for those who walk through all of them. */
export function sealedColumn<const Bound extends string>({
  table,
  number,
  column,
  bound,
  owner = sql`null`,
  under,
  binding,
}: Options<Bound>): SealedColumn {
  const boundColumns = sql.join([
    sql`${sql.ref(number)} as number`,
    ...bound.map((name) => sql.ref(name)),
    ...(under ? [sql`${sql.ref(under.column)} as key`] : []),
  ]);
  return {
    async read(db, after) {
      const { rows } = await sql<Row>`
        select ${boundColumns}, ${sql.ref(column)} as sealed, ${owner} as owner from ${sql.table(table)}
        where ${sql.ref(number)} > ${after} order by ${sql.ref(number)} limit ${sql.lit(atOnce)}`.execute(db);
      const values = rows.flatMap((row) =>
        row.sealed === null
          ? []
          : [
              {
                row,
                sealed: row.sealed,
                owner: row.owner,
                binding: binding(row as never),
                under: under && row.key && { sealed: row.key, binding: under.binding(row as never) },
              },
            ],
      );
      return { values, last: rows.at(-1)?.number };
    },
    async replace(db, { row, sealed }, fresh) {
      const unchanged = [
        sql`${sql.ref(number)} = ${row.number}`,
        sql`${sql.ref(column)} = ${sealed}`,
        ...bound.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
      ];
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${fresh} where ${sql.join(unchanged, sql` and `)}`.execute(
        db,
      );
      return numAffectedRows === 1n;
    },
  };
}
