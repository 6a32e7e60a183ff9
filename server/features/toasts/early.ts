import type { Deps } from '#server/deps.ts';
import { memberSince } from '#server/features/accounts/accounts.service.ts';
import { removeClip } from '#server/features/audio/audio.service.ts';
import { weeklyTimeOf } from '#server/features/settings/settings.service.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { AppError } from '#shared/errors.ts';
import { gather, type Week } from './gather.ts';
import { earlyIntervals, type EarlySpan } from './interval.ts';
import type { Report } from './runs.ts';
import { storeToast } from './store.ts';
import { tell, type Told } from './tell.ts';
import { findLastWeekEnd, type ToastRow } from './toasts.queries.ts';
import { voiceIfPossible } from './voicing.ts';

const mostTries = 3;
const weekMs = 7 * 86_400_000;

/**
 * Makes an early toast: gather, compose, check, store the words, voice. The words are stored before they are voiced,
 * so a voice that fails or a disk that is full leaves them readable. When a note that is told is changed, kept out or
 * deleted before the words are stored, they are written again. Throws `invalid` when nothing is written yet.
 */
export async function makeEarlyToast(deps: Deps, userId: number, report: Report): Promise<ToastRow> {
  report({ stage: 'gathering' });
  for (let tries = 0; tries < mostTries; tries += 1) {
    const latest = await latestWeek(deps, userId);
    if (!latest) {
      throw new AppError('invalid', 'No notes in this interval.', {
        userMessage: 'There is nothing to raise a glass to yet. Write down one small good thing, then come back.',
      });
    }
    const told = await tell(deps, latest.week, { goesOn: latest.goesOn, report });
    const toast = await storeWords(deps, latest.week, told);
    if (toast) {
      return voiceIfPossible(deps, toast, report);
    }
  }
  throw stillChanging();
}

/** That notes were changed as often as their toast was written. */
export function stillChanging(): AppError {
  return new AppError('unavailable', 'The notes kept changing while their toast was written.', {
    userMessage: 'Your reflections were still changing. Please try again in a moment.',
  });
}

async function latestWeek(deps: Deps, userId: number): Promise<{ week: Week; goesOn: boolean } | null> {
  for (const { goesOn, ...interval } of await spansUntilNow(deps, userId)) {
    const week = await gather(deps, userId, interval);
    if (week) {
      return { week, goesOn };
    }
  }
  return null;
}

async function spansUntilNow(deps: Deps, userId: number): Promise<EarlySpan[]> {
  const since = (await findLastWeekEnd(deps.db, userId)) ?? (await memberSince(deps, userId));
  // The end of an interval is open, and a note saved in this very millisecond belongs to this toast.
  const now = deps.clock.now() + 1;
  // What lies ahead was so before the clock was set back: then it is the last seven days.
  const from = since < now ? since : now - weekMs;
  return earlyIntervals({ since: from, now, weekly: await weeklyTimeOf(deps, userId) });
}

/** Null, and nothing is stored, when a note that is told is not as it was read any more. */
async function storeWords(deps: Deps, { userId, interval }: Week, told: Told): Promise<ToastRow | null> {
  const key = await deps.keyring.of(userId);
  const toast = { userId, key, now: deps.clock.now(), interval, early: true, told };
  const store = () => deps.db.transaction().execute((transaction) => storeToast(transaction, toast));
  // Another process may have stored an early one of the same week in this very moment: then that one is replaced.
  const stored = await store().catch((error: unknown) => (isUniqueViolation(error) ? store() : Promise.reject(error)));
  if (stored?.replacedAudio) {
    await removeClip(deps, stored.replacedAudio);
  }
  return stored?.row ?? null;
}
