import { sql } from 'kysely';
import type { Binding, SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';
import type { PreparedRow } from './prepared.queries.ts';
import type { Told } from './tell.ts';
import type { VoicedBy } from './toasts.table.ts';

/** What is prepared, a digest of all that it was made from, and who spoke it, where somebody has. */
export type Prepared = Told & { basis: string; voicedBy?: VoicedBy };

type Versioned = Pick<PreparedRow, 'user_id' | 'version'>;

function preparedBinding({ user_id: userId, version }: Versioned): Binding {
  return { kind: 'prepared-toast', table: 'prepared_toasts', row: userId, version };
}

export function sealPrepared(key: SealingKey, row: Versioned, prepared: Prepared): Buffer {
  return key.sealText(preparedBinding(row), JSON.stringify(prepared));
}

/** Null when it is damaged. */
export function openPrepared(key: SealingKey, row: Versioned & Pick<PreparedRow, 'toast'>): Prepared | null {
  const text = key.openText(preparedBinding(row), row.toast);
  return text === null ? null : (JSON.parse(text) as Prepared);
}

export const sealedPrepared = [
  sealedColumn({
    table: 'prepared_toasts',
    number: 'user_id',
    column: 'toast',
    bound: ['version'],
    owner: sql`user_id`,
    binding: ({ number, version }) => preparedBinding({ user_id: number, version }),
  }),
];
