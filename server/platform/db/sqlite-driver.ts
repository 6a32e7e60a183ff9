import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { isLocked } from './errors.ts';
import { createCommitGroups, type Member } from './sqlite-group.ts';
import { createStatements, isRead, standsAlone } from './sqlite-statements.ts';
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
 * else is served in between. Writes and transactions take turns in the order they came, and those that wait for each
 * other share a commit; reads wait only while a transaction is open, whose unfinished work they must not see.
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

/** What all sessions on one file share: its statements, whose turn it is, and the commit that is to come. */
function createSharedFile(file: DatabaseSync, { patienceMs, onError }: SqliteDriverOptions) {
  const run = createStatements(file, onError);
  const turns = createWriteTurns();
  const groups = createCommitGroups(file, run, turns);

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

  async function enter(deadline: number): Promise<Member> {
    try {
      return await retrying(() => groups.enter(), deadline);
    } catch (error) {
      groups.leave();
      throw error;
    }
  }

  async function writeAlone<R>({ sql, parameters }: CompiledQuery, deadline: number): Promise<QueryResult<R>> {
    try {
      groups.commit();
      return await retrying(() => run<R>(sql, parameters), deadline);
    } finally {
      groups.leave();
    }
  }

  async function writeAsMember<R>({ sql, parameters }: CompiledQuery, deadline: number): Promise<QueryResult<R>> {
    const member = await enter(deadline);
    try {
      const result = member.run<R>(sql, parameters);
      await member.keep();
      return result;
    } catch (error) {
      await member.drop();
      throw error;
    }
  }

  return {
    async read<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      return retrying(async () => {
        for (let over = groups.over(); over; over = groups.over()) {
          await over;
        }
        return run<R>(sql, parameters);
      }, deadlineFromNow());
    },
    async write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const deadline = deadlineFromNow();
      await turns.take();
      const isAlone = !groups.isOpen() && !turns.isAwaited();
      return isAlone || standsAlone(query) ? writeAlone(query, deadline) : writeAsMember(query, deadline);
    },
    async begin(): Promise<Member> {
      const deadline = deadlineFromNow();
      await turns.take();
      return enter(deadline);
    },
  };
}

/** What Kysely takes for a connection: one caller's view of the file, in a transaction or not. */
class Session implements DatabaseConnection {
  readonly #file: SharedFile;
  #transaction: Member | null = null;

  constructor(file: SharedFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction) {
      return this.#transaction.run(query.sql, query.parameters);
    }
    return isRead(query) ? this.#file.read(query) : this.#file.write(query);
  }

  // Read whole at first: a statement that is still giving rows would hold up everybody's commits.
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of (await this.executeQuery<R>(query)).rows) {
      yield { rows: [row] };
    }
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#file.begin();
  }

  async commit(): Promise<void> {
    await this.#transaction?.keep();
  }

  async rollBack(): Promise<void> {
    await this.#transaction?.drop();
  }
}
