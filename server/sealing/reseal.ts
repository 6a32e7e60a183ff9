import type { Deps } from '#server/deps.ts';
import { resealClips } from '#server/features/audio/audio.sealing.ts';
import { sealFeedback } from '#server/features/feedback/feedback.service.ts';
import { isBare } from '#server/platform/crypto/seal.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { givingWay } from '#server/platform/db/giving-way.ts';
import type { SealedColumn, SealedValue } from '#server/platform/db/sealed-column.ts';
import { emptyWriteAheadLog } from '#server/platform/db/sqlite.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { othersTurn } from '#server/platform/turns.ts';
import { allBound } from './bindings.table.ts';
import { sealedFormat, setSealedFormat } from './format.ts';
import { sealedColumns, valuesOf } from './sealed.ts';

/** A process of an older version may still be sealing as it used to while this one is already through. */
const graceMs = 3_600_000;

/**
 * Seals again what was sealed before sealed words were bound to their row and version, some rows at a time, and answers
 * with how many there were. It may be cut short anywhere and goes on from there. Once nothing was found for an hour the
 * older format is refused for good: until then who can write into the database could put old words back.
 */
export async function resealOlder(deps: Deps, stopping?: AbortSignal): Promise<number> {
  const { db, clock, keyring, log } = deps;
  const format = await sealedFormat(db);
  if (format === allBound) {
    keyring.refuseBare();
    return 0;
  }
  const began = clock.now();
  let count = await sealFeedback(deps);
  for (const step of [
    ...sealedColumns.map((column) => () => resealColumn(deps, column, stopping)),
    () => resealClips(deps, { since: format === null ? 0 : format - graceMs, stopping }),
  ]) {
    count += await step();
  }
  if (stopping?.aborted) {
    return count;
  }
  if (count > 0) {
    await setSealedFormat(db, null);
    // What was not sealed at all must not be left in the log of SQLite.
    await emptyWriteAheadLog(db);
    log.info({ count }, 'sealed words were bound to their rows');
  } else if (format === null) {
    await setSealedFormat(db, began);
  } else if (began - format >= graceMs) {
    await setSealedFormat(db, allBound);
    keyring.refuseBare();
    log.info('all sealed words are bound to their rows, and nothing else opens any more');
  }
  return count;
}

async function resealColumn(deps: Deps, column: SealedColumn, stopping?: AbortSignal): Promise<number> {
  let count = 0;
  for await (const values of valuesOf(deps.db, column)) {
    if (stopping?.aborted) {
      return count;
    }
    count += await resealSome(deps, column, values);
    await othersTurn();
  }
  return count;
}

async function resealSome(deps: Deps, column: SealedColumn, values: SealedValue[]): Promise<number> {
  const fresh: { value: SealedValue; sealed: Buffer }[] = [];
  for (const value of values.filter(({ sealed, owner }) => owner !== null && isBare(sealed))) {
    const key = await keyOf(deps, value.owner ?? 0);
    const sealed = key?.reseal(value.binding, value.sealed);
    if (sealed) {
      fresh.push({ value, sealed });
    }
  }
  if (fresh.length === 0) {
    return 0;
  }
  return givingWay(deps.db, async (transaction) => {
    let count = 0;
    for (const { value, sealed } of fresh) {
      count += Number(await column.replace(transaction, value, sealed));
    }
    return count;
  });
}

/** Null for a key that is damaged, or was destroyed just now. */
async function keyOf({ keyring, log }: Pick<Deps, 'keyring' | 'log'>, userId: number): Promise<SealingKey | null> {
  try {
    return await keyring.of(userId);
  } catch (error) {
    log.warn({ reason: reasonOf(error), user: userId }, 'the words of someone could not be bound to their rows');
    return null;
  }
}
