import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { leaveIdle, sendList } from '#server/platform/http/send-list.ts';
import { createRoom } from '#server/platform/limits/room.ts';
import { estimateHeader, exports } from '#shared/contract/exports.ts';
import { openArchive } from './archive.ts';
import { belongingsOf, notesToTake } from './exports.service.ts';

const hourMs = 3_600_000;
/** A second tab may ask too. All together they hold some megabytes, and a core is shared by no more. */
const atOnce = { each: 2, all: 16, waitMs: 5_000 };

export function exportsRoutes(app: App, deps: Deps): void {
  const room = createRoom(atOnce);
  const enter = (viewer: Viewer, { raw }: FastifyReply) => {
    const refusal = room.enter(viewer.userId, raw);
    if (refusal) {
      throw refusal;
    }
  };

  route(app, exports.reflections, async ({ viewer, reply }) => {
    enter(viewer, reply);
    const pieces = notesToTake(deps, viewer, await belongingsOf(deps, viewer));
    return sendList(reply, { items: exports.reflections.reply.shape.notes, pieces, around: ['{"notes":', '}'] });
  });

  route(
    app,
    exports.archive,
    async ({ viewer, reply }) => {
      enter(viewer, reply);
      const { fileName, estimatedBytes, stream } = await openArchive(deps, viewer);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header(estimateHeader, String(estimatedBytes))
        .send(leaveIdle(reply, stream));
    },
    { max: 5, windowMs: hourMs },
  );
}
