import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { overview } from '#shared/contract/overview.ts';
import { readOverview } from './overview.service.ts';

export function overviewRoutes(app: App, deps: Deps): void {
  route(app, overview.read, ({ viewer }) => readOverview(deps, viewer));
}
