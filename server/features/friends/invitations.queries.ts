import type { Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Invitations } from './friends.table.ts';

export type InvitationRow = Selectable<Invitations>;

/** Puts an invitation in the place of the one that this person had. */
export async function replaceInvitation(db: Db, invitation: InvitationRow): Promise<void> {
  const { user_id: _, ...values } = invitation;
  await db
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function findInvitationOf(db: Db, userId: number): Promise<InvitationRow | undefined> {
  return db.selectFrom('invitations').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function findInvitation(db: Db, codeHash: string): Promise<InvitationRow | undefined> {
  return db.selectFrom('invitations').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
}

/** Counts one more friend made with it; answers whether there was room for one. */
export async function useInvitation(db: Db, { code_hash }: InvitationRow, most: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('code_hash', '=', code_hash)
    .where('uses', '<', most)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteInvitationOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('invitations').where('user_id', '=', userId).execute();
}
