import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { sendEvents } from '#server/platform/http/events.ts';
import type { App } from '#server/platform/http/http.ts';
import { always, revalidatedRoute } from '#server/platform/http/revalidated-route.ts';
import { route } from '#server/platform/http/route.ts';
import type { Progress } from '#shared/contract/toast-progress.ts';
import { toasts, type Toast } from '#shared/contract/toasts.ts';
import { archivedToast, listToasts } from './archive.service.ts';
import { captionsOf, transcriptOf, type WordsFile } from './transcript.service.ts';
import { findOwnToast, generateToast, latestToast, voiceAgain, type SharedAt } from './toasts.service.ts';

const hourMs = 3_600_000;

export function toastsRoutes(app: App, deps: Deps, sharedAt: SharedAt): void {
  const making = deps.sandbox ? undefined : { max: 3, windowMs: hourMs };
  // A voice that failed is asked again; that makes no new toast.
  const voicing = deps.sandbox ? undefined : { max: 12, windowMs: hourMs };

  revalidatedRoute(app, toasts.list, ({ viewer, query }) => listToasts(deps, viewer, { ...query, sharedAt }), always);

  revalidatedRoute(
    app,
    toasts.find,
    async ({ viewer, params }) => archivedToast(deps, await findOwnToast(deps, viewer, params.id), sharedAt),
    onceVoiced,
  );

  // The display name may come along; it is neither used nor kept here. The device puts it into what it shows.
  route(app, toasts.generate, ({ viewer }) => generateToast(deps, viewer, sharedAt), making);

  revalidatedRoute(app, toasts.latest, ({ viewer }) => latestToast(deps, viewer, sharedAt), onceVoiced);

  route(app, toasts.captions, async ({ viewer, params, reply }) =>
    sendFile(reply, await captionsOf(deps, await findOwnToast(deps, viewer, params.id))),
  );

  route(app, toasts.transcript, async ({ viewer, params, reply }) =>
    sendFile(reply, await transcriptOf(deps, await findOwnToast(deps, viewer, params.id))),
  );

  route(
    app,
    toasts.voiceAgain,
    async ({ viewer, params }) => voiceAgain(deps, await findOwnToast(deps, viewer, params.id), sharedAt),
    voicing,
  );

  route(app, toasts.progress, async ({ viewer, request, reply }) =>
    sendEvents(request, reply, {
      subscribe: (send) =>
        deps.runs.watch(viewer.userId, (news) => {
          if (news.stage === 'spoken') {
            send('piece', news.piece);
          } else {
            send('progress', news, news.stage === 'done' || news.stage === 'failed');
          }
        }),
      // A page that hears this stops listening, rather than making some other tab give way in its turn.
      parting: { event: 'progress', data: { stage: 'idle' } satisfies Progress },
    }),
  );
}

/** Whether a voice is being made is known to the process that makes it alone, and no row says it. */
function onceVoiced(_call: unknown, toast: Toast | null): number | null {
  return toast === null || toast.voice === 'ready' ? always() : null;
}

function sendFile(reply: FastifyReply, { name, type, text }: WordsFile): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);
}
