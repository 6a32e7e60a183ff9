import type { Deps } from '#server/deps.ts';
import { mustBeAdmin } from '#server/features/accounts/accounts.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { forgetGivenUp, givenUpJobs, tryAgain } from '#server/platform/jobs/given-up.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { GivenUpJob } from '#shared/contract/jobs.ts';
import { AppError } from '#shared/errors.ts';

const most = 200;

/** The work that was given up, the last first. Throws `forbidden` unless the viewer is an admin. */
export async function listGivenUp(deps: Pick<Deps, 'db'>, viewer: Viewer): Promise<GivenUpJob[]> {
  await mustBeAdmin(deps, viewer);
  return (await givenUpJobs(deps.db, most)).map(({ id, kind, tries, last_error, dead_at }) => ({
    id,
    kind,
    tries,
    reason: last_error ?? '',
    givenUpAt: isoInstant(dead_at),
  }));
}

/** Tries given-up work again, or forgets it. Throws `forbidden` unless the viewer is an admin. */
export async function settleGivenUp(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  { id, again }: { id: number; again: boolean },
): Promise<void> {
  await mustBeAdmin(deps, viewer);
  const isThere = again ? await tryAgain(deps.db, id, deps.clock.now()) : await forgetGivenUp(deps.db, id);
  if (!isThere) {
    throw new AppError('not_found', 'This work was not given up.', { userMessage: 'It is not in the list any more.' });
  }
}
