import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, sql, type Kysely, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { isPostgres } from './columns.ts';

const rememberedStatements = 400;

/**
 * Opens a SQLite file the way Clink needs it: write-ahead log, every commit on the disk before it is acknowledged,
 * foreign keys kept, and zeros where something was deleted. A second process on the same file waits up to five seconds for its turn.
 */
export function openSqliteFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -16000; pragma secure_delete = on',
  );
  return file;
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

/** Kysely's SQLite dialect over `node:sqlite`. */
export function sqliteDialect(file: DatabaseSync): SqliteDialect {
  return new TransactionalSqliteDialect({ database: asKyselyDatabase(file) });
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

class TransactionalSqliteDialect extends SqliteDialect {
  // SQLite rolls tables back like rows; saying so lets a migration that dies halfway leave nothing behind.
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true;
      }
    })();
  }
}

function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(sql) {
      // A transaction that reads first and writes later would fail at once, without waiting, when another process
      // wrote in between. Taking the write lock at the start makes it wait instead.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = statements.get(text);
      if (known) {
        return known;
      }
      if (statements.size >= rememberedStatements) {
        statements.clear();
      }
      const statement = asKyselyStatement(file.prepare(text));
      statements.set(text, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
