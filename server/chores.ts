import { sweepTokens } from '#server/features/accounts/verification.service.ts';
import { sweepRecordings } from '#server/features/audio/audio.service.ts';
import { makeDueToasts, voiceSilentToasts } from '#server/features/toasts/toasts.service.ts';
import { every } from '#server/platform/every.ts';
import { keepRunningJobs } from '#server/platform/jobs/runner.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import type { Deps } from './deps.ts';
import { jobs } from './jobs.ts';

const sweepEveryMs = 30_000;
const sweepRecordingsEveryMs = 3_600_000;

/**
 * Does again and again what no request asks for: the weekly toasts, the jobs, and tidying up. Answers with how to stop;
 * resolves when what is under way is done.
 */
export function keepUp(deps: Deps): () => Promise<void> {
  const complain = (what: string) => (error: unknown) =>
    deps.log.error({ reason: reasonOf(error) }, `${what} could not be looked after`);
  const stopSweeping = every(
    sweepEveryMs,
    async (stopping) => {
      await makeDueToasts(deps, stopping);
      await voiceSilentToasts(deps, stopping);
      await deps.counters.sweep();
      await sweepTokens(deps);
    },
    complain('the weekly toasts'),
  );
  const stopSweepingRecordings = every(
    sweepRecordingsEveryMs,
    (stopping) => sweepRecordings(deps, stopping),
    complain('the recordings'),
  );
  const stopJobs = keepRunningJobs(deps, jobs);
  return async () => {
    await stopSweeping();
    await stopSweepingRecordings();
    await stopJobs();
  };
}
