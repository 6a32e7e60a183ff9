import type { Deps } from '#server/deps.ts';
import { whoIsHere } from '#server/features/accounts/accounts.service.ts';
import { activityFor } from '#server/features/activity/activity.service.ts';
import { lastOfYesterday } from '#server/features/notes/looking-back.service.ts';
import { recentAndToday, statsOf } from '#server/features/notes/notes.service.ts';
import { preferencesOf } from '#server/features/settings/settings.service.ts';
import { latestToast, type SharedAt } from '#server/features/toasts/toasts.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { FirstView } from '#shared/contract/dashboard.ts';

type Asked = { zone: string | undefined; sharedAt: SharedAt };

/** All that the dashboard of the viewer shows first, as the calls for its parts would give it; null for nobody. */
export async function readDashboard(
  deps: Deps,
  viewer: Viewer | null,
  { zone, sharedAt }: Asked,
): Promise<FirstView | null> {
  const session = await whoIsHere(deps, viewer);
  if (!viewer || !session) {
    return null;
  }
  const [preferences, notes, yesterday, stats, toast, activity] = await Promise.all([
    preferencesOf(deps, viewer.userId),
    recentAndToday(deps, viewer, zone),
    lastOfYesterday(deps, viewer, zone),
    statsOf(deps, viewer, zone),
    latestToast(deps, viewer, sharedAt),
    activityFor(deps, viewer),
  ]);
  return { session, preferences, ...notes, yesterday, stats, latestToast: toast, activity };
}
