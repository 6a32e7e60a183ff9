import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/tables.ts';
import { knownClips } from './audio.queries.ts';

/** A recording is named moments after it is stored; one that is this old and has no name will never get one. */
const unnamedForMs = 3_600_000;
const atOnce = 400;
const fewEnough = 20;

/**
 * Removes recordings, whole or half written, that no row names: what a process left that died between the file and its
 * row. Answers with how many. Leftovers are few; when most of what is there has no row, this is not the database the
 * recordings belong to, and none is touched.
 */
export async function sweepRecordings(
  { db, store, clock, log }: Pick<Deps, 'db' | 'store' | 'clock' | 'log'>,
  stopping?: AbortSignal,
): Promise<number> {
  const before = clock.now() - unnamedForMs;
  const unnamed: string[] = [];
  let seen = 0;
  let batch: string[] = [];
  const look = async () => {
    unnamed.push(...(await withoutRow(db, batch)));
    batch = [];
  };
  for await (const { key, changedAt } of store.list()) {
    seen += 1;
    if (changedAt < before) {
      batch.push(key);
    }
    if (batch.length >= atOnce) {
      await look();
    }
    if (stopping?.aborted) {
      return 0;
    }
  }
  await look();
  if (unnamed.length > fewEnough && unnamed.length > seen / 2) {
    log.warn({ unnamed: unnamed.length, seen }, 'most recordings have no row here, so none is removed');
    return 0;
  }
  for (const key of unnamed) {
    await store.remove(key);
  }
  return unnamed.length;
}

async function withoutRow(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) {
    return [];
  }
  const known = await knownClips(db, keys);
  return keys.filter((key) => !known.has(key));
}
