import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

/** Who wrote it is not kept, so it stays when they go. */
export type Feedback = {
  id: Generated<number>;
  /** The words as they were kept before they were sealed; null for all others. */
  text: string | null;
  /** The words, sealed as 'feedback' with a key of the instance and the row's id. */
  sealed: Uint8Array | null;
  /** What they said, sealed as 'feedback-sound' in the same way, and its type. */
  sound: Uint8Array | null;
  sound_type: string | null;
  created_at: number;
};

export type FeedbackTables = { feedback: Feedback };

export const createFeedbackTables: Step = async (db, { big, id }) => {
  await id(db.schema.createTable('feedback'))
    .addColumn('text', 'text')
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
};

/** Feedback can be spoken. It is nobody's, so its sound is no recording of anyone and lies in the row. */
export const addFeedbackSounds: Step = async (db, { bytes }) => {
  await db.schema.alterTable('feedback').addColumn('sound', bytes).execute();
  await db.schema.alterTable('feedback').addColumn('sound_type', 'text').execute();
};
