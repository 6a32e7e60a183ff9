import * as z from 'zod/mini';
import { done, id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What happened of one kind since the viewer last looked, in one entry. */
export const activityEntry = z.object({
  kind: z.enum(['reactions', 'comments', 'requests', 'friends', 'lines']),
  /** Which toast it was said to; null for what belongs to none. */
  toastId: z.nullable(id),
  count: z.int(),
  /** Up to three of the people, the latest first. */
  names: z.array(z.string()),
  latestAt: instant,
});
export type ActivityEntry = z.output<typeof activityEntry>;

export const activity = {
  list: endpoint('GET', '/api/activity', {
    summary: 'What friends and visitors did since you last looked, bundled by toast and kind.',
    access: 'signed-in',
    reply: z.array(activityEntry),
  }),
  see: endpoint('POST', '/api/activity/seen', {
    summary: 'Marks as looked at what happened until then, or all of it when left out.',
    access: 'signed-in',
    body: z.nullish(z.strictObject({ until: z.iso.datetime({ offset: true, error: 'This must be an instant.' }) })),
    reply: done,
  }),
};
