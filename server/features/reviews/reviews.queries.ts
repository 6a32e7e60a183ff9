import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { ReflectionReviews } from './reviews.table.ts';

export type ReviewRow = Selectable<ReflectionReviews>;

export async function findReview(db: Db, noteId: number): Promise<ReviewRow | undefined> {
  return db.selectFrom('reflection_reviews').selectAll().where('note_id', '=', noteId).executeTakeFirst();
}

/** Puts a review in the place of one that was made from other words. Answers with the one that stands then. */
export async function putReview(db: Db, review: Insertable<ReflectionReviews>): Promise<ReviewRow> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('reflection_reviews')
      .where('note_id', '=', review.note_id)
      .where('of_content', '<>', review.of_content)
      .execute();
    await transaction
      .insertInto('reflection_reviews')
      .values(review)
      .onConflict((conflict) => conflict.column('note_id').doNothing())
      .execute();
    return transaction
      .selectFrom('reflection_reviews')
      .selectAll()
      .where('note_id', '=', review.note_id)
      .executeTakeFirstOrThrow();
  });
}

export async function deleteReview(db: Db, id: number): Promise<void> {
  await db.deleteFrom('reflection_reviews').where('id', '=', id).execute();
}

type Voiced = { audio_id: string; spoken: Uint8Array };

/** Gives a review its voice. False when it was made anew meanwhile, or went with its reflection. */
export async function attachVoice(
  db: Db,
  { id, of_content }: Pick<ReviewRow, 'id' | 'of_content'>,
  voiced: Voiced,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reflection_reviews')
    .set(voiced)
    .where('id', '=', id)
    .where('of_content', '=', of_content)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the reviews of words that were changed since. Answers with the notes they were of. */
export async function deleteOutdatedReviews(db: Db): Promise<number[]> {
  const rows = await db
    .deleteFrom('reflection_reviews')
    .where((one) =>
      one.exists(
        one
          .selectFrom('notes')
          .select('notes.id')
          .whereRef('notes.id', '=', 'reflection_reviews.note_id')
          .whereRef('notes.updated_at', '>', 'reflection_reviews.created_at'),
      ),
    )
    .returning('note_id')
    .execute();
  return rows.map(({ note_id }) => note_id);
}
