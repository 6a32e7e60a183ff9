import type { Kysely } from 'kysely';
import { perDatabase } from './per-database.ts';

type Db = Pick<Kysely<unknown>, 'getExecutor'>;

/** What this process remembers of people, apart for each database. */
export type Remembered<T> = {
  get(db: Db, userId: number): T | undefined;
  set(db: Db, userId: number, value: T): void;
  forget(db: Db, userId: number): void;
};

const mostPeople = 10_000;

/** Remembers something of up to ten thousand people; those it was set for longest ago make way. */
export function createRemembered<T>(): Remembered<T> {
  const peopleOf = perDatabase<Db, Map<number, T>>(() => new Map());

  return {
    get: (db, userId) => peopleOf(db).get(userId),
    set(db, userId, value) {
      const people = peopleOf(db);
      people.delete(userId);
      people.set(userId, value);
      if (people.size > mostPeople) {
        people.delete(people.keys().next().value ?? userId);
      }
    },
    forget: (db, userId) => void peopleOf(db).delete(userId),
  };
}
