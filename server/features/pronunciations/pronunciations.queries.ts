import type { Db } from '#server/tables.ts';
import type { Selectable } from 'kysely';
import type { Pronunciations } from './pronunciations.table.ts';

export type ListRow = Selectable<Pronunciations>;

export async function findList(db: Db, userId: number): Promise<ListRow | undefined> {
  return db.selectFrom('pronunciations').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function replaceList(db: Db, { user_id, list, sealed_at }: ListRow): Promise<void> {
  await db
    .insertInto('pronunciations')
    .values({ user_id, list, sealed_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ list, sealed_at }))
    .execute();
}
