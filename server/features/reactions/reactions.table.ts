import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';
import type { Reaction } from '#shared/sharing.ts';

/** One a person and share. */
export type Reactions = {
  id: Generated<number>;
  share_id: number;
  toast_id: number;
  /** Whose toast it is. */
  owner_id: number;
  user_id: number;
  reaction: Reaction;
  created_at: number;
};

export type ReactionsTables = { reactions: Reactions };

export const createReactionsTables: Step = async (db, { big, id }) => {
  await id(db.schema.createTable('reactions'))
    .addColumn('share_id', big, (column) => column.notNull().references('shares.id').onDelete('cascade'))
    .addColumn('toast_id', big, (column) => column.notNull())
    .addColumn('owner_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reaction', 'text', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .addUniqueConstraint('one_reaction_a_person', ['share_id', 'user_id'])
    .execute();
  await db.schema.createIndex('reactions_to').on('reactions').columns(['owner_id', 'created_at']).execute();
  await db.schema.createIndex('reactions_by').on('reactions').column('user_id').execute();
};
