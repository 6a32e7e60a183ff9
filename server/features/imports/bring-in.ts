import type { Deps } from '#server/deps.ts';
import { saveClipOf } from '#server/features/audio/audio.service.ts';
import { insertImported, type ImportedNote } from '#server/features/notes/imported.service.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { soundOf, type Sound } from '#server/platform/sound.ts';
import { othersTurn } from '#server/platform/turns.ts';
import { recordingTypes } from '#shared/contract/recordings.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { bringInToasts } from './bring-in-toasts.ts';
import { countOn } from './imports.queries.ts';
import { ImportRefusal, type ImportedEntry, type Reading } from './reading/entry.ts';
import type { Plan } from './survey.ts';

export type BringingIn = {
  userId: number;
  importId: number;
  reading: Reading;
  plans: readonly Plan[];
  isNewestFirst: boolean;
  /** The zone of entries that name none. */
  zone: string;
  /** Aborted when the server ends. */
  signal: AbortSignal;
};

type Pair = { entry: ImportedEntry; plan: Plan };

/**
 * Writes what a file holds and is not here yet, a batch at a time, each in one transaction with how far it has come; then
 * its toasts. Answers with how many recordings could not be read. Rejects where something goes wrong, with all that was
 * written until then in its place.
 */
export async function bringIn(deps: Deps, work: BringingIn): Promise<{ lost: number }> {
  const { signal } = work;
  const key = await deps.keyring.of(work.userId);
  /** The reflections that toasts name by their numbers in the file. */
  const numbers = new Map<number, number>();
  const remember = ({ entry: { oldId } }: Pair, id: number | null) => {
    if (oldId !== null && id !== null) {
      numbers.set(oldId, id);
    }
  };
  let lost = 0;
  for await (const pairs of paired(work)) {
    signal.throwIfAborted();
    for (const pair of pairs.filter(({ plan }) => plan.isKnown)) {
      remember(pair, pair.plan.noteId);
    }
    const fresh = pairs.filter(({ plan }) => !plan.isKnown);
    await skip(deps, work, pairs.length - fresh.length);
    for (const run of runsOf(work.isNewestFirst ? fresh.toReversed() : fresh)) {
      signal.throwIfAborted();
      const [first] = run;
      if (first && first.entry.recording !== null) {
        const { id, hasVoice } = await writeWithVoice(deps, key, { work, pair: first });
        remember(first, id);
        lost += Number(!hasVoice);
      } else {
        const ids = await writeSilent(deps, key, { work, pairs: run });
        run.forEach((pair, at) => remember(pair, ids[at] ?? null));
      }
    }
    await othersTurn();
  }
  await bringInToasts(deps, { ...work, key, numbers });
  return { lost };
}

/** The entries again, each with its plan. */
async function* paired({ reading, plans }: BringingIn): AsyncGenerator<Pair[]> {
  let from = 0;
  for await (const batch of reading.entries()) {
    yield batch.map((entry, at) => {
      const plan = plans[from + at];
      if (!plan) {
        throw new Error('A file that was read twice was not the same.');
      }
      return { entry, plan };
    });
    from += batch.length;
  }
}

/**
 * The same in their order, those without recordings together. Of two of the same millisecond the list shows first what
 * was written last.
 */
function runsOf(pairs: readonly Pair[]): Pair[][] {
  const runs: Pair[][] = [];
  let silent: Pair[] | undefined;
  for (const pair of pairs) {
    if (pair.entry.recording !== null) {
      runs.push([pair]);
      silent = undefined;
    } else if (silent) {
      silent.push(pair);
    } else {
      silent = [pair];
      runs.push(silent);
    }
  }
  return runs;
}

async function skip({ db, clock }: Deps, { importId }: BringingIn, known: number): Promise<void> {
  if (known > 0) {
    await countOn(db, importId, { now: clock.now(), looked: known, known });
  }
}

async function writeSilent(
  { db, clock }: Deps,
  key: SealingKey,
  { work, pairs }: { work: BringingIn; pairs: readonly Pair[] },
): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    const ids: number[] = [];
    for (const pair of pairs) {
      ids.push(await insertImported(transaction, key, noteOf(work, pair)));
    }
    await countOn(transaction, work.importId, { now: clock.now(), looked: ids.length, added: ids.length });
    return ids;
  });
}

function noteOf({ userId, importId, zone }: BringingIn, { entry, plan }: Pair): ImportedNote {
  return {
    userId,
    importId,
    importKey: plan.key,
    content: entry.content,
    timezone: entry.timezone ?? zone,
    localDate: entry.localDate,
    createdAt: plan.createdAt,
    updatedAt: entry.updatedAt,
    keptOut: entry.keptOut,
  };
}

/** A reflection with the recording of its writer's voice; without it where that cannot be read, if there are words. */
async function writeWithVoice(
  deps: Deps,
  key: SealingKey,
  { work, pair }: { work: BringingIn; pair: Pair },
): Promise<{ id: number | null; hasVoice: boolean }> {
  const { userId, importId } = work;
  const { content, recording: found } = pair.entry;
  const sound = await soundIn(work.reading, pair.entry);
  const now = deps.clock.now();
  if (!sound) {
    const id = await deps.db.transaction().execute(async (transaction) => {
      const written = content === '' ? null : await insertImported(transaction, key, noteOf(work, pair));
      await countOn(transaction, importId, { now, looked: 1, added: Number(written !== null) });
      return written;
    });
    return { id, hasVoice: false };
  }
  const recording = deps.random.bytes(16).toString('hex');
  const clip = { ...sound, voice: { recording, ms: Math.round(found?.ms ?? 0) } };
  let id: number | null = null;
  await saveClipOf(deps, { userId, clip }, async (transaction) => {
    id = await insertImported(transaction, key, { ...noteOf(work, pair), recording });
    await countOn(transaction, importId, { now, looked: 1, added: 1 });
    return true;
  });
  return { id, hasVoice: true };
}

/** Null for what is not there, or not the sound that it says it is. */
async function soundIn(reading: Reading, { recording }: ImportedEntry): Promise<Sound | null> {
  if (!recording) {
    return null;
  }
  try {
    const bytes = await reading.openMember(recording.member, limits.recordingBytes);
    return soundOf(
      recordingTypes.find((type) => type === recording.type),
      Buffer.from(bytes),
    );
  } catch (error) {
    if (error instanceof ImportRefusal || (error instanceof AppError && error.code === 'invalid')) {
      return null;
    }
    throw error;
  }
}
