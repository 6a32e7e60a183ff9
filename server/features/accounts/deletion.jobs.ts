import type { Deps } from '#server/deps.ts';
import { eraseClips } from '#server/features/audio/audio.service.ts';
import { emptyWriteAheadLog } from '#server/platform/db/sqlite.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';

/** Takes what a deleted person left in files: their recordings, and the bytes of their rows in SQLite's log. */
export const eraseTraces: Job<Deps, { clips: string[] }> = {
  kind: 'erase-traces',
  mostTries: 12,
  async run(deps, { payload }) {
    await eraseClips(deps, payload.clips);
    await emptyWriteAheadLog(deps.db);
  },
};

export const deletionJobs: readonly Job<Deps, never>[] = [eraseTraces];
