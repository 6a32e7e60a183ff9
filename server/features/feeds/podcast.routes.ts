import type { Deps } from '#server/deps.ts';
import { findOwnClip, openClip } from '#server/features/audio/audio.service.ts';
import { findOwnToast } from '#server/features/toasts/toasts.service.ts';
import { captionsOf } from '#server/features/toasts/transcript.service.ts';
import { sendBytes } from '#server/platform/http/bytes.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { podcast } from '#shared/contract/feeds.ts';
import { AppError } from '#shared/errors.ts';
import { openFeed, sendMarked } from './feed-reading.ts';
import { podcastOf } from './podcast.service.ts';

const kind = 'podcast';

/** What podcast programs read. */
export function podcastRoutes(app: App, deps: Deps): void {
  route(app, podcast.feed, async ({ params: { token }, request, reply }) => {
    const viewer = await openFeed(deps, { request, reply, kind, token });
    const { mark, write } = await podcastOf(deps, viewer, token);
    return sendMarked(request, reply, { mark, type: 'application/rss+xml', write });
  });

  route(app, podcast.audio, async ({ params: { token, episode }, request, reply }) => {
    const viewer = await openFeed(deps, { request, reply, kind, token });
    const { audio_id: audio } = await findOwnToast(deps, viewer, episode);
    if (audio === null) {
      throw new AppError('not_found', 'An episode without a voice.');
    }
    return sendBytes(request, reply, await openClip(deps, await findOwnClip(deps, viewer, audio)));
  });

  route(app, podcast.captions, async ({ params: { token, episode }, request, reply }) => {
    const viewer = await openFeed(deps, { request, reply, kind, token });
    const { type, text } = await captionsOf(deps, await findOwnToast(deps, viewer, episode));
    return reply.type(`${type}; charset=utf-8`).send(text);
  });
}
