import { sql } from 'kysely';
import type { Binding, SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';
import type { SharedLine } from '#shared/contract/shares.ts';

/** The lines of a share, and which of the toast's lines they are, from 0. */
export type Shown = { lines: SharedLine[]; chosen: number[] };

type Versioned = { code_hash: string; version: number };

/** What a share's code and key are bound to. They never change. */
export function shareBinding(kind: 'share-code' | 'share-key', codeHash: string): Binding {
  return { kind, table: 'shares', row: codeHash, version: 1 };
}

/** What the bytes of a share's recording are bound to, within those of the recording's own row. */
export function shareAudioBinding({ code_hash, version }: Versioned): Binding {
  return { kind: 'share-audio', table: 'shares', row: code_hash, version };
}

function linesBinding({ code_hash, version }: Versioned): Binding {
  return { kind: 'share', table: 'shares', row: code_hash, version };
}

/** @param key the share's own */
export function sealShown(key: SealingKey, row: Versioned, shown: Shown): Buffer {
  return key.sealText(linesBinding(row), JSON.stringify(shown));
}

/** Null when they are damaged. */
export function openShown(key: SealingKey, row: Versioned & { lines: Uint8Array }): Shown | null {
  const text = key.openText(linesBinding(row), row.lines);
  return text === null ? null : (JSON.parse(text) as Shown);
}

const ofOwner = { table: 'shares', number: 'id', owner: sql`user_id` } as const;

export const sealedShares = [
  sealedColumn({
    ...ofOwner,
    column: 'code',
    bound: ['code_hash'],
    binding: ({ code_hash }) => shareBinding('share-code', code_hash),
  }),
  sealedColumn({
    ...ofOwner,
    column: 'key',
    bound: ['code_hash'],
    binding: ({ code_hash }) => shareBinding('share-key', code_hash),
  }),
  sealedColumn({
    ...ofOwner,
    column: 'lines',
    bound: ['code_hash', 'version'],
    under: { column: 'key', binding: ({ code_hash }) => shareBinding('share-key', code_hash) },
    binding: linesBinding,
  }),
];
