import type { Insertable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { KnownDevices } from './known-devices.table.ts';

export async function findKnownDevice(
  db: Db,
  userId: number,
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Gives a device another token, for every account that it is known to. */
export async function renewDeviceToken(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db.updateTable('known_devices').set({ token_hash: to }).where('token_hash', '=', from).execute();
}

/** Adds a device, or has it known for longer. */
export async function putKnownDevice(db: Db, device: Insertable<KnownDevices>): Promise<void> {
  await db
    .insertInto('known_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet({ expires_at: device.expires_at }),
    )
    .execute();
}

/** Keeps those that are known for longest. */
export async function trimKnownDevices(db: Db, userId: number, most: number): Promise<void> {
  const kept = db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  await db.deleteFrom('known_devices').where('user_id', '=', userId).where('id', 'not in', kept).execute();
}

export async function deleteKnownDevicesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

export async function deleteKnownDevicesExpiredBy(db: Db, now: number): Promise<void> {
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
}
