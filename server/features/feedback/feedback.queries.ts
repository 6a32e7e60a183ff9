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

const atOnce = 50;

/** Some of what was kept before it was sealed. */
export async function listUnsealed(db: Db): Promise<{ id: number; text: string }[]> {
  return db
    .selectFrom('feedback')
    .select(['id', 'text'])
    .where('text', 'is not', null)
    .$narrowType<{ text: string }>()
    .limit(atOnce)
    .execute();
}

/** Puts the sealed words in the place of the words. */
export async function replaceText(db: Db, id: number, sealed: Uint8Array): Promise<void> {
  await db.updateTable('feedback').set({ sealed, text: null }).where('id', '=', id).execute();
}
