import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

/** A reflection said back to its writer. */
export type ReflectionReviews = {
  id: Generated<number>;
  note_id: number;
  /** What is said and whether it may be heard, as JSON, sealed as 'review' with the two beside it. */
  text: Uint8Array;
  /** Which words it was made from: their fingerprint, which tells nothing to who has not the person's data key. */
  of_content: string;
  audio_id: string | null;
  /** Who voiced which lines, as JSON, sealed as 'review voice' with the recording's name. */
  spoken: Uint8Array | null;
  created_at: number;
};

export type ReviewsTables = { reflection_reviews: ReflectionReviews };

export const createReviewsTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('reflection_reviews'))
    .addColumn('note_id', big, (column) => column.notNull().unique().references('notes.id').onDelete('cascade'))
    .addColumn('text', bytes, (column) => column.notNull())
    .addColumn('of_content', 'text', (column) => column.notNull())
    .addColumn('audio_id', 'text', (column) => column.references('audio_clips.id').onDelete('set null'))
    .addColumn('spoken', bytes)
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reviews_by_audio').on('reflection_reviews').column('audio_id').execute();
};
