import { sql } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';

/** What a friend's line is bound to. It never changes. */
export function lineBinding(id: number): Binding {
  return { kind: 'friend-line', table: 'friend_lines', row: id, version: 1 };
}

export const sealedFriendLines = [
  sealedColumn({
    table: 'friend_lines',
    number: 'id',
    column: 'line',
    bound: [],
    owner: sql`user_id`,
    binding: ({ number }) => lineBinding(number),
  }),
];
