import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

export type Users = {
  id: Generated<number>;
  /** A random friendly handle; it says nothing about the person. */
  username: string;
  /** Lower case; unique. */
  email: string;
  password_hash: string;
  /** What a person signs shared pages with. Never the name their device calls them by. */
  public_name: string | null;
  first_login: number;
  verified_at: number | null;
  created_at: number;
};

export type Sessions = {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  created_at: number;
  expires_at: number;
};

/** A person's data key, wrapped by the instance key. Without a reference to the person: it is destroyed before them. */
export type DataKeys = { user_id: number; wrapped: Uint8Array };

export type AccountsTables = { users: Users; sessions: Sessions; data_keys: DataKeys };

export const createAccountsTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('users'))
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('public_name', 'text')
    .addColumn('first_login', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('verified_at', big)
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await id(db.schema.createTable('sessions'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('expires_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();
  await db.schema
    .createTable('data_keys')
    .addColumn('user_id', big, (column) => column.primaryKey())
    .addColumn('wrapped', bytes, (column) => column.notNull())
    .execute();
};
