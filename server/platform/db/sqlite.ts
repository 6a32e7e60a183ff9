import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

const rememberedStatements = 400;

/**
 * Opens a SQLite file the way Clink needs it: write-ahead log, every commit on the disk before it is acknowledged,
 * foreign keys kept. A second process on the same file waits up to five seconds for its turn.
 */
export function openSqliteFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -16000',
  );
  return file;
}

/** Kysely's SQLite dialect over `node:sqlite`. */
export function sqliteDialect(file: DatabaseSync): SqliteDialect {
  return new TransactionalSqliteDialect({ database: asKyselyDatabase(file) });
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
