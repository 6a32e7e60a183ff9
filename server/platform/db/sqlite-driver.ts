import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { isLocked } from './errors.ts';
import { createStatements, isRead } from './sqlite-statements.ts';
import { createWriteTurns } from './write-turns.ts';

const mostPauseMs = 25;

export type SqliteDriverOptions = {
  /** How long a statement is tried again while another program holds the file. */
  patienceMs: number;
  /** Told of every error of the file itself, before it is thrown. */
  onError?: ((error: unknown) => void) | undefined;
};

/**
 * Kysely's driver over one `node:sqlite` connection. Statements run at once, in this thread, so nothing here ever waits
 * inside SQLite: while another program holds the write lock, a write is tried again after a short pause and everybody
 * else is served in between. Writes and transactions take turns in the order they came; reads wait only while a
 * transaction is open, whose unfinished work they must not see.
 */
export function createSqliteDriver(file: DatabaseSync, options: SqliteDriverOptions): Driver {
  const shared = createSharedFile(file, options);
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(new Session(shared)),
    beginTransaction: (connection) => (connection as Session).begin(),
    commitTransaction: (connection) => (connection as Session).commit(),
    rollbackTransaction: (connection) => (connection as Session).rollBack(),
    releaseConnection: () => Promise.resolve(),
    destroy() {
      file.close();
      return Promise.resolve();
    },
  };
}

type SharedFile = ReturnType<typeof createSharedFile>;

/** What all sessions on one file share: its statements, and whose turn it is. */
function createSharedFile(file: DatabaseSync, { patienceMs, onError }: SqliteDriverOptions) {
  const turns = createWriteTurns();
  const run = createStatements(file, onError);

  /** Until `deadline`, tries again what failed only because another program holds the file. */
  async function retrying<T>(work: () => T | Promise<T>, deadline: number): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isLocked(error) || performance.now() >= deadline) {
          throw error;
        }
      }
      await sleep(Math.min(tries, mostPauseMs));
    }
  }

  const deadlineFromNow = () => performance.now() + patienceMs;

  return {
    turns,
    run,
    isInTransaction: () => file.isTransaction,
    async read<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      return retrying(async () => {
        for (let open = turns.open(); open; open = turns.open()) {
          await open;
        }
        return run<R>(sql, parameters);
      }, deadlineFromNow());
    },
    async write<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const deadline = deadlineFromNow();
      const turn = await turns.take();
      try {
        return await retrying(() => run<R>(sql, parameters), deadline);
      } finally {
        turn.end();
      }
    },
    /** Answers once a transaction is open, with how to end the turn when it is over. */
    async begin(): Promise<() => void> {
      const deadline = deadlineFromNow();
      const turn = await turns.take();
      try {
        // A transaction that reads first and writes later would fail at once when another process wrote in between.
        // Taking the write lock at the start makes it wait instead.
        await retrying(() => {
          run('begin immediate');
          turn.open();
        }, deadline);
        return turn.end;
      } catch (error) {
        turn.end();
        throw error;
      }
    },
  };
}

/** What Kysely takes for a connection: one caller's view of the file, in a transaction or not. */
class Session implements DatabaseConnection {
  readonly #file: SharedFile;
  /** Within a transaction: ends its turn. */
  #endTurn: (() => void) | null = null;
  #lastError: unknown;

  constructor(file: SharedFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#endTurn) {
      return isRead(query) ? this.#file.read(query) : this.#file.write(query);
    }
    if (!this.#file.isInTransaction()) {
      // SQLite has rolled back by itself; what follows must not be kept without what went before.
      throw this.#lastError;
    }
    try {
      return this.#file.run(query.sql, query.parameters);
    } catch (error) {
      this.#lastError = error;
      throw error;
    }
  }

  // Read whole at first: a statement that is still giving rows would hold up everybody's commits.
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of (await this.executeQuery<R>(query)).rows) {
      yield { rows: [row] };
    }
  }

  async begin(): Promise<void> {
    this.#endTurn = await this.#file.begin();
  }

  async commit(): Promise<void> {
    if (!this.#file.isInTransaction()) {
      throw this.#lastError;
    }
    this.#file.run('commit');
    this.#end();
  }

  async rollBack(): Promise<void> {
    try {
      // On a full disk SQLite has done it already, and doing it twice would hide the cause.
      if (this.#file.isInTransaction()) {
        this.#file.run('rollback');
      }
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#endTurn?.();
    this.#endTurn = null;
    this.#lastError = undefined;
  }
}
