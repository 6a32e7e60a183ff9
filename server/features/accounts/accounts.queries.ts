import type { Insertable, Selectable } from 'kysely';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { Sessions, Users } from './accounts.table.ts';

export type UserRow = Selectable<Users>;

export async function insertUser(db: Db, user: Insertable<Users>): Promise<UserRow> {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By e-mail when there is an @ in it, else by handle. */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | undefined> {
  const column = login.includes('@') ? 'email' : 'username';
  return db.selectFrom('users').selectAll().where(column, '=', login.toLowerCase()).executeTakeFirst();
}

export async function setOnboarded(db: Db, id: number): Promise<void> {
  await db.updateTable('users').set({ first_login: 0 }).where('id', '=', id).execute();
}

export async function insertSession(db: Db, session: Insertable<Sessions>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

const viewerOf = compiledQuery((db: Db, tokenHash: string, now: number) =>
  db
    .selectFrom('sessions')
    .select(['user_id as userId', 'id as sessionId'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now),
);

export async function findViewer(db: Db, tokenHash: string, now: number): Promise<Viewer | undefined> {
  const [viewer] = await viewerOf(db, tokenHash, now);
  return viewer;
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteExpiredSessions(db: Db, userId: number, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}

export async function insertDataKey(db: Db, userId: number, wrapped: Uint8Array): Promise<void> {
  await db.insertInto('data_keys').values({ user_id: userId, wrapped }).execute();
}

export async function findDataKey(db: Db, userId: number): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('data_keys').select('wrapped').where('user_id', '=', userId).executeTakeFirst();
  return row?.wrapped;
}
