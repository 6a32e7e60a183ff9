import type { Db } from '#server/tables.ts';
import type { UserRow } from './accounts.queries.ts';

/** Whom a social provider says someone is: a pair. */
export type External = { provider: string; id: string };

export async function findUserByExternal(db: Db, { provider, id }: External): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('external_provider', '=', provider)
    .where('external_id', '=', id)
    .executeTakeFirst();
}

/** Has the account of this email known by `external` from now on, if its email is verified here; answers whose it is. */
export async function linkVerifiedUser(db: Db, email: string, { provider, id }: External): Promise<number | undefined> {
  const linked = await db
    .updateTable('users')
    .set({ external_provider: provider, external_id: id })
    .where('email', '=', email)
    .where('verified_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return linked?.id;
}

/** Has an account known by no provider any more: it may have been someone else's that opened it. */
export async function unlinkProvider(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ external_provider: null, external_id: null }).where('id', '=', userId).execute();
}
