import type { Deps } from '#server/deps.ts';
import type { SharedAt } from '#server/features/toasts/toasts.service.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { dashboard } from '#shared/contract/dashboard.ts';
import { readDashboard } from './dashboard.service.ts';

export function dashboardRoutes(app: App, deps: Deps, sharedAt: SharedAt): void {
  route(app, dashboard.read, ({ viewer, query }) => readDashboard(deps, viewer, { zone: query.timezone, sharedAt }));
}
