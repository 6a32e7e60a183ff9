import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { lengthsOf } from '#server/features/audio/audio.service.ts';
import { scheduleOf } from '#server/features/settings/settings.service.ts';
import { daysOf } from '#server/features/toasts/transcript.service.ts';
import { voicedToasts, wordsOfToasts, type VoicedToast } from '#server/features/toasts/voiced.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { fillPath } from '#shared/contract/endpoint.ts';
import { podcast } from '#shared/contract/feeds.ts';
import { rss, type Episode } from './rss.ts';

/** Goes up when the same toasts are written into a feed in another way. */
const format = 1;
/** Some programs stop reading a feed that is longer. */
const mostEpisodes = 300;

type PodcastDeps = Pick<Deps, 'db' | 'store' | 'keyring' | 'home'>;
type Feed = {
  /** The same as long as the feed is. */
  mark: string;
  write: () => Promise<string>;
};

/** The viewer's toasts as a podcast at the address that this secret makes. Its words are opened only to be written. */
export async function podcastOf(deps: PodcastDeps, viewer: Viewer, token: string): Promise<Feed> {
  const toasts = await voicedToasts(deps, viewer, mostEpisodes);
  const { timezone: zone } = await scheduleOf(deps, viewer.userId);
  const told = [format, deps.home.url, zone, toasts.map(({ id, version, audio_id: audio }) => [id, version, audio])];
  return {
    mark: createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22),
    write: async () =>
      rss({
        url: addressOf(deps, podcast.feed.path, { token }),
        home: deps.home.url,
        episodes: await episodesOf(deps, viewer, { toasts, zone, token }),
      }),
  };
}

type Asked = { toasts: VoicedToast[]; zone: string; token: string };

async function episodesOf(deps: PodcastDeps, viewer: Viewer, { toasts, zone, token }: Asked): Promise<Episode[]> {
  const lengths = await lengthsOf(
    deps,
    viewer,
    toasts.map(({ audio_id: audio }) => audio),
  );
  const words = await wordsOfToasts(
    deps,
    viewer,
    toasts.map(({ id }) => id),
  );
  const key = await deps.keyring.of(viewer.userId);
  return toasts.flatMap((toast) => {
    const { id, audio_id: audio, interval_start: intervalStart, interval_end: intervalEnd } = toast;
    const bytes = lengths.get(audio);
    const at = { token, episode: id };
    return bytes === undefined
      ? []
      : {
          guid: key.fingerprint(`episode ${String(id)}`),
          title: daysOf({ zone, intervalStart, intervalEnd }),
          lines: words.get(id) ?? [],
          publishedAt: toast.created_at,
          durationMs: toast.duration_ms ?? 0,
          audio: { url: addressOf(deps, podcast.audio.path, at), bytes },
          captionsUrl: addressOf(deps, podcast.captions.path, at),
        };
  });
}

/** Always where this server is reached by people, whatever a request says of where it was sent. */
function addressOf({ home }: Pick<Deps, 'home'>, path: string, params: Record<string, unknown>): string {
  return home.url + fillPath(path, params);
}
