import { sql } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';

/** What an invitation's code is bound to; each has its own moment. */
export function invitationBinding(userId: number, createdAt: number): Binding {
  return { kind: 'invitation', table: 'invitations', row: userId, version: createdAt };
}

export const sealedFriends = [
  sealedColumn({
    table: 'invitations',
    number: 'user_id',
    column: 'code',
    bound: ['created_at'],
    owner: sql`user_id`,
    binding: ({ number, created_at }) => invitationBinding(number, created_at),
  }),
];
