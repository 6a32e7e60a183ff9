import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Feedback } from './feedback.table.ts';

export async function insertFeedback(db: Db, feedback: Insertable<Feedback>): Promise<void> {
  await db.insertInto('feedback').values(feedback).execute();
}

/** The newest first, without what was said. */
export async function listFeedback(db: Db, most: number): Promise<Omit<Selectable<Feedback>, 'sound'>[]> {
  return db
    .selectFrom('feedback')
    .select(['id', 'text', 'sealed', 'sound_type', 'created_at'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function findSound(db: Db, id: number): Promise<{ sound: Uint8Array; sound_type: string } | undefined> {
  return db
    .selectFrom('feedback')
    .select(['sound', 'sound_type'])
    .where('id', '=', id)
    .where('sound', 'is not', null)
    .where('sound_type', 'is not', null)
    .$narrowType<{ sound: Uint8Array; sound_type: string }>()
    .executeTakeFirst();
}

/** Answers whether it was there. */
export async function deleteFeedback(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('feedback').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countFeedback(db: Db): Promise<number> {
  const row = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
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
