import type { Deps } from '#server/deps.ts';
import { fingerprintsOf, landmarksOf } from '#server/features/notes/imported.service.ts';
import type { ImportedEntry, ImportFormat } from './reading/entry.ts';

/** An entry, and whether it stands here already. */
export type Match = {
  /** What tells it from all else of its writer's. */
  key: string;
  isKnown: boolean;
  /** The reflection that it is; null where there is none. */
  noteId: number | null;
};

export type Matcher = (entries: readonly ImportedEntry[]) => Promise<Match[]>;

/** The minute of an entry of which its source names only the day. */
export const noon = '12:00';

/**
 * Finds out which entries of a file stand here already: those that an earlier import brought, whatever became of them
 * since, and those with the same words in the same minute of the same day, however they came here. It is given all
 * entries in the order of the file; the same file gives the same keys each time.
 */
export async function createMatcher(
  deps: Pick<Deps, 'db' | 'keyring'>,
  userId: number,
  format: ImportFormat,
): Promise<Matcher> {
  const key = await deps.keyring.of(userId);
  const landmarks = await landmarksOf(deps, userId);
  const family = format.startsWith('clink') ? 'clink' : format;
  const byKey = new Map<string, number>();
  const byOwnName = new Map<string, number>();
  for (const { id, writtenAt, importKey } of landmarks) {
    if (importKey !== null) {
      byKey.set(importKey, id);
    }
    if (family === 'clink') {
      byOwnName.set(`${id}@${writtenAt}`, id);
    }
  }
  const bySlot = Map.groupBy(landmarks, ({ slot }) => slot);
  const byWords = new Map<string, number[]>();
  const opened = new Set<string>();
  const seen = new Map<string, number>();
  const claimed = new Set<number>();

  /** Gets to know the words of all that stands in the minutes of these entries. */
  async function open(entries: readonly ImportedEntry[]): Promise<void> {
    const slots = [...new Set(entries.map(slotOf))].filter((slot) => !opened.has(slot));
    const some = slots.flatMap((slot) => bySlot.get(slot) ?? []);
    const prints = await fingerprintsOf(
      deps,
      userId,
      some.map(({ id }) => id),
    );
    for (const { id, slot } of some) {
      const place = `${slot} ${prints.get(id) ?? ''}`;
      const there = byWords.get(place) ?? [];
      there.push(id);
      byWords.set(place, there);
    }
    slots.forEach((slot) => opened.add(slot));
  }

  /** A reflection of the same minute with the same words that no other entry is. */
  function standing(entry: ImportedEntry): number | undefined {
    const there = byWords.get(`${slotOf(entry)} ${key.fingerprint(entry.content)}`) ?? [];
    for (let id = there.shift(); id !== undefined; id = there.shift()) {
      if (!claimed.has(id)) {
        return id;
      }
    }
    return undefined;
  }

  function keyOf(entry: ImportedEntry): { key: string; isAgain: boolean } {
    const { sourceId, part, content } = entry;
    const which = part?.number ?? 0;
    const base = key.fingerprint(
      JSON.stringify(sourceId === null ? ['words', slotOf(entry), which, content] : [family, sourceId, which]),
    );
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    if (count === 1) {
      return { key: base, isAgain: false };
    }
    // Words that come twice in one minute were written twice; what its source calls by one name is one.
    return { key: key.fingerprint(JSON.stringify([base, count])), isAgain: sourceId !== null };
  }

  return async (entries) => {
    await open(entries);
    const named = entries.map((entry) => {
      const { key: own, isAgain } = keyOf(entry);
      const noteId = byKey.get(own) ?? byOwnName.get(entry.sourceId ?? '');
      if (noteId !== undefined) {
        claimed.add(noteId);
      }
      return { entry, key: own, isAgain, noteId };
    });
    return named.map(({ entry, key: own, isAgain, noteId }) => {
      const id = noteId ?? (isAgain ? undefined : standing(entry));
      if (id !== undefined) {
        claimed.add(id);
      }
      return { key: own, isKnown: isAgain || id !== undefined, noteId: id ?? null };
    });
  };
}

function slotOf({ localDate, time }: Pick<ImportedEntry, 'localDate' | 'time'>): string {
  return `${localDate} ${(time ?? noon).slice(0, 5)}`;
}
