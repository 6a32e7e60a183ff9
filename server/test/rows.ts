import { sql } from 'kysely';
import { isPostgres } from '#server/platform/db/columns.ts';
import type { Db } from '#server/tables.ts';

/** Every row of every table, as text that can be compared; bytes in hex. */
export async function everyRow(db: Db): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    rows[name] = found.rows.map((row) => JSON.stringify(row, inHex)).toSorted();
  }
  return rows;
}

/** The same without what moves when someone merely looks: when they last did, when a session was used, and what is counted. */
export async function lastingRows(db: Db): Promise<Record<string, string[]>> {
  const { counts: _counts, activity_seen: _seen, ...rows } = await everyRow(db);
  return { ...rows, sessions: (rows['sessions'] ?? []).map((row) => row.replace(/"last_used_at":\d+/, '')) };
}

function inHex(this: unknown, key: string, value: unknown): unknown {
  const original = (this as Record<string, unknown>)[key];
  return original instanceof Uint8Array ? Buffer.from(original).toString('hex') : value;
}

export type ForeignKey = { table: string; column: string; refersTo: string; onDelete: string };

/** Every reference from a table to another, and what becomes of the row when the other goes. */
export async function everyForeignKey(db: Db): Promise<ForeignKey[]> {
  if (isPostgres(db)) {
    const { rows } = await sql<ForeignKey>`
      select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as "refersTo",
        case c.confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'NO ACTION' end as "onDelete"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f'`.execute(db);
    return rows;
  }
  const tables = await db.introspection.getTables();
  const keys = tables.map(
    async ({ name }) =>
      (
        await sql<ForeignKey>`
          select ${name} as "table", "from" as "column", "table" as "refersTo", on_delete as "onDelete"
          from pragma_foreign_key_list(${name})`.execute(db)
      ).rows,
  );
  return (await Promise.all(keys)).flat();
}
