import type { Deps } from '#server/deps.ts';
import { peopleAfter } from '#server/features/accounts/accounts.service.ts';
import { checkedClips } from '#server/features/audio/audio.sealing.ts';
import type { SealedValue } from '#server/platform/db/sealed-column.ts';
import { othersTurn } from '#server/platform/turns.ts';
import { AppError } from '#shared/errors.ts';
import { sealedColumns, valuesOf } from './sealed.ts';

/**
 * Opens everything that is sealed and says, by the names of tables and the numbers of rows alone, what is damaged.
 * Answers with how much is.
 */
export async function verify(deps: Deps, say: (sentence: string) => void): Promise<number> {
  const locked = new Set<number>();
  let looked = 0;
  let damaged = 0;
  const found = (sentence: string) => {
    damaged += 1;
    say(sentence);
  };
  for await (const userId of lockedPeople(deps)) {
    locked.add(userId);
    found(`data_keys ${String(userId)}: this key does not open, and nothing that it sealed does.`);
  }
  for (const column of sealedColumns) {
    for await (const values of valuesOf(deps.db, column)) {
      for (const value of values) {
        looked += 1;
        if (!(value.owner !== null && locked.has(value.owner)) && !(await isReadable(deps, value))) {
          found(`${value.binding.table} ${String(value.binding.row)}: cannot be read (${value.binding.kind}).`);
        }
      }
      await othersTurn();
    }
  }
  for await (const { id, problem } of checkedClips(deps)) {
    looked += 1;
    if (problem) {
      found(`audio_clips ${id}: ${problem}.`);
    }
  }
  say(
    damaged === 0
      ? `All of ${String(looked)} sealed texts and recordings can be read.`
      : `Of ${String(looked)} sealed texts and recordings ${String(damaged)} cannot be read.`,
  );
  return damaged;
}

/** Those whose data key does not open, or is missing. */
async function* lockedPeople({ db, keyring }: Deps): AsyncGenerator<number> {
  let people = await peopleAfter({ db }, 0);
  while (people.length > 0) {
    for (const userId of people) {
      const isLocked = await keyring.of(userId).then(
        () => false,
        (error: unknown) => error instanceof AppError || Promise.reject(error),
      );
      if (isLocked) {
        yield userId;
      }
    }
    people = await peopleAfter({ db }, people.at(-1) ?? 0);
  }
}

async function isReadable({ keyring }: Deps, { owner, binding, sealed, under }: SealedValue): Promise<boolean> {
  const key =
    owner === null
      ? keyring.ofInstance
      : under
        ? await keyring.openKey(owner, under.binding, under.sealed)
        : await keyring.of(owner);
  return key !== null && key.openBytes(binding, sealed) !== null;
}
