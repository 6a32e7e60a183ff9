import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { World } from './world.ts';

/** All that rests: the database to the last row and number given out, and every file with its bytes. */
export async function dumpOf(world: World): Promise<string> {
  const database = world.databaseUrl ? await rowsOf(world.databaseUrl) : await emptyLog(world);
  return [...database, ...filesBelow(world.dataDir)].join('\n');
}

/** After this the database file alone holds every row. */
async function emptyLog({ deps }: World): Promise<string[]> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(deps.db);
  return [`log busy: ${String(rows[0]?.busy)}`];
}

async function rowsOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const lines: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
      lines.push(`${name}:`, ...rows.map(({ row }) => row));
    }
    const { rows: sequences } = await client.query<{ name: string; last: number | null }>(
      'select sequencename as name, last_value as last from pg_sequences order by 1',
    );
    return [...lines, ...sequences.map(({ name, last }) => `${name}: ${String(last)}`)];
  } finally {
    await client.end();
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => {
      // How processes share the log changes with every look, and holds no row.
      const bytes = name.endsWith('-shm') ? '' : readFileSync(join(folder, name));
      return `${name} ${String(bytes.length)} ${createHash('sha256').update(bytes).digest('hex')}`;
    });
}
