import type { Kysely } from 'kysely';
import { batched } from '#server/platform/batched.ts';
import { perDatabase } from './per-database.ts';

/**
 * Asks a database together for what comes one by one (see `batched`), for PostgreSQL, to which each question is a
 * message there and back. Throws within a transaction, of which the others are no part.
 */
export function together<Tables, Key, Value>(
  ask: (db: Kysely<Tables>, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (db: Kysely<Tables>, key: Key) => Promise<Value | undefined> {
  const askerOf = perDatabase((db: Kysely<Tables>) => batched((keys: readonly Key[]) => ask(db, keys)));
  return (db, key) => {
    if (db.isTransaction) {
      throw new Error('What is asked for together with others is no part of a transaction.');
    }
    return askerOf(db)(key);
  };
}
