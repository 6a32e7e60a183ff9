import type { Deps } from '#server/deps.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import type { Line, Toast } from '#shared/contract/toasts.ts';
import { makeEarlyToast } from './early.ts';
import { mayHandle } from './toasts.policy.ts';
import { presentToast } from './toasts.present.ts';
import { findLatestToast, findToast, type ToastRow } from './toasts.queries.ts';
import { openLines } from './toasts.sealing.ts';
import { voiceIfPossible } from './voicing.ts';

/** Where a toast is shared, null when it is not: sharing knows toasts, and not the other way. */
export type SharedAt = (toast: { id: number; userId: number }) => Promise<string | null>;

/** Makes a toast early. Throws `invalid` with a kind message when nothing is written yet. */
export async function generateToast(deps: Deps, viewer: Viewer, sharedAt: SharedAt): Promise<Toast> {
  const row = await deps.runs.run(viewer.userId, 'early', (report) => makeEarlyToast(deps, viewer.userId, report));
  return present(deps, row, sharedAt);
}

/** Asks the voice again for a toast that has none; one that has its voice is answered as it is. */
export async function voiceAgain(deps: Deps, toast: Authorized<ToastRow>, sharedAt: SharedAt): Promise<Toast> {
  if (toast.audio_id) {
    return present(deps, toast, sharedAt);
  }
  const row = await deps.runs.run(toast.user_id, `voice ${String(toast.id)}`, (report) =>
    voiceIfPossible(deps, toast, report),
  );
  return present(deps, row, sharedAt);
}

export type { ToastRow } from './toasts.queries.ts';
export { withTimes } from './voicing.ts';
export { beginDueToasts, makeWeeklyToast, toastsJobs, type AfterToast } from './weekly.ts';

export async function latestToast(deps: Deps, viewer: Viewer, sharedAt: SharedAt): Promise<Toast | null> {
  const row = await findLatestToast(deps.db, viewer.userId);
  return row ? present(deps, row, sharedAt) : null;
}

export async function findOwnToast(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: number,
): Promise<Authorized<ToastRow>> {
  return mayHandle(viewer, await findToast(db, id));
}

/** The lines of a toast; null when they are damaged. */
export async function linesOf({ keyring }: Pick<Deps, 'keyring'>, toast: Authorized<ToastRow>): Promise<Line[] | null> {
  return openLines(await keyring.of(toast.user_id), toast);
}

/** A toast as its owner gets it. */
export async function present(deps: Deps, row: ToastRow, sharedAt: SharedAt): Promise<Toast> {
  return presentToast(row, await deps.keyring.of(row.user_id), {
    voicing: deps.runs.isRunning(row.user_id),
    shareUrl: await sharedAt({ id: row.id, userId: row.user_id }),
  });
}
