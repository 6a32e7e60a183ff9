import type { Deps } from '#server/deps.ts';
import { sendBytes } from '#server/platform/http/bytes.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { soundOf } from '#server/platform/sound.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { hearFeedback, keepFeedback, readFeedback, removeFeedback } from './feedback.service.ts';

const hourMs = 3_600_000;

export function feedbackRoutes(app: App, deps: Deps): void {
  route(
    app,
    feedback.send,
    async ({ body: { text, recording } }) => {
      const sound = recording && soundOf(recording.type, Buffer.from(recording.base64, 'base64'));
      await keepFeedback(deps, { text, sound });
      return { message: 'Thank you for telling us.' };
    },
    { max: 5, windowMs: hourMs },
  );

  route(app, feedback.list, ({ viewer }) => readFeedback(deps, viewer));

  route(app, feedback.sound, async ({ viewer, params, request, reply }) =>
    sendBytes(request, reply, await hearFeedback(deps, viewer, params.id)),
  );

  route(app, feedback.remove, async ({ viewer, params }) => {
    await removeFeedback(deps, viewer, params.id);
    return { message: 'It is gone.' };
  });
}
