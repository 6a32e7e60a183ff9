import { isMissingReference, isUniqueViolation } from '#server/platform/db/errors.ts';
import { together } from '#server/platform/db/together.ts';
import type { Db } from '#server/tables.ts';
import { insertBesideOthers, type Beside, type NewNote } from './saving.queries.ts';

type Outcome = boolean | { failed: unknown };

/**
 * Saves what need not be counted, as `insertBesideOthers` does, together with what others save in the same moment: one
 * message to PostgreSQL and one durable commit for all of them. Answers, once it is committed, whether it did; throws
 * what it alone is the cause of.
 */
export async function insertTogether(db: Db, note: NewNote, fewerThan: number | null): Promise<boolean> {
  const outcome = (await insertWithOthers(db, { note, fewerThan })) ?? false;
  if (typeof outcome === 'object') {
    throw outcome.failed;
  }
  return outcome;
}

const insertWithOthers = together(async (db: Db, asked: readonly Beside[]): Promise<Map<Beside, Outcome>> => {
  const some = oneEach(asked);
  try {
    const inserted = await insertBesideOthers(db, some);
    return new Map(some.map((one) => [one, inserted.has(one.note.id)]));
  } catch (error) {
    // Only where it is certain that nothing of it was kept. One of them is to blame, and the others are not.
    if (some.length === 1 || !(isUniqueViolation(error) || isMissingReference(error))) {
      throw error;
    }
    return new Map(await Promise.all(some.map(async (one) => [one, await insertAlone(db, one)] as const)));
  }
});

async function insertAlone(db: Db, one: Beside): Promise<Outcome> {
  try {
    return (await insertBesideOthers(db, [one])).has(one.note.id);
  } catch (failed) {
    return { failed };
  }
}

/** Of each person the first: two of the same person would not see each other. */
function oneEach(asked: readonly Beside[]): Beside[] {
  const people = new Set<number>();
  return asked.filter(({ note }) => {
    const isFirst = !people.has(note.user_id);
    people.add(note.user_id);
    return isFirst;
  });
}
