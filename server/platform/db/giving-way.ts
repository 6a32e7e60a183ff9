import { sql, type Kysely } from 'kysely';
import { isPostgres } from './columns.ts';
import { isLockWait } from './errors.ts';

const patienceMs = 200;
const mostTries = 25;

/**
 * A transaction that gives way. On PostgreSQL two that wait for each other's rows end with one of them failing; this
 * one lets go of everything when it has waited a moment, and begins again once the other is through. For work that
 * takes hold of much at once. SQLite has one writer at a time, so there is nobody to give way to.
 */
export async function givingWay<Tables, T>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        if (isPostgres(transaction)) {
          await sql`set local lock_timeout = ${sql.lit(patienceMs)}`.execute(transaction);
        }
        return work(transaction);
      });
    } catch (error) {
      if (!isLockWait(error) || tries >= mostTries) {
        throw error;
      }
    }
  }
}
