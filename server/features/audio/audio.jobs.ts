import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';

/** Erases the bytes of recordings that no row names any more. */
export async function eraseClips({ store }: Pick<Deps, 'store'>, ids: string[]): Promise<void> {
  for (const id of ids) {
    await store.remove(id);
  }
}

/** Takes the bytes of recordings whose rows went in a transaction, also when the process dies right after it. */
export const eraseForgotten: Job<Deps, { clips: string[] }> = {
  kind: 'erase-clips',
  mostTries: 12,
  run: (deps, { payload }) => eraseClips(deps, payload.clips),
};

export const audioJobs: readonly Job<Deps, never>[] = [eraseForgotten];
