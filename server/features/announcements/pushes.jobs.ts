import type { Deps } from '#server/deps.ts';
import { hasWritten } from '#server/features/notes/notes.service.ts';
import { deviceFor, noteDeviceReminded, removeDevice, sendTo } from '#server/features/push/push.service.ts';
import { isReminderWished, type DueReminder } from '#server/features/settings/reminders.service.ts';
import { preferencesOf } from '#server/features/settings/settings.service.ts';
import type { Again, Job } from '#server/platform/jobs/jobs.ts';
import { PushError } from '#server/platform/push/push-error.ts';
import type { Message } from '#server/platform/push/push.ts';
import type { PushKind } from '#shared/contract/push.ts';
import { begin, findAnnouncement, setState } from './announcements.queries.ts';

const hourSeconds = 3_600;
const dayMs = 86_400_000;
/** The longest that a push service may have us wait. */
const longestWaitMs = 6 * 3_600_000;

/** Nothing of a person's: the words of the notification are with the app. */
function message(kind: PushKind, ttlSeconds: number): Message {
  return { data: { kind }, ttlSeconds, topic: kind };
}

/** Tells a browser that its person's toast is ready, at most once whatever happens. */
export const toastPush: Job<Deps, { announcement: number; device: number }> = {
  kind: 'toast-push',
  mostTries: 12,
  async run(deps, { payload: { announcement, device: id } }) {
    const row = await findAnnouncement(deps.db, announcement);
    if (row?.state !== 'waiting' || !(await preferencesOf(deps, row.user_id)).toastNotification) {
      return undefined;
    }
    const device = await deviceFor(deps, row.user_id, id);
    if (!device || !(await begin(deps.db, row.id))) {
      return undefined;
    }
    const takeBack = () => setState(deps.db, row.id, 'waiting');
    return sendOnce(deps, {
      send: () => sendTo(deps, device, message('toast', 3 * 24 * hourSeconds)),
      takeBack,
      gone: () => removeDevice(deps, device),
      // A toast of the day before yesterday is no news.
      until: row.created_at + 2 * dayMs,
    });
  },
};

/** Asks for today's line on a browser, at most once a day whatever happens, and not when it is written. */
export const reminderPush: Job<Deps, Pick<DueReminder, 'day' | 'dueAt'> & { device: number }> = {
  kind: 'reminder-push',
  mostTries: 10,
  async run(deps, { payload: { day, dueAt, device: id }, userId }) {
    if (
      userId === null ||
      !(await isReminderWished(deps, { userId, dueAt })) ||
      (await hasWritten(deps, userId, day))
    ) {
      return undefined;
    }
    const device = await deviceFor(deps, userId, id);
    const takeBack = device && (await noteDeviceReminded(deps, device, day));
    if (!device || !takeBack) {
      return undefined;
    }
    return sendOnce(deps, {
      send: () => sendTo(deps, device, message('reminder', 2 * hourSeconds)),
      takeBack,
      gone: () => removeDevice(deps, device),
      until: Number.POSITIVE_INFINITY,
    });
  },
};

type Sending = {
  send: () => Promise<void>;
  takeBack: () => Promise<void>;
  gone: () => Promise<void>;
  /** After this instant it is not tried again. */
  until: number;
};

/**
 * Sends what has been noted as sent already. Only where it was surely not taken is that taken back, to be tried again when
 * the service wants it or else when the job comes round.
 */
async function sendOnce(deps: Deps, { send, takeBack, gone, until }: Sending): Promise<void | Again> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (!(error instanceof PushError)) {
      // The keys are damaged or the database is away: nothing was sent.
      await takeBack();
      throw error;
    }
    const { trouble, waitMs, message: reason } = error;
    if (trouble === 'gone') {
      await gone();
      return undefined;
    }
    if (trouble !== 'not-taken') {
      deps.log.warn({ reason }, 'a notification could not be sent');
      return undefined;
    }
    const now = deps.clock.now();
    if (now >= until) {
      return undefined;
    }
    await takeBack();
    if (waitMs === undefined) {
      throw error;
    }
    return { again: now + Math.min(Math.max(waitMs, 1_000), longestWaitMs) };
  }
}
