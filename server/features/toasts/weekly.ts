import type { Deps } from '#server/deps.ts';
import { isGone, memberSince } from '#server/features/accounts/accounts.service.ts';
import { awaitNextToast, putOffToast, weeklyTimeOf, whoIsDue } from '#server/features/settings/settings.service.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { weeklyInterval, type Interval } from './interval.ts';
import { makeWeeklyToast, voice } from './make-toast.ts';
import { findLastWeekEnd, listSilent, noteVoiceTry } from './toasts.queries.ts';

const atOnce = 50;
const tryAgainMs = 600_000;
const dayMs = 86_400_000;

/**
 * Makes the weekly toasts that are due, one after the other, and answers with how many people were served. Someone
 * whose week was silent gets none. Who fails is tried again ten minutes later; the others do not wait for them.
 */
export async function makeDueToasts(deps: Deps, stopping?: AbortSignal): Promise<number> {
  const due = await whoIsDue(deps, atOnce);
  let served = 0;
  for (const userId of due) {
    if (stopping?.aborted) {
      break;
    }
    // An early toast is being made this very moment; the weekly one can wait for the next sweep.
    if (!deps.runs.isRunning(userId) && (await serve(deps, userId))) {
      served += 1;
    }
  }
  return served;
}

/**
 * Asks the voice again for weekly toasts that came without it, because the disk was full or the server went down in
 * the middle: every ten minutes for a day. Nobody may be there to press a button.
 */
export async function voiceSilentToasts(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  for (const toast of await listSilent(deps.db, {
    now,
    since: now - dayMs,
    triedBefore: now - tryAgainMs,
    most: atOnce,
  })) {
    if (stopping?.aborted) {
      return;
    }
    await noteVoiceTry(deps.db, toast.id, now);
    await deps.runs.run(toast.user_id, `voice ${String(toast.id)}`, (report) => voice(deps, toast, report));
  }
}

async function serve(deps: Deps, userId: number): Promise<boolean> {
  try {
    await makeDueToast(deps, userId);
    await awaitNextToast(deps, userId);
    return true;
  } catch (error) {
    // Whose account was deleted meanwhile is waited for no more.
    if (!(await isGone(deps, userId))) {
      deps.log.error({ reason: reasonOf(error), user: userId }, 'a weekly toast could not be made');
      await putOffToast(deps, userId, tryAgainMs);
    }
    return false;
  }
}

async function makeDueToast(deps: Deps, userId: number): Promise<void> {
  try {
    const interval = await dueInterval(deps, userId);
    if (interval) {
      await deps.runs.run(userId, 'weekly', (report) => makeWeeklyToast(deps, userId, { interval, report }));
    }
  } catch (error) {
    // Another process was quicker: then there is nothing left to do but to wait for next week.
    if (!isUniqueViolation(error)) {
      throw error;
    }
  }
}

async function dueInterval(deps: Deps, userId: number): Promise<Interval | null> {
  const since = (await findLastWeekEnd(deps.db, userId)) ?? (await memberSince(deps, userId));
  return weeklyInterval({ since, now: deps.clock.now(), weekly: await weeklyTimeOf(deps, userId) });
}
