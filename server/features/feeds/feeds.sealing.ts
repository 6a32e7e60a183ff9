import { sql } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';

/** What the name of a feed is bound to. It never changes. */
export function feedBinding(id: number): Binding {
  return { kind: 'feed', table: 'feeds', row: id, version: 1 };
}

export const sealedFeeds = [
  sealedColumn({
    table: 'feeds',
    number: 'id',
    column: 'name',
    bound: [],
    owner: sql`user_id`,
    binding: ({ number }) => feedBinding(number),
  }),
];
