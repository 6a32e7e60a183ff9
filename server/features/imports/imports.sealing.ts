import { sql } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';

/** What the report of an import is bound to. It never changes. */
export function reportBinding(id: number): Binding {
  return { kind: 'import', table: 'imports', row: id, version: 1 };
}

export const sealedImports = [
  sealedColumn({
    table: 'imports',
    number: 'id',
    column: 'report',
    bound: [],
    owner: sql`user_id`,
    binding: ({ number }) => reportBinding(number),
  }),
];
