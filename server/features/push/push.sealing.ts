import { sql } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';

/** What the subscription of a browser is bound to. It never changes. */
export function deviceBinding(id: number): Binding {
  return { kind: 'push-device', table: 'push_devices', row: id, version: 1 };
}

/** What the keys of this installation are bound to. */
export const keysBinding: Binding = { kind: 'push-keys', table: 'instance_facts', row: 'push_keys', version: 1 };

export const sealedPush = [
  sealedColumn({
    table: 'push_devices',
    number: 'id',
    column: 'subscription',
    bound: [],
    owner: sql`user_id`,
    binding: ({ number }) => deviceBinding(number),
  }),
];
