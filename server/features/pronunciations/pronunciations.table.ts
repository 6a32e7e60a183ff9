import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

/** One row a person, once they have saved a list. */
export type Pronunciations = {
  user_id: number;
  /** The names and how they are said, as JSON, sealed as 'pronunciations': whom someone writes about is their own. */
  list: Uint8Array;
  /** When that was; it is sealed with it. */
  sealed_at: Generated<number>;
};

export type PronunciationsTables = { pronunciations: Pronunciations };

export const createPronunciationsTables: Step = async (db, { big, bytes }) => {
  await db.schema
    .createTable('pronunciations')
    .addColumn('user_id', big, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('list', bytes, (column) => column.notNull())
    .execute();
};
