import type { Generated } from 'kysely';
import type { SignInsTables } from './sign-ins.table.ts';
import type { KnownDevices } from './known-devices.table.ts';
import type { EmailChangesTables } from './email-change/email-change.table.ts';
import type { PasskeysTables } from './passkeys/passkeys.table.ts';
import type { Step } from '#server/platform/db/migrate.ts';

export type Users = {
  id: Generated<number>;
  /** A random friendly handle; it says nothing about the person. */
  username: string;
  /** Lower case; unique. */
  email: string;
  /** Empty for who has only ever come in through a social provider. */
  password_hash: string;
  /** What a person signs shared pages with. Never the name their device calls them by. */
  public_name: string | null;
  first_login: number;
  /** When the person showed that the email is theirs. */
  verified_at: number | null;
  /** Whom the social provider says this is; a pair. */
  external_provider: string | null;
  external_id: string | null;
  admin_since: number | null;
  created_at: number;
  /** Another number after each write to what this person's own lists show: see `revisions.table.ts`. */
  revision: Generated<number>;
};

export type Sessions = {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  /** What the session was begun on, as people say it: 'Firefox on Windows'. */
  device: string | null;
  created_at: number;
  /** To within some minutes. */
  last_used_at: number | null;
  expires_at: number;
};

export type TokenType = 'verify' | 'reset';

/** A secret that was sent by mail, kept as its hash. One of each type a person: a new one takes the place of the old. */
export type Tokens = {
  id: Generated<number>;
  user_id: number;
  type: TokenType;
  token_hash: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** A person's data key, wrapped by the instance key. Without a reference to the person: it is destroyed before them. */
export type DataKeys = { user_id: number; wrapped: Uint8Array };

export type AccountsTables = SignInsTables &
  PasskeysTables &
  EmailChangesTables & {
    users: Users;
    sessions: Sessions;
    tokens: Tokens;
    data_keys: DataKeys;
    known_devices: KnownDevices;
  };

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

export const addWaysIn: Step = async (db, { big, id }) => {
  await db.schema.alterTable('users').addColumn('external_provider', 'text').execute();
  await db.schema.alterTable('users').addColumn('external_id', 'text').execute();
  await db.schema.alterTable('users').addColumn('admin_since', big).execute();
  await db.schema
    .createIndex('users_by_external')
    .unique()
    .on('users')
    .columns(['external_provider', 'external_id'])
    .execute();
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('last_used_at', big).execute();
  await id(db.schema.createTable('tokens'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('expires_at', big, (column) => column.notNull())
    .addColumn('used_at', big)
    .addUniqueConstraint('one_token_of_a_type', ['user_id', 'type'])
    .execute();
};
