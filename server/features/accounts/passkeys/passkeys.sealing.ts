import { sql } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';

/** What the name of a passkey is bound to. */
export function passkeyBinding({ id, version }: { id: number; version: number }): Binding {
  return { kind: 'passkey', table: 'passkeys', row: id, version };
}

/** What the key of someone's recovery codes is bound to. It never changes. */
export function recoveryKeyBinding(userId: number): Binding {
  return { kind: 'recovery-key', table: 'second_factors', row: userId, version: 1 };
}

export const sealedPasskeys = [
  sealedColumn({
    table: 'passkeys',
    number: 'id',
    column: 'name',
    bound: ['version'],
    owner: sql`user_id`,
    binding: ({ number, version }) => passkeyBinding({ id: number, version }),
  }),
  sealedColumn({
    table: 'second_factors',
    number: 'user_id',
    column: 'codes_key',
    bound: [],
    owner: sql`user_id`,
    binding: ({ number }) => recoveryKeyBinding(number),
  }),
];
