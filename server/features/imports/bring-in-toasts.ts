import type { Deps } from '#server/deps.ts';
import { saveClipOf } from '#server/features/audio/audio.service.ts';
import { insertImportedToast, isToldFrom, type ImportedToast } from '#server/features/toasts/imported.service.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import type { Db } from '#server/tables.ts';
import { defaultNarrator, narratorIds } from '#shared/contract/narrators.ts';
import { countOn } from './imports.queries.ts';
import { ImportRefusal, type ImportedToast as Found, type Reading } from './reading/entry.ts';

const mb = 1024 * 1024;
/** Some hours of speech. */
const mostSoundBytes = 64 * mb;

type Work = {
  userId: number;
  importId: number;
  reading: Reading;
  signal: AbortSignal;
  key: SealingKey;
  /** The reflections of the file by their numbers in it. */
  numbers: ReadonlyMap<number, number>;
};

/**
 * Puts the toasts of a Clink archive among someone's, with their recordings, where there is none of the same time. None of
 * a time that is not over: the next one begins where the last one ends.
 */
export async function bringInToasts(deps: Deps, work: Work): Promise<void> {
  const { userId, importId, reading, signal, key } = work;
  for await (const batch of reading.toasts()) {
    for (const found of batch) {
      signal.throwIfAborted();
      const now = deps.clock.now();
      const isWanted = found.type === 'weekly' && found.intervalEnd <= now + 1;
      if (!isWanted || (await isToldFrom(deps.db, userId, found.intervalStart))) {
        continue;
      }
      const toast = toastOf(found, work);
      const sound = await soundOf(reading, found);
      const insert = async (transaction: Db, voice: ImportedToast['voice']) => {
        const isNew = await insertImportedToast(transaction, key, { ...toast, voice });
        await countOn(transaction, importId, { now, toasts: Number(isNew) });
        return isNew;
      };
      if (sound) {
        const clip = { bytes: sound.bytes, mime: sound.type };
        await saveClipOf(deps, { userId, clip }, (transaction, id) => insert(transaction, { clip: id, ms: sound.ms }));
      } else {
        await deps.db.transaction().execute((transaction) => insert(transaction, null));
      }
    }
  }
}

function toastOf(found: Found, { userId, importId, numbers }: Work): Omit<ImportedToast, 'voice'> {
  return {
    userId,
    importId,
    intervalStart: found.intervalStart,
    intervalEnd: found.intervalEnd,
    createdAt: found.createdAt,
    early: found.early,
    narrator: narratorIds.find((id) => id === found.narrator) ?? defaultNarrator,
    lines: found.lines.map(({ text, noteIds, startMs, endMs }) => ({
      text,
      noteIds: noteIds.flatMap((old) => numbers.get(old) ?? []),
      rests: [],
      startMs: startMs === null ? null : Math.round(startMs),
      endMs: endMs === null ? null : Math.round(endMs),
    })),
  };
}

async function soundOf(
  reading: Reading,
  { audio, lines }: Found,
): Promise<{ bytes: Uint8Array; type: string; ms: number } | null> {
  if (!audio) {
    return null;
  }
  try {
    const bytes = await reading.openMember(audio.member, mostSoundBytes);
    return { bytes, type: audio.type, ms: Math.round(audio.ms ?? lines.at(-1)?.endMs ?? 0) };
  } catch (error) {
    if (error instanceof ImportRefusal) {
      return null;
    }
    throw error;
  }
}
