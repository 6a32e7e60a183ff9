import { hashToken } from '#server/platform/auth/token.ts';
import type { Db } from '#server/tables.ts';
import type { TokenType } from './accounts.table.ts';

type NewToken = { userId: number; type: TokenType; token: string; requestedAt: number; expiresAt: number };

/**
 * Puts a token in the place of the person's last one of its type. Answers false, and changes nothing, when that one was
 * asked for later, or has done its work for the same request.
 */
export async function putToken(db: Db, { userId, type, token, requestedAt, expiresAt }: NewToken): Promise<boolean> {
  const put = await db
    .insertInto('tokens')
    .values({
      user_id: userId,
      type,
      token_hash: hashToken(token),
      created_at: requestedAt,
      expires_at: expiresAt,
      used_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'type'])
        .doUpdateSet((set) => ({
          token_hash: set.ref('excluded.token_hash'),
          created_at: set.ref('excluded.created_at'),
          expires_at: set.ref('excluded.expires_at'),
          used_at: null,
        }))
        .where((where) =>
          where.or([
            where('tokens.created_at', '<', requestedAt),
            where.and([where('tokens.created_at', '=', requestedAt), where('tokens.used_at', 'is', null)]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return put !== undefined;
}

type Live = { token: string; type: TokenType; now: number };

/** Whose live token this is. It stays live. */
export async function findTokenOwner(db: Db, { token, type, now }: Live): Promise<number | undefined> {
  const row = await db
    .selectFrom('tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('type', '=', type)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses a live token up and answers with whose it was. Of many at once this one statement lets one through. */
export async function useToken(db: Db, { token, type, now }: Live): Promise<number | undefined> {
  const row = await db
    .updateTable('tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('type', '=', type)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteToken(db: Db, userId: number, type: TokenType): Promise<void> {
  await db.deleteFrom('tokens').where('user_id', '=', userId).where('type', '=', type).execute();
}

/** Removes tokens that expired before `then`. */
export async function deleteTokensExpiredBefore(db: Db, then: number): Promise<void> {
  await db.deleteFrom('tokens').where('expires_at', '<', then).execute();
}
