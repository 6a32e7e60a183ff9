import type { Deps } from '#server/deps.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import type { Toast } from '#shared/contract/toasts.ts';
import { makeEarlyToast, voice } from './make-toast.ts';
import { mayHandle } from './toasts.policy.ts';
import { presentToast } from './toasts.present.ts';
import { findLatestToast, findToast, type ToastRow } from './toasts.queries.ts';

/** Makes a toast early. Throws `invalid` with a kind message when nothing is written yet. */
export async function generateToast(deps: Deps, viewer: Viewer): Promise<Toast> {
  const row = await deps.runs.run(viewer.userId, 'early', (report) => makeEarlyToast(deps, viewer.userId, report));
  return present(deps, row);
}

/** Asks the voice again for a toast that has none; one that has its voice is answered as it is. */
export async function voiceAgain(deps: Deps, toast: Authorized<ToastRow>): Promise<Toast> {
  if (toast.audio_id) {
    return present(deps, toast);
  }
  const row = await deps.runs.run(toast.user_id, `voice ${String(toast.id)}`, (report) => voice(deps, toast, report));
  return present(deps, row);
}

export { makeWeeklyToast } from './make-toast.ts';
export { makeDueToasts, voiceSilentToasts } from './weekly.ts';

export async function latestToast(deps: Deps, viewer: Viewer): Promise<Toast | null> {
  const row = await findLatestToast(deps.db, viewer.userId);
  return row ? present(deps, row) : null;
}

export async function findOwnToast(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: number,
): Promise<Authorized<ToastRow>> {
  return mayHandle(viewer, await findToast(db, id));
}

async function present(deps: Deps, row: ToastRow): Promise<Toast> {
  return presentToast(row, await deps.keyring.of(row.user_id), deps.runs.isRunning(row.user_id));
}
