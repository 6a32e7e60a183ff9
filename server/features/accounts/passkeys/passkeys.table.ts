import type { Generated } from 'kysely';
import { takesGivenIds } from '#server/platform/db/columns.ts';
import type { Step } from '#server/platform/db/migrate.ts';

/** A passkey: the public half of a key whose other half never leaves a person's device. */
export type Passkeys = {
  id: Generated<number>;
  user_id: number;
  /** As the device calls it, in base64url. */
  credential_id: string;
  /** In COSE. */
  public_key: Uint8Array;
  /** How often the device says it was used; 0 for ever on devices that do not count. */
  counter: number;
  /** What its owner calls it, sealed as 'passkey' with the row's id and version. */
  name: Uint8Array;
  /** How often the name was sealed. */
  version: number;
  /** By what ways browsers reach it, with commas between; empty when the device did not say. */
  transports: string;
  backed_up: number;
  created_at: number;
  last_used_at: number | null;
};

/** What someone with passkeys has once. */
export type SecondFactors = {
  user_id: number;
  /** By which devices know the account: random, in base64url. */
  handle: string;
  /** Since when a second step is asked for after the password; null when it is not. */
  asked_since: number | null;
  /** The key under which recovery codes are hashed, sealed as 'recovery-key' with the person. It never changes. */
  codes_key: Uint8Array | null;
};

export type RecoveryCodes = {
  id: Generated<number>;
  user_id: number;
  /** An HMAC under the person's own key. */
  hash: string;
  used_at: number | null;
};

/** A sign-in that waits for its second step. */
export type SecondSteps = {
  id: Generated<number>;
  user_id: number;
  ticket_hash: string;
  /** Whether the browser is to remember them. */
  remember: number;
  expires_at: number;
};

/** What a challenge may be answered for: a new passkey, a sign-in with one alone, the second step of a sign-in. */
export type ChallengeKind = 'add' | 'enter' | 'second-step';

/** What a device was asked to sign. The row goes when it is answered. */
export type Challenges = {
  id: Generated<number>;
  kind: ChallengeKind;
  hash: string;
  /** In which session a passkey is added. */
  session_id: number | null;
  /** Which sign-in waits for it. */
  step_id: number | null;
  expires_at: number;
};

export type PasskeysTables = {
  passkeys: Passkeys;
  second_factors: SecondFactors;
  recovery_codes: RecoveryCodes;
  second_steps: SecondSteps;
  challenges: Challenges;
};

export const createPasskeysTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('passkeys'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', bytes, (column) => column.notNull())
    .addColumn('counter', big, (column) => column.notNull())
    .addColumn('name', bytes, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('backed_up', 'integer', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('last_used_at', big)
    .execute();
  await takesGivenIds(db, 'passkeys');
  await db.schema.createIndex('passkeys_of_user').on('passkeys').column('user_id').execute();
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', big, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('handle', 'text', (column) => column.notNull().unique())
    .addColumn('asked_since', big)
    .addColumn('codes_key', bytes)
    .execute();
  await id(db.schema.createTable('recovery_codes'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('used_at', big)
    .addUniqueConstraint('one_row_of_a_recovery_code', ['user_id', 'hash'])
    .execute();
  await id(db.schema.createTable('second_steps'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ticket_hash', 'text', (column) => column.notNull().unique())
    .addColumn('remember', 'integer', (column) => column.notNull())
    .addColumn('expires_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('second_steps_of_user').on('second_steps').column('user_id').execute();
  await id(db.schema.createTable('challenges'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('session_id', big, (column) => column.references('sessions.id').onDelete('cascade'))
    .addColumn('step_id', big, (column) => column.references('second_steps.id').onDelete('cascade'))
    .addColumn('expires_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('challenges_of_session').on('challenges').column('session_id').execute();
  await db.schema.createIndex('challenges_of_step').on('challenges').column('step_id').execute();
};
