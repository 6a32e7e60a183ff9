import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { perDatabase } from './per-database.ts';

type Plan = { query: CompiledQuery; order: unknown[] };

/** Stands for the value that a call will give. */
class Place {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

/**
 * A query that is put together once for each dialect and then only filled with values. Building one anew costs more
 * than SQLite takes to answer it, so the few that every request runs are made this way.
 *
 * @param build must put each of its values into the query as it is: what it does with them is remembered, not repeated
 */
export function compiledQuery<Tables, Values extends unknown[], Row>(
  build: (db: Kysely<Tables>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, ...values: Values) => Promise<Row[]> {
  const planOf = perDatabase<Kysely<Tables>, { plan: Plan | null }>(() => ({ plan: null }));

  function planFor(db: Kysely<Tables>, count: number): Plan {
    const places = Array.from({ length: count }, (_, at) => new Place(at));
    const query = build(db, ...(places as unknown[] as Values)).compile();
    return { query, order: [...query.parameters] };
  }

  return async (db, ...values) => {
    const known = planOf(db);
    const plan = (known.plan ??= planFor(db, values.length));
    const parameters = plan.order.map((value) => (value instanceof Place ? values[value.at] : value));
    const { rows } = await db.executeQuery<Row>({ ...plan.query, parameters });
    return rows;
  };
}
