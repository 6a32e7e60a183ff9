import { sql } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';

/** What the words of a comment are bound to. */
export function commentBinding({ id, version }: { id: number; version: number }): Binding {
  return { kind: 'comment', table: 'comments', row: id, version };
}

export const sealedComments = [
  sealedColumn({
    table: 'comments',
    number: 'id',
    column: 'words',
    bound: ['version'],
    owner: sql`user_id`,
    binding: ({ number, version }) => commentBinding({ id: number, version }),
  }),
];
