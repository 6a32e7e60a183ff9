import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { EmailChanges } from './email-change.table.ts';

export type EmailChangeRow = Selectable<EmailChanges>;
/** Whom a letter went to: the address that is to go, or the one that is to come. */
export type Side = 'present' | 'new';

const hashColumns = { present: 'present_hash', new: 'new_hash' } as const;
const yesColumns = { present: 'present_said_yes_at', new: 'new_said_yes_at' } as const;

export async function insertEmailChange(db: Db, change: Insertable<EmailChanges>): Promise<EmailChangeRow> {
  return db.insertInto('email_changes').values(change).returningAll().executeTakeFirstOrThrow();
}

export async function findEmailChange(db: Db, id: number): Promise<EmailChangeRow | undefined> {
  return db.selectFrom('email_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The change of someone's that waits. */
export async function findWaiting(db: Db, userId: number, now: number): Promise<EmailChangeRow | undefined> {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The change that waits for this answer, and from which side it comes. */
export async function findByToken(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ change: EmailChangeRow; side: Side } | undefined> {
  const change = await db
    .selectFrom('email_changes')
    .selectAll()
    .where((where) => where.or([where('present_hash', '=', tokenHash), where('new_hash', '=', tokenHash)]))
    .where('done_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return change && { change, side: change.present_hash === tokenHash ? 'present' : 'new' };
}

/** Puts the secret of a letter in the place of an earlier one. Answers false when nobody waits for that letter any more. */
export async function setHash(db: Db, id: number, { side, tokenHash }: { side: Side; tokenHash: string }) {
  const { numUpdatedRows } = await db
    .updateTable('email_changes')
    .set({ [hashColumns[side]]: tokenHash })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where(yesColumns[side], 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that one side has said yes, whose secret is used up with it. */
export async function setYes(db: Db, id: number, { side, now }: { side: Side; now: number }): Promise<EmailChangeRow> {
  return db
    .updateTable('email_changes')
    .set({ [yesColumns[side]]: now, [hashColumns[side]]: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The change has been made: no secret of it is good any more. */
export async function setDone(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ done_at: now, present_hash: null, new_hash: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteEmailChange(db: Db, id: number): Promise<void> {
  await db.deleteFrom('email_changes').where('id', '=', id).execute();
}

/** Gives up what waits for someone's answers. */
export async function deleteWaiting(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).where('done_at', 'is', null).execute();
}

/** Removes what expired before `then`. */
export async function deleteChangesExpiredBefore(db: Db, then: number): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<', then).execute();
}
