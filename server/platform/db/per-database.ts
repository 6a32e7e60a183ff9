import type { Kysely } from 'kysely';

/**
 * Something that there is once for each database and goes with it, made when it is first asked for. A transaction
 * gives what its database has.
 */
export function perDatabase<Db extends Pick<Kysely<never>, 'getExecutor'>, T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<object, { value: T }>();
  return (db) => {
    const { adapter } = db.getExecutor();
    const known = made.get(adapter) ?? { value: make(db) };
    made.set(adapter, known);
    return known.value;
  };
}
