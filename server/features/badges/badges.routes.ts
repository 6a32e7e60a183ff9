import type { Deps } from '#server/deps.ts';
import { sameWeekUntil } from '#server/features/settings/settings.service.ts';
import type { App } from '#server/platform/http/http.ts';
import { always, revalidatedRoute } from '#server/platform/http/revalidated-route.ts';
import { route } from '#server/platform/http/route.ts';
import { badges } from '#shared/contract/badges.ts';
import { badgesOf, findOwnAward, see, unseenOf, type CountOf } from './badges.service.ts';

export function badgesRoutes(app: App, deps: Deps, countOf: CountOf): void {
  revalidatedRoute(
    app,
    badges.list,
    ({ viewer, query }) => badgesOf(deps, viewer, { zone: query.timezone, countOf }),
    ({ viewer }) => sameWeekUntil(deps, viewer.userId, deps.clock.now()),
  );

  revalidatedRoute(app, badges.unseen, ({ viewer }) => unseenOf(deps, viewer), always);

  route(app, badges.see, async ({ viewer, params }) => {
    await see(deps, await findOwnAward(deps, viewer, params.id));
    return { message: 'This badge has been seen.' };
  });
}
