import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { HandleEmptyInListsPlugin, Kysely, PostgresDialect, replaceWithNoncontingentExpression, sql } from 'kysely';
import { openSqliteFile, openSqliteMemory, sqliteDialect } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgres';

export type OpenOptions = {
  url?: string | undefined;
  dataDir: string;
  onIdleError: (error: Error) => void;
  /** For migrations, which may take long and wait long for those of another process. */
  patient?: boolean;
  /** Told when there is no room on the disk of the SQLite file. */
  onNoRoom?: () => void;
  /** Told of every error of the SQLite file. */
  onError?: (error: unknown) => void;
};

const patientMs = 60_000;

/** Where the SQLite file lies. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'clink.db');
}

/** Opens PostgreSQL at `url`, or else the SQLite file `clink.db` in `dataDir`, which is made when missing. */
export function openDatabase<Tables>(options: OpenOptions): Kysely<Tables> {
  const { url, dataDir, onIdleError, onNoRoom, onError, patient = false } = options;
  if (url) {
    // What speaks to PostgreSQL is loaded where it is used: a start on SQLite takes less time and memory without it.
    const pool = async () => (await import('./postgres-pool.ts')).createPool({ url, onIdleError, patient });
    // PostgreSQL knows no `in ()`, which to SQLite is what it says: a list without anything in it.
    const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins });
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = openSqliteFile(sqlitePath(dataDir), onNoRoom);
  return new Kysely<Tables>({ dialect: sqliteDialect(file, { onError, ...(patient && { patienceMs: patientMs }) }) });
}

/** Opens a database that is in memory alone, is gone when it is closed, and never takes more than `mostBytes`. */
export function openMemoryDatabase<Tables>(mostBytes: number): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: sqliteDialect(openSqliteMemory(mostBytes)) });
}

/** 'SQLite 3.51.0' or 'PostgreSQL 15.14'. */
export async function nameDatabase<Tables>(db: Kysely<Tables>, engine: Engine): Promise<string> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
    return `SQLite ${rows[0]?.version ?? ''}`;
  }
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? ''}`;
}
