import { setTimeout as sleep } from 'node:timers/promises';
import { every } from '#server/platform/every.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { lookEveryMs, runDueJobs, whenEnqueued, type Job, type JobDeps } from './jobs.ts';

const mostWaitMs = 5_000;

/**
 * Does the work that is due for as long as the process lives: at once when this process enqueued it, within two
 * seconds when another did. Answers with how to stop; resolves when what is under way is done, or after five seconds.
 */
export function keepRunningJobs<Deps extends JobDeps>(
  deps: Deps,
  kinds: readonly Job<Deps, never>[],
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isAwaited = false;
  const look = () => {
    if (!isAwaited) {
      isAwaited = true;
      running = running
        .then(() => {
          isAwaited = false;
          return runDueJobs(deps, kinds, stopping.signal);
        })
        .catch(report);
    }
    return running;
  };
  const report = (error: unknown) => deps.log.error({ reason: reasonOf(error) }, 'the jobs could not be looked after');
  const stopListening = whenEnqueued(() => void look());
  const stopLooking = every(lookEveryMs, look, report);
  return async () => {
    stopping.abort();
    stopListening();
    // What takes longer, such as a mail server that says nothing, is done again by whoever comes next.
    const patience = new AbortController();
    await Promise.race([
      stopLooking().then(() => running),
      sleep(mostWaitMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
  };
}
