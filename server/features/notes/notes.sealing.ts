import { sql } from 'kysely';
import type { Binding, SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';
import { unreadableNote } from '#shared/contract/notes.ts';
import { AppError } from '#shared/errors.ts';
import type { NoteRow } from './notes.queries.ts';
import type { Drafts } from './notes.table.ts';

type Versioned = Pick<NoteRow, 'id' | 'version'>;

/** What the words of a note are bound to. Each change of the row is a new version, so each seals them again. */
export function wordsBinding({ id, version }: Versioned): Binding {
  return { kind: 'note', table: 'notes', row: id, version };
}

/** What is bound is what the save of a note carried: see `saved-as.ts`. */
export function savedAsBinding({ id, version }: Versioned): Binding {
  return { kind: 'saved-as', table: 'notes', row: id, version };
}

/** Of each save a person has one draft at most, and of each draft the latest. */
export function draftBinding({
  user_id: row,
  key,
  updated_at,
}: Pick<Drafts, 'user_id' | 'key' | 'updated_at'>): Binding {
  return { kind: 'draft', table: 'drafts', row, version: `${key}:${updated_at}` };
}

/** The words of a note; null when they are damaged. */
export function wordsOf(row: Versioned & Pick<NoteRow, 'content'>, key: SealingKey): string | null {
  return key.openText(wordsBinding(row), row.content);
}

/** The words of a note. Throws `unreadable` when they are damaged. */
export function readableWordsOf(row: Versioned & Pick<NoteRow, 'content'>, key: SealingKey): string {
  const words = wordsOf(row, key);
  if (words === null) {
    throw new AppError('unreadable', 'The words of a note are damaged.', { userMessage: unreadableNote });
  }
  return words;
}

const own = { table: 'notes', number: 'id', owner: sql`user_id` };

export const sealedNotes = [
  sealedColumn({
    ...own,
    column: 'content',
    bound: ['version'],
    binding: ({ number, version }) => wordsBinding({ id: number, version }),
  }),
  sealedColumn({
    ...own,
    column: 'saved_as',
    bound: ['version'],
    binding: ({ number, version }) => savedAsBinding({ id: number, version }),
  }),
  sealedColumn({
    ...own,
    table: 'drafts',
    number: 'user_id',
    column: 'content',
    bound: ['key', 'updated_at'],
    binding: ({ number, key, updated_at }) => draftBinding({ user_id: number, key, updated_at }),
  }),
];
