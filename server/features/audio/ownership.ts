import type { Deps } from '#server/deps.ts';
import { claimInstanceId, findInstanceId } from './audio.queries.ts';

/** What the recordings in the store are to this database. */
export type Ownership = 'own' | 'foreign' | 'unsaid';

/**
 * Whose the recordings are: database and store bear the same id, or two different ones, or one of them bears none yet,
 * as on the first start and where something older was brought back.
 */
export async function ownershipOf({ db, store }: Pick<Deps, 'db' | 'store'>): Promise<Ownership> {
  const [here, there] = [await findInstanceId(db), await store.owner()];
  if (here === null || there === null) {
    return 'unsaid';
  }
  return here === there ? 'own' : 'foreign';
}

/** Gives both the same id, that of the one which has one already. Of several processes that do so at once, one decides. */
export async function makeAcquainted({ db, store, random }: Pick<Deps, 'db' | 'store' | 'random'>): Promise<Ownership> {
  const id = await claimInstanceId(db, (await store.owner()) ?? random.bytes(16).toString('hex'));
  await store.claim(id);
  return ownershipOf({ db, store });
}
