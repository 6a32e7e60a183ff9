import { sql } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';

/** What the addresses of a change are bound to. They never change. */
export function addressBinding(kind: 'email-change' | 'former-email', id: number): Binding {
  return { kind, table: 'email_changes', row: id, version: 1 };
}

const ofOwner = { table: 'email_changes', number: 'id', bound: [], owner: sql`user_id` } as const;

export const sealedEmailChanges = [
  sealedColumn({
    ...ofOwner,
    column: 'address',
    binding: ({ number }) => addressBinding('email-change', number),
  }),
  sealedColumn({
    ...ofOwner,
    column: 'former',
    binding: ({ number }) => addressBinding('former-email', number),
  }),
];
