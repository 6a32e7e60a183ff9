import { sql } from 'kysely';
import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedAccounts = [
  storedRows({
    kind: 'account',
    table: 'users',
    theirs: (userId) => sql`id = ${userId}`,
    room: ['username', 'email', 'password_hash', 'public_name', 'external_provider', 'external_id'],
  }),
  storedRows({ kind: 'key', table: 'data_keys', room: ['wrapped'] }),
  storedRows({ kind: 'links', table: 'tokens', room: ['type', 'token_hash'] }),
  storedRows({ kind: 'sessions', table: 'sessions', room: ['token_hash', 'device'] }),
  storedRows({ kind: 'known-browsers', table: 'known_devices', room: ['token_hash'] }),
  storedRows({ kind: 'passkeys', table: 'passkeys', room: ['credential_id', 'public_key', 'name', 'transports'] }),
  storedRows({ kind: 'second-step', table: 'second_factors', room: ['handle', 'codes_key'] }),
  storedRows({ kind: 'recovery-codes', table: 'recovery_codes', room: ['hash'] }),
  storedRows({ kind: 'half-sign-ins', table: 'second_steps', room: ['ticket_hash'] }),
  storedRows({ kind: 'email-change', table: 'email_changes', room: ['address', 'former', 'present_hash', 'new_hash'] }),
  storedRows({ kind: 'sign-ins', table: 'sign_ins', room: ['kind', 'device'] }),
  storedRows({ kind: 'failed-sign-ins', table: 'failed_sign_ins' }),
];
