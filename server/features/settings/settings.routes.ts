import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { always, revalidatedRoute } from '#server/platform/http/revalidated-route.ts';
import { route } from '#server/platform/http/route.ts';
import { settings } from '#shared/contract/settings.ts';
import { preferencesOf, savePreferences, saveSchedule, scheduleOf } from './settings.service.ts';

export function settingsRoutes(app: App, deps: Deps): void {
  revalidatedRoute(app, settings.preferences, ({ viewer }) => preferencesOf(deps, viewer.userId), always);
  route(app, settings.savePreferences, ({ viewer, body }) => savePreferences(deps, viewer, body));
  revalidatedRoute(app, settings.schedule, ({ viewer }) => scheduleOf(deps, viewer.userId), always);
  route(app, settings.saveSchedule, ({ viewer, body }) => saveSchedule(deps, viewer, body));
}
