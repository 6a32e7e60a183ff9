import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

/** Two people, one of whom asked the other: one row a pair, no matter which. */
export type Friendships = {
  id: Generated<number>;
  /** Who asked. */
  user_id: number;
  /** Who was asked; null when nobody has the username that was typed, which the one who asked must not learn. */
  friend_id: number | null;
  /** The username as it was asked for. */
  asked: string;
  /** The two numbers in their order, or the asker's and the name that nobody has: what makes a pair unique. */
  pair: string;
  status: 'pending' | 'accepted' | 'rejected';
  created_at: number;
  updated_at: number;
};

/** Someone who wants to see and hear nothing of someone else, nor be seen by them. */
export type Blocks = {
  id: Generated<number>;
  user_id: number;
  blocked_id: number;
  created_at: number;
};

/** The one invitation link that a person has at a time. */
export type Invitations = {
  user_id: number;
  /** SHA-256 of the code. */
  code_hash: string;
  /** The code, sealed as 'invitation' with its owner's key. */
  code: Uint8Array;
  uses: number;
  created_at: number;
  expires_at: number;
};

export type FriendsTables = { friendships: Friendships; blocks: Blocks; invitations: Invitations };

export const createFriendsTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('friendships'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('friend_id', big, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('pair', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('updated_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('friendships_of_user').on('friendships').columns(['user_id', 'status']).execute();
  await db.schema.createIndex('friendships_of_friend').on('friendships').columns(['friend_id', 'status']).execute();
  await id(db.schema.createTable('blocks'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('blocked_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', big, (column) => column.notNull())
    .addUniqueConstraint('one_block_a_person', ['user_id', 'blocked_id'])
    .execute();
  await db.schema.createIndex('blocks_of_blocked').on('blocks').column('blocked_id').execute();
  await db.schema
    .createTable('invitations')
    .addColumn('user_id', big, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('code', bytes, (column) => column.notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('expires_at', big, (column) => column.notNull())
    .execute();
};
