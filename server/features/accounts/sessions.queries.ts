import type { Insertable, Selectable } from 'kysely';
import type { SignedIn } from '#server/platform/auth/viewer.ts';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { Sessions } from './accounts.table.ts';

export type SessionRow = Pick<Selectable<Sessions>, 'id' | 'user_id' | 'device' | 'created_at' | 'last_used_at'>;

const rowColumns = ['id', 'user_id', 'device', 'created_at', 'last_used_at'] as const;

/** Answers with its number. */
export async function insertSession(db: Db, session: Insertable<Sessions>): Promise<number> {
  const { id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Removes what has expired, and of the rest all but the newest `most`. */
export async function trimSessions(
  db: Db,
  userId: number,
  { now, most }: { now: number; most: number },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('expires_at', '<=', now),
        where(
          'id',
          '<=',
          where
            .selectFrom('sessions as newer')
            .select('newer.id')
            .where('newer.user_id', '=', userId)
            .where('newer.expires_at', '>', now)
            .orderBy('newer.id', 'desc')
            .limit(1)
            .offset(most),
        ),
      ]),
    )
    .execute();
}

/** Whom a session token is of, by its hash. */
export type FoundViewer = SignedIn & { lastUsedAt: number | null; tokenHash: string };

const viewersOf = new Map<number, (db: Db, ...values: (number | string)[]) => Promise<FoundViewer[]>>();

/** One query for each number of tokens; a server has as many as it asks for at once. */
function viewersOfSome(count: number) {
  const known = viewersOf.get(count);
  const query =
    known ??
    compiledQuery((db: Db, now: number | string, ...tokenHashes: (number | string)[]) =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select([
          'sessions.user_id as userId',
          'sessions.id as sessionId',
          'sessions.last_used_at as lastUsedAt',
          'sessions.token_hash as tokenHash',
          'users.revision',
        ])
        .where('sessions.token_hash', 'in', tokenHashes as string[])
        .where('sessions.expires_at', '>', now as number),
    );
  viewersOf.set(count, query);
  return query;
}

/** The live sessions of these tokens. */
export async function findViewers(db: Db, tokenHashes: readonly string[], now: number): Promise<FoundViewer[]> {
  return viewersOfSome(tokenHashes.length)(db, now, ...tokenHashes);
}

/** Notes that a session was used at `now`, unless that was noted since `stale`. */
export async function noteSessionUse(
  db: Db,
  id: number,
  { now, stale }: { now: number; stale: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<=', stale)]))
    .execute();
}

/** The live sessions of a person. */
export async function listSessions(db: Db, userId: number, now: number): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(rowColumns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute();
}

export async function findSession(db: Db, id: number, now: number): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .select(rowColumns)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionOfToken(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsExpiredBy(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** Every session of a person, but the one to keep when there is one. */
export async function deleteSessionsOf(db: Db, userId: number, keep?: number): Promise<void> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (keep === undefined ? all : all.where('id', '!=', keep)).execute();
}
