import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { PushDevices } from './push.table.ts';

export type PushDeviceRow = Selectable<PushDevices>;

export async function insertDevice(db: Db, device: Insertable<PushDevices>): Promise<PushDeviceRow> {
  return db.insertInto('push_devices').values(device).returningAll().executeTakeFirstOrThrow();
}

export async function findDevice(db: Db, id: number): Promise<PushDeviceRow | undefined> {
  return db.selectFrom('push_devices').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Someone's browsers, the oldest first. */
export async function listDevices(db: Db, userId: number): Promise<PushDeviceRow[]> {
  return db.selectFrom('push_devices').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export async function listDeviceIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('push_devices').select('id').where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Answers with whose it was; undefined when nobody's. */
export async function deleteByEndpoint(db: Db, endpointHash: string): Promise<number | undefined> {
  const row = await db
    .deleteFrom('push_devices')
    .where('endpoint_hash', '=', endpointHash)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute();
}

/** Notes of which day a device is reminded. Answers whether it was not before, neither of it nor of a later one. */
export async function setReminded(db: Db, id: number, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_devices')
    .set({ reminded_on: day })
    .where('id', '=', id)
    .where((row) => row.or([row('reminded_on', 'is', null), row('reminded_on', '<', day)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function resetReminded(db: Db, id: number, day: string | null): Promise<void> {
  await db.updateTable('push_devices').set({ reminded_on: day }).where('id', '=', id).execute();
}

const keysName = 'push_keys';

export async function findSealedKeys(db: Db): Promise<Uint8Array | undefined> {
  const fact = await db.selectFrom('instance_facts').select('value').where('name', '=', keysName).executeTakeFirst();
  return fact?.value;
}

/** Keeps the keys of this installation, unless it has some already. */
export async function insertSealedKeys(db: Db, value: Uint8Array): Promise<void> {
  await db
    .insertInto('instance_facts')
    .values({ name: keysName, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
