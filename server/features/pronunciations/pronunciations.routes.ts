import type { Deps } from '#server/deps.ts';
import { sendBytes } from '#server/platform/http/bytes.ts';
import type { App } from '#server/platform/http/http.ts';
import { always, revalidatedRoute } from '#server/platform/http/revalidated-route.ts';
import { route } from '#server/platform/http/route.ts';
import { takeTurn } from '#server/platform/limits/counters.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { greet, pronunciationsOf, savePronunciations, sayName } from './pronunciations.service.ts';

const listens = { max: 10, windowMs: 60_000 };

export function pronunciationsRoutes(app: App, deps: Deps): void {
  revalidatedRoute(app, pronunciations.list, ({ viewer }) => pronunciationsOf(deps, viewer.userId), always);

  route(app, pronunciations.save, ({ viewer, body }) => savePronunciations(deps, viewer, body));

  route(app, pronunciations.say, async ({ viewer, body, request, reply }) => {
    await takeTurn(deps.counters, `names ${String(viewer.userId)}`, listens);
    return sendBytes(request, reply, { bytes: await sayName(deps, viewer, body.said), mime: 'audio/mpeg' });
  });

  route(app, pronunciations.greet, async ({ viewer, body, request, reply }) => {
    await takeTurn(deps.counters, `greetings ${String(viewer.userId)}`, listens);
    const bytes = await greet(deps, viewer, body);
    return bytes ? sendBytes(request, reply, { bytes, mime: 'audio/mpeg' }) : reply.status(204).send();
  });
}
