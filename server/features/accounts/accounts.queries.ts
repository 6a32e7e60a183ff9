import type { Insertable, Selectable } from 'kysely';
import { isPostgres } from '#server/platform/db/columns.ts';
import type { Db } from '#server/tables.ts';
import type { Users } from './accounts.table.ts';

export type UserRow = Selectable<Users>;

export async function insertUser(db: Db, user: Insertable<Users>): Promise<UserRow> {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By email when there is an @ in it, else by handle. */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | undefined> {
  const column = login.includes('@') ? 'email' : 'username';
  return db.selectFrom('users').selectAll().where(column, '=', login.toLowerCase()).executeTakeFirst();
}

export async function setOnboarded(db: Db, id: number): Promise<void> {
  await db.updateTable('users').set({ first_login: 0 }).where('id', '=', id).execute();
}

/** Notes that the email is theirs; answers whether that is new. */
export async function setVerified(db: Db, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ verified_at: now })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** Gives a person another email, known to be theirs. Throws the database's unique violation when somebody has it. */
export async function setEmail(
  db: Db,
  id: number,
  { email, verifiedAt }: { email: string; verifiedAt: number },
): Promise<void> {
  await db.updateTable('users').set({ email, verified_at: verifiedAt }).where('id', '=', id).execute();
}

export async function insertDataKey(db: Db, userId: number, wrapped: Uint8Array): Promise<void> {
  await db.insertInto('data_keys').values({ user_id: userId, wrapped }).execute();
}

export async function findDataKey(db: Db, userId: number): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('data_keys').select('wrapped').where('user_id', '=', userId).executeTakeFirst();
  return row?.wrapped;
}

/** The numbers of everyone with an account, in their order, from the one after `after` on. */
export async function listPeople(db: Db, { after, most }: { after: number; most: number }): Promise<number[]> {
  const rows = await db.selectFrom('users').select('id').where('id', '>', after).orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

export async function countPeople(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function deleteDataKey(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('data_keys').where('user_id', '=', userId).execute();
}

/** Holds a person's row until the transaction ends, so that nothing new is hung on it; undefined when they are gone. */
export async function lockUser(transaction: Db, id: number): Promise<{ email: string } | undefined> {
  const row = transaction.selectFrom('users').select('email').where('id', '=', id);
  // SQLite has one writer at a time, and this transaction is it.
  return (isPostgres(transaction) ? row.forUpdate() : row).executeTakeFirst();
}

/** With the row goes all that hangs on it: sessions, tokens, jobs, notes, toasts. */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

export async function setAdminSince(db: Db, id: number, since: number | null): Promise<void> {
  await db.updateTable('users').set({ admin_since: since }).where('id', '=', id).execute();
}

export async function listAdmins(db: Db): Promise<{ email: string; since: number }[]> {
  return db
    .selectFrom('users')
    .select((select) => ['email', select.ref('admin_since').$notNull().as('since')])
    .where('admin_since', 'is not', null)
    .orderBy('email')
    .execute();
}
