import { sql } from 'kysely';
import type { Binding, SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';
import type { Line } from '#shared/contract/toasts.ts';
import type { ToastRow } from './toasts.queries.ts';

type Versioned = Pick<ToastRow, 'id' | 'version'>;

function linesBinding({ id, version }: Versioned): Binding {
  return { kind: 'toast', table: 'toasts', row: id, version };
}

/** The lines as they are sealed into the row of this number, with this version. */
export function sealLines(key: SealingKey, row: Versioned, lines: Line[]): Buffer {
  return key.sealText(linesBinding(row), JSON.stringify(lines));
}

/**
 * The lines of a toast, null when they are damaged; those stored before lines said what they rest on get an empty list.
 */
export function openLines(key: SealingKey, row: Versioned & Pick<ToastRow, 'lines'>): Line[] | null {
  const text = key.openText(linesBinding(row), row.lines);
  const lines = text === null ? null : (JSON.parse(text) as (Omit<Line, 'rests'> & Partial<Line>)[]);
  return lines && lines.map((line) => ({ ...line, rests: line.rests ?? [] }));
}

export const sealedToasts = [
  sealedColumn({
    table: 'toasts',
    number: 'id',
    column: 'lines',
    bound: ['version'],
    owner: sql`user_id`,
    binding: ({ number, version }) => linesBinding({ id: number, version }),
  }),
];
