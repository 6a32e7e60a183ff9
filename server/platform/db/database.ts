import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.ts';
import { openSqliteFile, openSqliteMemory, sqliteDialect } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgres';

export type OpenOptions = {
  url?: string | undefined;
  dataDir: string;
  onIdleError: (error: Error) => void;
  /** For migrations, which may take long. */
  patient?: boolean;
};

/** Opens PostgreSQL at `url`, or else the SQLite file `clink.db` in `dataDir`, which is made when missing. */
export function openDatabase<Tables>({ url, dataDir, onIdleError, patient = false }: OpenOptions): Kysely<Tables> {
  if (url) {
    return new Kysely<Tables>({ dialect: postgresDialect({ url, onIdleError, patient }) });
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Tables>({ dialect: sqliteDialect(openSqliteFile(join(dataDir, 'clink.db'))) });
}

/** Opens a database that is in memory alone, is gone when it is closed, and never takes more than `mostBytes`. */
export function openMemoryDatabase<Tables>(mostBytes: number): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: sqliteDialect(openSqliteMemory(mostBytes)) });
}
