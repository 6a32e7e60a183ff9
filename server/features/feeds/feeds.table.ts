import type { Generated } from 'kysely';
import { takesGivenIds } from '#server/platform/db/columns.ts';
import type { Step } from '#server/platform/db/migrate.ts';
import type { FeedKind } from '#shared/contract/feeds.ts';

/** A secret address under which a program reads what is someone's. */
export type Feeds = {
  id: Generated<number>;
  user_id: number;
  kind: FeedKind;
  /** The hash of the secret in its address, which is kept nowhere. */
  token_hash: string;
  /** What its owner calls it, sealed as 'feed' with the row's id. */
  name: Uint8Array;
  created_at: number;
  /** When a program last asked for it, to the hour. */
  last_used_at: number | null;
};

export type FeedsTables = { feeds: Feeds };

export const createFeedsTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('feeds'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', bytes, (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('last_used_at', big)
    .execute();
  await takesGivenIds(db, 'feeds');
  await db.schema.createIndex('feeds_of_user').on('feeds').column('user_id').execute();
};
