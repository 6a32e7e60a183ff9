import type { Deps } from '#server/deps.ts';
import { sendBytes } from '#server/platform/http/bytes.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { pronunciationsOf, savePronunciations, sayName } from './pronunciations.service.ts';
import { createTurns } from './turns.ts';

const minuteMs = 60_000;

export function pronunciationsRoutes(app: App, deps: Deps): void {
  const turns = createTurns(deps.clock, { max: deps.config.rateLimits ? 10 : Infinity, windowMs: minuteMs });

  route(app, pronunciations.list, ({ viewer }) => pronunciationsOf(deps, viewer.userId));

  route(app, pronunciations.save, ({ viewer, body }) => savePronunciations(deps, viewer, body));

  route(app, pronunciations.say, async ({ viewer, body, request, reply }) => {
    turns.take(viewer.userId);
    return sendBytes(request, reply, { bytes: await sayName(deps, viewer, body.said), mime: 'audio/mpeg' });
  });
}
