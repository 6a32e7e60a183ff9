import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { exports } from '#shared/contract/exports.ts';
import { openArchive } from './archive.ts';
import { belongingsOf } from './exports.service.ts';

const hourMs = 3_600_000;

export function exportsRoutes(app: App, deps: Deps): void {
  route(app, exports.reflections, async ({ viewer }) => ({ notes: (await belongingsOf(deps, viewer)).notes }));

  route(
    app,
    exports.archive,
    async ({ viewer, reply }) => {
      const { fileName, stream } = await openArchive(deps, viewer);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(stream);
    },
    { max: 5, windowMs: hourMs },
  );
}
