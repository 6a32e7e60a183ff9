import { sweepKnownDevices } from '#server/features/accounts/known-devices.service.ts';
import { sweepEmailChanges } from '#server/features/accounts/email-change/email-change.service.ts';
import { sweepSteps } from '#server/features/accounts/passkeys/challenges.service.ts';
import { sweepSessions } from '#server/features/accounts/sessions.service.ts';
import { sweepSignIns } from '#server/features/accounts/sign-ins.service.ts';
import { sweepTokens } from '#server/features/accounts/verification.service.ts';
import { beginDueReminders } from '#server/features/announcements/announcements.service.ts';
import { sweepRecordings } from '#server/features/audio/audio.service.ts';
import { sweepWaiting } from '#server/features/recordings/recordings.service.ts';
import { sweepReviews } from '#server/features/reviews/reviews.service.ts';
import { beginDueToasts } from '#server/features/toasts/toasts.service.ts';
import { every } from '#server/platform/every.ts';
import { keepRunningJobs } from '#server/platform/jobs/runner.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import type { Deps } from './deps.ts';
import { queues } from './jobs.ts';
import { resealOlder } from './sealing/reseal.ts';

const halfMinute = 30_000;
const hour = 3_600_000;
const day = 24 * hour;

/**
 * Does again and again what no request asks for: the weekly toasts, the jobs, and tidying up. Each goes on when another
 * fails or takes long. Answers with how to stop; resolves when what is under way is done.
 */
export function keepUp(deps: Deps): () => Promise<void> {
  const keep = (what: string, ms: number, work: (stopping: AbortSignal) => Promise<unknown>) =>
    every(ms, work, (error) => deps.log.error({ reason: reasonOf(error) }, `${what} could not be looked after`));
  const stops = [
    keep('the reminders', halfMinute, (stopping) => beginDueReminders(deps, stopping)),
    keep('the weekly toasts', halfMinute, (stopping) => beginDueToasts(deps, stopping)),
    keep('the counts', halfMinute, () => deps.counters.sweep()),
    keep('the links in mails', hour, () => sweepTokens(deps)),
    keep('the mails that lie here', hour, () => deps.mailer.sweep()),
    keep('the reviews', halfMinute, () => sweepReviews(deps)),
    keep('the sessions', hour, () => sweepSessions(deps)),
    keep('the sign-ins that wait', halfMinute, () => sweepSteps(deps)),
    keep('the changes of email', hour, () => sweepEmailChanges(deps)),
    keep('the devices', hour, () => sweepKnownDevices(deps)),
    keep('the calls to others', hour, () => deps.outside.sweep()),
    keep('the sign-ins', hour, () => sweepSignIns(deps)),
    keep('the recordings that wait', hour, () => sweepWaiting(deps)),
    keep('the older seals', hour, (stopping) => resealOlder(deps, stopping)),
    keep('the recordings', hour, (stopping) => sweepRecordings(deps, stopping)),
    keep('the database file', day, (stopping) => deps.damage.check(stopping)),
    ...queues.map((jobs) => keepRunningJobs(deps, jobs)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
