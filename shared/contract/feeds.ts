import * as z from 'zod/mini';
import { done, id, idParam, idParams, instant, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../limits.ts';

/** A podcast of a person's toasts, or a calendar of when they and the reminders come. */
export const feedKinds = ['podcast', 'calendar'] as const;
export type FeedKind = (typeof feedKinds)[number];

export const feed = z.object({
  id,
  kind: z.enum(feedKinds),
  /** What its owner calls it; null when that was damaged on the server. */
  name: z.nullable(z.string()),
  createdAt: instant,
  /** When a program last asked for it, to the hour; null when none has. */
  lastUsedAt: z.nullable(instant),
});
export type Feed = z.output<typeof feed>;

export const feeds = {
  list: endpoint('GET', '/api/feeds', {
    summary: 'Your private feeds, without their addresses.',
    access: 'signed-in',
    reply: z.array(feed),
  }),
  make: endpoint('POST', '/api/feeds', {
    summary:
      'Makes a private feed. Its address is in this answer and never again: anyone who has it can read the feed.',
    access: 'signed-in',
    body: z.strictObject({
      kind: z.enum(feedKinds),
      name: text(limits.feedNameMax).check(z.trim(), z.minLength(1, 'Please give it a name.')),
    }),
    reply: z.object({ feed, address: z.string() }),
    status: 201,
  }),
  remove: endpoint('DELETE', '/api/feeds/:id', {
    summary: 'Ends a feed: nothing at its address can be read any more.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
};

const token = z.string();

/** What programs read by the address of a feed. Nobody need be signed in. */
export const podcast = {
  feed: endpoint('GET', '/api/podcasts/:token/feed.xml', {
    summary: 'A private podcast as RSS.',
    access: 'anyone',
    params: z.object({ token }),
    reply: z.unknown(),
  }),
  audio: endpoint('GET', '/api/podcasts/:token/toasts/:episode/audio.mp3', {
    summary: 'The recording of an episode.',
    access: 'anyone',
    params: z.object({ token, episode: idParam }),
    reply: z.unknown(),
  }),
  captions: endpoint('GET', '/api/podcasts/:token/toasts/:episode/transcript.vtt', {
    summary: 'The words of an episode with their times, as WebVTT.',
    access: 'anyone',
    params: z.object({ token, episode: idParam }),
    reply: z.unknown(),
  }),
};

export const calendar = {
  feed: endpoint('GET', '/api/calendars/:token/clink.ics', {
    summary: 'A private calendar of when toasts and reminders come, as iCalendar.',
    access: 'anyone',
    params: z.object({ token }),
    reply: z.unknown(),
  }),
};
