import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { feeds } from '#shared/contract/feeds.ts';
import { feedsOf, findOwnFeed, makeFeed, removeFeed } from './feeds.service.ts';

const hourMs = 3_600_000;

export function feedsRoutes(app: App, deps: Deps): void {
  route(app, feeds.list, ({ viewer }) => feedsOf(deps, viewer));

  route(app, feeds.make, ({ viewer, body }) => makeFeed(deps, viewer, body), { max: 30, windowMs: hourMs });

  route(app, feeds.remove, async ({ viewer, params }) => {
    await removeFeed(deps, await findOwnFeed(deps, viewer, params.id));
    return { message: 'Nothing at its address can be read any more.' };
  });
}
