import type { Db } from '#server/tables.ts';

export type Named = { id: number; username: string; public_name: string | null };

/** These people, by what others may know of them. */
export async function listNamed(db: Db, ids: number[]): Promise<Named[]> {
  return db.selectFrom('users').select(['id', 'username', 'public_name']).where('id', 'in', ids).execute();
}

export async function findIdByUsername(db: Db, username: string): Promise<number | undefined> {
  const row = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  return row?.id;
}

/** Changes what others may know of someone. A username that someone else has is the database's unique violation. */
export async function setNamed(db: Db, id: number, named: Partial<Omit<Named, 'id'>>): Promise<void> {
  if (Object.keys(named).length > 0) {
    await db.updateTable('users').set(named).where('id', '=', id).execute();
  }
}
