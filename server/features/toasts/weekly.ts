import type { Deps } from '#server/deps.ts';
import { memberSince } from '#server/features/accounts/accounts.service.ts';
import {
  awaitNextToast,
  isAwaited,
  takeDueToasts,
  weeklyTimeOf,
  type DueToast,
} from '#server/features/settings/settings.service.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { enqueue, type Again, type Job } from '#server/platform/jobs/jobs.ts';
import { takeAll } from '#server/platform/take-all.ts';
import type { Db } from '#server/tables.ts';
import { stillChanging } from './early.ts';
import { weeklyInterval, type Interval } from './interval.ts';
import { forgetPrepared, prepareToast, showPrepared, type WhenShown } from './prepared.ts';
import { unheard, type Report } from './runs.ts';
import { findLastWeekEnd, findToast, type ToastRow } from './toasts.queries.ts';
import { voice } from './voicing.ts';

const atOnce = 200;
const mostTries = 3;
const tryAgainMs = 600_000;
/** No work on a toast begins as early as this. */
const mostAheadMs = 6 * 3_600_000;

/** What follows from a weekly toast in other features, in the transaction in which it is shown. */
export type AfterToast = readonly ((
  transaction: Db,
  toast: { userId: number; toastId: number; now: number },
) => Promise<void>)[];

/** Begins the weekly toasts whose time has come, each as a job. Answers with how many people were looked at. */
export function beginDueToasts(deps: Pick<Deps, 'db' | 'clock'>, stopping?: AbortSignal): Promise<number> {
  const begin = (transaction: Db, { userId, due }: DueToast) =>
    enqueue(transaction, weeklyToast, {
      payload: { due },
      userId,
      uniqueKey: `${weeklyToast.kind} ${String(userId)} ${String(due)}`,
      now: deps.clock.now(),
    });
  return takeAll(() => takeDueToasts(deps, atOnce, begin), stopping);
}

const weeklyToast = { kind: 'weekly-toast', mostTries: 16 };
const toastVoice = { kind: 'toast-voice', mostTries: 14 };

/** The work on weekly toasts. A toast is shown without its voice rather than late; the voice follows when it can. */
export function toastsJobs(after: AfterToast): readonly Job<Deps, never>[] {
  const makeToast: Job<Deps, { due: number }> = {
    ...weeklyToast,
    run: async (deps, { payload: { due }, userId }) =>
      userId === null ? undefined : makeDueToast(deps, { userId, due }, after),
  };
  const voiceToast: Job<Deps, { toastId: number }> = {
    ...toastVoice,
    run: async (deps, { payload: { toastId } }) => {
      const toast = await findToast(deps.db, toastId);
      if (toast && !toast.audio_id) {
        await deps.runs.run(toast.user_id, `voice ${String(toast.id)}`, (report) => voice(deps, toast, report));
      }
    },
  };
  return [makeToast, voiceToast];
}

/** Before its hour the toast is prepared, and waits; at its hour it is shown, brought up to date where that is needed. */
async function makeDueToast(deps: Deps, toast: DueToast, after: AfterToast): Promise<void | Again> {
  const { userId, due } = toast;
  const now = deps.clock.now();
  if (!(await isAwaited(deps, toast))) {
    await forgetPrepared(deps, userId, due);
    return;
  }
  if (due - now > mostAheadMs) {
    // The clock was set back.
    await awaitNextToast(deps, toast, now);
    return;
  }
  const interval = await dueInterval(deps, toast);
  if (interval && now < due) {
    const state = await prepareToast(deps, userId, { interval, report: unheard });
    return { again: state === 'words' ? Math.min(due, now + tryAgainMs) : due };
  }
  const whenShown: WhenShown = async (transaction, row) => {
    await awaitNextToast({ db: transaction }, toast, Math.max(due, now));
    if (!row.audio_id) {
      await enqueue(transaction, toastVoice, { payload: { toastId: row.id }, userId, now });
    }
    for (const follow of after) {
      await follow(transaction, { userId, toastId: row.id, now });
    }
  };
  const isShown =
    interval !== null &&
    (await deps.runs.run(userId, 'weekly', (report) => makeOnce(deps, userId, { interval, report, whenShown })));
  if (!isShown) {
    await awaitNextToast(deps, toast, Math.max(due, now));
  }
}

type Making = { interval: Interval; report: Report; whenShown: WhenShown };

/** Null also when another process was quicker. */
async function makeOnce(deps: Deps, userId: number, making: Making): Promise<ToastRow | null> {
  try {
    return await makeWeeklyToast(deps, userId, making);
  } catch (error) {
    if (!isUniqueViolation(error)) {
      throw error;
    }
    await forgetPrepared(deps, userId);
    return null;
  }
}

/** Makes and shows the toast of a week that is over; null when nothing was written in it. */
export async function makeWeeklyToast(
  deps: Deps,
  userId: number,
  { interval, report = unheard, whenShown = () => Promise.resolve() }: Partial<Making> & Pick<Making, 'interval'>,
): Promise<ToastRow | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if ((await prepareToast(deps, userId, { interval, report })) === 'nothing') {
      return null;
    }
    const shown = await showPrepared(deps, userId, { interval, whenShown });
    if (shown) {
      return shown;
    }
  }
  throw stillChanging();
}

async function dueInterval(deps: Deps, { userId, due }: DueToast): Promise<Interval | null> {
  const since = (await findLastWeekEnd(deps.db, userId)) ?? (await memberSince(deps, userId));
  return weeklyInterval({ since, now: due, weekly: await weeklyTimeOf(deps, userId) });
}
