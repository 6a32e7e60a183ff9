import type { KeyObject } from 'node:crypto';
import { instanceProof, provesInstanceKey } from '#server/platform/crypto/instance-key.ts';
import type { Db } from './tables.ts';

const proofName = 'key_proof';

/**
 * Refuses to go on with an instance key that is not the one this database was started with, before anything is
 * sealed with the wrong one.
 */
export async function requireInstanceKey(db: Db, key: KeyObject): Promise<void> {
  await db
    .insertInto('instance_facts')
    .values({ name: proofName, value: instanceProof(key) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const fact = await db
    .selectFrom('instance_facts')
    .select('value')
    .where('name', '=', proofName)
    .executeTakeFirstOrThrow();
  if (!provesInstanceKey(key, fact.value)) {
    throw new Error('The instance key does not belong to this database. Bring back instance.key or INSTANCE_KEY.');
  }
}
