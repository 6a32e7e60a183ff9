import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql, type Dialect, type Kysely } from 'kysely';
import { isPostgres } from './columns.ts';
import { isLocked, isStorageFull } from './errors.ts';
import { createSqliteDriver, type SqliteDriverOptions } from './sqlite-driver.ts';

/** How long opening may wait for another process that opens the same file. */
const openingMs = 10_000;
const openingPauseMs = 10;
const pragmas =
  'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -16000; pragma secure_delete = on';

/**
 * Opens a SQLite file the way Clink needs it: write-ahead log, every commit on the disk before it is acknowledged,
 * foreign keys kept, and zeros where something was deleted. Nothing waits inside SQLite for other processes: the
 * driver tries again. On a full disk, where the file that processes share has no room, it is opened for this process
 * alone, so that what is there can be read; `onNoRoom` is told.
 */
export function openSqliteFile(path: string, onNoRoom?: () => void): DatabaseSync {
  try {
    return openedInTurn(path);
  } catch (error) {
    if (!isStorageFull(error)) {
      throw error;
    }
    const file = opened(path, `pragma locking_mode = exclusive; ${pragmas}`);
    onNoRoom?.();
    return file;
  }
}

/** SQLite waits for a process that reads or writes, but not for another that turns the write-ahead log on right now. */
function openedInTurn(path: string): DatabaseSync {
  const deadline = performance.now() + openingMs;
  for (;;) {
    try {
      return opened(path, pragmas);
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) {
        throw error;
      }
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, openingPauseMs);
  }
}

function opened(path: string, settings: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: openingMs / 2, enableForeignKeyConstraints: true });
  try {
    file.exec(settings);
    file.exec('pragma busy_timeout = 0');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

const pageBytes = 4096;

/**
 * Opens a SQLite database that is in memory alone and gone when it is closed. What is deleted is given back at once; a
 * write that would take more than `mostBytes` fails like one on a full disk.
 */
export function openSqliteMemory(mostBytes: number): DatabaseSync {
  const memory = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  const mostPages = Math.floor(mostBytes / pageBytes);
  memory.exec(
    `pragma page_size = ${pageBytes}; pragma auto_vacuum = full; pragma temp_store = memory; pragma max_page_count = ${mostPages}`,
  );
  return memory;
}

const patienceMs = 5_000;

/** Kysely's SQLite dialect over `node:sqlite`. */
export function sqliteDialect(file: DatabaseSync, options: Partial<SqliteDriverOptions> = {}): Dialect {
  return {
    createDriver: () => createSqliteDriver(file, { patienceMs, ...options }),
    createAdapter: () => new ClinkSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Has SQLite write its log into the file and empty it, so that no file holds what was deleted. Throws when another
 * process is in the way; try again later. PostgreSQL looks after its log by itself.
 */
export async function emptyWriteAheadLog<Tables>(db: Kysely<Tables>): Promise<void> {
  if (isPostgres(db)) {
    return;
  }
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) {
    throw new Error('The write-ahead log is in use.');
  }
}

class ClinkSqliteAdapter extends SqliteAdapter {
  // SQLite rolls tables back like rows; saying so lets a migration that dies halfway leave nothing behind.
  override get supportsTransactionalDdl() {
    return true;
  }

  // The driver itself knows who waits for whom. With Kysely's own queue a read would wait for every write before it.
  override get supportsMultipleConnections() {
    return true;
  }
}
