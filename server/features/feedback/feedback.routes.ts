import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { keepFeedback, readFeedback } from './feedback.service.ts';

const hourMs = 3_600_000;

export function feedbackRoutes(app: App, deps: Deps): void {
  route(
    app,
    feedback.send,
    async ({ body }) => {
      await keepFeedback(deps, body.text);
      return { message: 'Thank you for telling us.' };
    },
    { max: 5, windowMs: hourMs },
  );

  route(app, feedback.list, ({ viewer }) => readFeedback(deps, viewer));
}
