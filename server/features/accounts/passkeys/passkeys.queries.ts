import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Passkeys, SecondFactors } from './passkeys.table.ts';

export type PasskeyRow = Selectable<Passkeys>;
export type SecondFactorRow = Selectable<SecondFactors>;

export async function insertPasskey(db: Db, passkey: Insertable<Passkeys>): Promise<PasskeyRow> {
  return db.insertInto('passkeys').values(passkey).returningAll().executeTakeFirstOrThrow();
}

/** Someone's passkeys, the oldest first. */
export async function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export async function findPasskey(db: Db, id: number): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findPasskeyByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Gives a passkey the name that was sealed for the version after this one. Undefined when it has changed or is gone. */
export async function setPasskeyName(
  db: Db,
  { id, version }: Pick<PasskeyRow, 'id' | 'version'>,
  name: Uint8Array,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Notes that a passkey was used, `counter` times by now as its device says. Answers false, and changes nothing, when it is
 * gone or has been used as often already: of two copies of a device this lets one through.
 */
export async function notePasskeyUse(
  db: Db,
  id: number,
  { counter, backedUp, now }: { counter: number; backedUp: boolean; now: number },
): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp ? 1 : 0, last_used_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Answers whether it was there. */
export async function deletePasskey(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findSecondFactor(db: Db, userId: number): Promise<SecondFactorRow | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Gives someone the handle by which devices know them, unless they have one, and answers with theirs. */
export async function handleOf(db: Db, userId: number, fresh: string): Promise<string> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, handle: fresh, asked_since: null, codes_key: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { handle } = await db
    .selectFrom('second_factors')
    .select('handle')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return handle;
}

export async function setSecondFactor(
  db: Db,
  userId: number,
  values: Partial<Pick<SecondFactorRow, 'asked_since' | 'codes_key'>>,
): Promise<void> {
  await db.updateTable('second_factors').set(values).where('user_id', '=', userId).execute();
}

/** Puts these codes in the place of all that someone had. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length > 0) {
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, hash, used_at: null })))
      .execute();
  }
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('id')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}

/** Uses a recovery code up and answers whether there was one. Of many at once this one statement lets one through. */
export async function useRecoveryCode(db: Db, userId: number, hash: string, now: number): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
