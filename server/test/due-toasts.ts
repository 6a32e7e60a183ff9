import { afterToast } from '#server/after.ts';
import type { Deps } from '#server/deps.ts';
import { beginDueToasts, toastsJobs } from '#server/features/toasts/toasts.service.ts';
import { runDueJobs } from '#server/platform/jobs/jobs.ts';

/** Begins the weekly toasts whose time has come and does the work on them. Answers with how many were begun. */
export async function makeDueToasts(deps: Deps): Promise<number> {
  const begun = await beginDueToasts(deps);
  await runDueJobs(deps, toastsJobs(afterToast));
  return begun;
}
