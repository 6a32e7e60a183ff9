import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { offerLine } from '#server/features/friend-lines/friend-lines.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { countedAs } from '#server/platform/http/address.ts';
import { sendBytes } from '#server/platform/http/bytes.ts';
import { sendEvents } from '#server/platform/http/events.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { countingMisses } from '#server/platform/limits/misses.ts';
import { friendLines } from '#shared/contract/friend-lines.ts';
import { shares } from '#shared/contract/shares.ts';
import { createShareWatch } from './live.ts';
import {
  openSharedAudio,
  presentSeen,
  seeByCode,
  seeByToast,
  stillSees,
  toastsOfFriends,
  type Seen,
} from './seeing.service.ts';
import { mayAnswer } from './shares.policy.ts';
import { findOwnShare, removeShare, shareToast, sharesOf } from './shares.service.ts';

const hour = 3_600_000;

export function sharesRoutes(app: App, deps: Deps): void {
  const watch = createShareWatch(deps);

  route(app, shares.share, ({ viewer, params, body }) => shareToast(deps, viewer, params.id, body), {
    max: 60,
    windowMs: hour,
  });

  route(app, shares.list, ({ viewer }) => sharesOf(deps, viewer));

  route(app, shares.remove, async ({ viewer, params }) => {
    await removeShare(deps, await findOwnShare(deps, viewer, params.id));
    return { message: 'Nobody can open the link any more.' };
  });

  route(app, shares.ofFriends, ({ viewer }) => toastsOfFriends(deps, viewer));

  route(app, shares.open, async ({ viewer, params, request }) =>
    presentSeen(deps, await openLink(deps, { viewer, request, code: params.code })),
  );

  route(app, shares.audio, async ({ viewer, params, request, reply }) => {
    const { share } = await openLink(deps, { viewer, request, code: params.code });
    return sendBytes(request, reply, await openSharedAudio(deps, share));
  });

  route(
    app,
    friendLines.offer,
    async ({ viewer, params, query, body }) => {
      const seen = await seeByToast(deps, viewer, { toastId: params.id, code: query.code });
      await offerLine(deps, viewer, { ownerId: mayAnswer(seen), line: body.line });
      return { message: 'Your line is on its way. They decide whether it is spoken.' };
    },
    { max: 20, windowMs: hour },
  );

  route(app, shares.live, async ({ viewer, params, query, request, reply }) => {
    const named = { toastId: params.id, code: query.code };
    const { share } = await seeByToast(deps, viewer, named);
    return sendEvents(request, reply, {
      subscribe: (send) => {
        // The head of the answer goes out with the first words, and a listener is to know at once that they hear.
        send('watching', {});
        return watch.watch(share.id, (change) => {
          void stillSees(deps, viewer, named).then((sees) => {
            const isGone = change === 'gone' || !sees;
            send(isGone ? 'gone' : 'changed', {}, isGone);
          });
        });
      },
      parting: { event: 'idle', data: {} },
    });
  });
}

type Link = { viewer: Viewer | null; request: FastifyRequest; code: string };

/** Opens a link. An address from which too many come that open nothing is let go on later. */
export function openLink(deps: Deps, { viewer, request, code }: Link): Promise<Seen> {
  return countingMisses(deps.counters, `codes from ${countedAs(request.ip)}`, () => seeByCode(deps, viewer, code));
}
