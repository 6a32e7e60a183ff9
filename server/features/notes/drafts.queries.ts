import type { Selectable } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { Drafts } from './notes.table.ts';

export type DraftRow = Selectable<Drafts>;

export async function findDraft(db: Db, userId: number): Promise<DraftRow | undefined> {
  return db.selectFrom('drafts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Keeps this draft unless a newer one is kept. */
export async function putDraft(db: Db, draft: DraftRow): Promise<void> {
  const { content, key, updated_at } = draft;
  await db
    .insertInto('drafts')
    .values(draft)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ content, key, updated_at }).where('drafts.updated_at', '<=', updated_at),
    )
    .execute();
}

export async function deleteDraft(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('drafts').where('user_id', '=', userId).execute();
}

/** Takes the draft of the save with this key. */
export const deleteDraftOf = compiledQuery((db: Db, userId: number, key: string) =>
  db.deleteFrom('drafts').where('user_id', '=', userId).where('key', '=', key),
);
