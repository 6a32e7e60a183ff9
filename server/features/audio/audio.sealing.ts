import type { Deps } from '#server/deps.ts';
import { isBare } from '#server/platform/crypto/seal.ts';
import type { Binding, SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { othersTurn } from '#server/platform/turns.ts';
import { knownClips, listClipsAfter, type ClipRow } from './audio.queries.ts';

/** What the bytes of a recording are bound to. They never change. */
export function clipBinding(id: string): Binding {
  return { kind: 'audio', table: 'audio_clips', row: id, version: 1 };
}

type Walking = Pick<Deps, 'db' | 'store' | 'keyring'>;
/** `since` is in epoch milliseconds: recordings from before are passed over. */
type Walk = { since?: number; stopping?: AbortSignal | undefined };
type Opened = { clip: ClipRow; sealed: Buffer | null; key: SealingKey };

const atOnce = 50;

/** Seals again the recordings that were not bound to their rows. Answers with how many there were. */
export async function resealClips(deps: Walking, walk: Walk): Promise<number> {
  let count = 0;
  for await (const { clip, sealed, key } of openedClips(deps, walk)) {
    const fresh = sealed && isBare(sealed) ? key.reseal(clipBinding(clip.id), sealed) : null;
    if (fresh) {
      await deps.store.put(clip.id, fresh);
      count += 1;
      // It may have been deleted in between: then nothing must be left of it.
      if (!(await knownClips(deps.db, [clip.id])).has(clip.id)) {
        await deps.store.remove(clip.id);
      }
    }
  }
  return count;
}

/** Looks through all recordings: of each its id, and what is wrong with it, if anything. */
export async function* checkedClips(deps: Walking): AsyncGenerator<{ id: string; problem: string | null }> {
  for await (const { clip, sealed, key } of openedClips(deps, {})) {
    const isDamaged = sealed !== null && key.openBytes(clipBinding(clip.id), sealed) === null;
    yield { id: clip.id, problem: sealed === null ? 'the recording is missing' : isDamaged ? 'cannot be read' : null };
  }
}

/** Those of people whose key opens. */
async function* openedClips({ db, store, keyring }: Walking, { since = 0, stopping }: Walk): AsyncGenerator<Opened> {
  let clips = await listClipsAfter(db, { id: '', since, most: atOnce });
  while (clips.length > 0) {
    for (const clip of clips) {
      if (stopping?.aborted) {
        return;
      }
      const key = await keyring.of(clip.user_id).catch(() => null);
      if (key) {
        yield { clip, sealed: await store.get(clip.id), key };
      }
      await othersTurn();
    }
    clips = await listClipsAfter(db, { id: clips.at(-1)?.id ?? '', since, most: atOnce });
  }
}
