import { sql } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';
import type { ListRow } from './pronunciations.queries.ts';

/** A person has one list, which is of the moment it was saved. */
export function listBinding({ user_id: row, sealed_at: version }: Omit<ListRow, 'list'>): Binding {
  return { kind: 'pronunciations', table: 'pronunciations', row, version };
}

export const sealedPronunciations = [
  sealedColumn({
    table: 'pronunciations',
    number: 'user_id',
    column: 'list',
    bound: ['sealed_at'],
    owner: sql`user_id`,
    binding: ({ number, sealed_at }) => listBinding({ user_id: number, sealed_at }),
  }),
];
