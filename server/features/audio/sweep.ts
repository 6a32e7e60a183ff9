import type { Deps } from '#server/deps.ts';
import { addDays, localDate } from '#shared/calendar.ts';
import { knownClips } from './audio.queries.ts';
import { makeAcquainted, ownershipOf } from './ownership.ts';

/** A recording is named moments after it is stored; one that is this old and has no name will never get one. */
const unnamedForMs = 3_600_000;
const daysAside = 30;
const atOnce = 400;
const fewEnough = 20;

type SweepDeps = Pick<Deps, 'db' | 'store' | 'clock' | 'random' | 'log'>;

const rests = 'so none is set aside or removed';

/**
 * Sets aside recordings, whole or half written, that no row names: what a process left that died between the file and
 * its row. After thirty days they are removed, unless a row names them again. Answers with how many were set aside.
 *
 * Nothing is touched where the recordings are not this database's: when the two bear different ids, or none that says
 * so and no recording has a row here. Nor when most of what is there has no row, for leftovers are few.
 */
export async function sweepRecordings(deps: SweepDeps, stopping?: AbortSignal): Promise<number> {
  const { store, clock, log } = deps;
  const ownership = await ownershipOf(deps);
  if (ownership === 'foreign') {
    log.warn(`the recordings in the audio folder belong to another database than this one, ${rests}`);
    return 0;
  }
  const found = await findUnnamed(deps, stopping);
  if (stopping?.aborted) {
    return 0;
  }
  const { seen, unnamed } = found;
  if (ownership === 'unsaid') {
    if (seen > 0 && found.named === 0) {
      log.warn({ seen }, `no recording in the audio folder is known to this database, ${rests}`);
      return 0;
    }
    if ((await makeAcquainted(deps)) !== 'own') {
      return 0;
    }
  }
  await lookAfterAside(deps);
  if (unnamed.length > fewEnough && unnamed.length > seen / 2) {
    log.warn({ unnamed: unnamed.length, seen }, `most recordings have no row here, ${rests}`);
    return 0;
  }
  for (const key of unnamed) {
    await store.setAside(key, dayOf(clock.now()));
  }
  return unnamed.length;
}

async function findUnnamed({ db, store, clock }: SweepDeps, stopping?: AbortSignal) {
  const before = clock.now() - unnamedForMs;
  const unnamed: string[] = [];
  let seen = 0;
  let named = 0;
  for await (const batch of inBatches(store.list())) {
    const known = await knownClips(
      db,
      batch.map(({ key }) => key),
    );
    seen += batch.length;
    for (const { key, changedAt } of batch) {
      if (known.has(key)) {
        named += 1;
      } else if (changedAt < before) {
        unnamed.push(key);
      }
    }
    if (stopping?.aborted) {
      break;
    }
  }
  return { seen, named, unnamed };
}

/** What a row names again comes back; what has lain aside for its time goes. */
async function lookAfterAside({ db, store, clock }: SweepDeps): Promise<void> {
  const last = addDays(dayOf(clock.now()), -daysAside);
  for await (const batch of inBatches(store.listAside())) {
    const known = await knownClips(
      db,
      batch.map(({ key }) => key),
    );
    for (const { key, day } of batch) {
      if (known.has(key)) {
        await store.bringBack(key);
      } else if (day < last) {
        await store.remove(key);
      }
    }
  }
}

function dayOf(now: number): string {
  return localDate(now, 'UTC');
}

async function* inBatches<T>(all: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length >= atOnce) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}
