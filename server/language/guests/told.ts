import type { ReadNote } from '../reading/read-week.ts';
import type { Unit } from '../reading/unit.ts';

/** One note that a toast tells: the clause that comes first and those that go on from it, in the order they were written. */
export type Item = { note: ReadNote; main: Unit; more: Unit[] };

/** What a toast tells, and the note that it is built around. */
export type Told = { items: readonly Item[]; image: ReadNote | undefined };

const fewestOfFull = 5;

/** Whether a week has so few moments that each of them counts: the glass may go to whom or what any of them holds. */
export function isOfFew(moments: readonly unknown[]): boolean {
  return moments.length < fewestOfFull;
}
