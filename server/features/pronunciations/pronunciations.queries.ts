import type { Db } from '#server/tables.ts';
import type { Pronunciations } from './pronunciations.table.ts';

export async function findList(db: Db, userId: number): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('pronunciations').select('list').where('user_id', '=', userId).executeTakeFirst();
  return row?.list;
}

export async function replaceList(db: Db, { user_id, list }: Pronunciations): Promise<void> {
  await db
    .insertInto('pronunciations')
    .values({ user_id, list })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ list }))
    .execute();
}
