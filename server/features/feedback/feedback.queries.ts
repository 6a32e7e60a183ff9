import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Feedback } from './feedback.table.ts';

export async function insertFeedback(db: Db, feedback: Insertable<Feedback>): Promise<void> {
  await db.insertInto('feedback').values(feedback).execute();
}

/** The newest first. */
export async function listFeedback(db: Db): Promise<Selectable<Feedback>[]> {
  return db.selectFrom('feedback').selectAll().orderBy('id', 'desc').execute();
}
