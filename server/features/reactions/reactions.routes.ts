import type { Deps } from '#server/deps.ts';
import { seeByToast } from '#server/features/shares/seeing.service.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { reactions } from '#shared/contract/reactions.ts';
import { react, reactionsTo } from './reactions.service.ts';

export function reactionsRoutes(app: App, deps: Deps): void {
  route(app, reactions.list, async ({ viewer, params: { id }, query: { code } }) =>
    reactionsTo(deps, viewer, await seeByToast(deps, viewer, { toastId: id, code })),
  );

  route(
    app,
    reactions.react,
    async ({ viewer, params: { id }, query: { code }, body }) =>
      react(deps, viewer, {
        seen: await seeByToast(deps, viewer, { toastId: id, code }),
        reaction: body.reaction,
      }),
    { max: 60, windowMs: 60_000 },
  );
}
