import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { friendLines } from '#shared/contract/friend-lines.ts';
import { decideLine, findOwnLine, linesFor, removeLine } from './friend-lines.service.ts';

export function friendLinesRoutes(app: App, deps: Deps): void {
  route(app, friendLines.list, ({ viewer }) => linesFor(deps, viewer));

  route(app, friendLines.decide, async ({ viewer, params, body }) =>
    decideLine(deps, await findOwnLine(deps, viewer, params.id), body.welcome),
  );

  route(app, friendLines.remove, async ({ viewer, params }) => {
    await removeLine(deps, await findOwnLine(deps, viewer, params.id));
    return { message: 'The line is put away.' };
  });
}
