import { createHash } from 'node:crypto';
import pg from 'pg';

const int8 = 20;
// Ids and instants are far below 2^53, so they travel as numbers, as they do from SQLite.
pg.types.setTypeParser(int8, Number);

/** Prepares each parameterised statement once a connection, which makes Kysely as fast as hand-written `pg`. */
class NamingClient extends pg.Client {
  // The overloads of `pg` cannot be spelled in an override; the arguments are passed on untouched.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const named = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const call = named ? [{ name: statementName(text), text, values }] : args;
    return (super.query as (...all: unknown[]) => never)(...call);
  }
}

const names = new Map<string, string>();

function statementName(sql: string): string {
  let name = names.get(sql);
  if (!name) {
    name = createHash('sha1').update(sql).digest('base64url');
    names.set(sql, name);
  }
  return name;
}

const patienceMs = 5_000;
/** PostgreSQL gives up before we do: a statement that only we have given up would keep its connection busy. */
const statementMs = 4_000;

export type PostgresOptions = {
  url: string;
  onIdleError: (error: Error) => void;
  /** Lets a statement take as long as it needs, as a migration may. */
  patient?: boolean;
};

/** A pool of ten connections; a connection or an answer not had within five seconds is an error, not a wait. */
export function createPool({ url, onIdleError, patient = false }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patienceMs,
    ...(!patient && { query_timeout: patienceMs, statement_timeout: statementMs }),
    Client: NamingClient,
  });
  // A connection that the server ends, idle or in use, must not end the process; the next query takes a new one.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}
