import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { activity } from '#shared/contract/activity.ts';
import { activityFor, seeActivity } from './activity.service.ts';

export function activityRoutes(app: App, deps: Deps): void {
  route(app, activity.list, ({ viewer }) => activityFor(deps, viewer));

  route(app, activity.see, async ({ viewer, body }) => {
    await seeActivity(deps, viewer, body?.until);
    return { message: 'Done.' };
  });
}
