import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { reviews } from '#shared/contract/reviews.ts';
import { reviewNote } from './reviews.service.ts';
import { createReviewVoices } from './voice-review.ts';

const limit = { max: 10, windowMs: 60_000 };

export function reviewsRoutes(app: App, deps: Deps): void {
  const voices = createReviewVoices(deps);

  route(app, reviews.make, ({ viewer, params }) => reviewNote(deps, viewer, params.id), limit);

  route(app, reviews.voice, async ({ viewer, body }) => ({ audioUrl: await voices.voice(viewer, body) }), limit);
}
