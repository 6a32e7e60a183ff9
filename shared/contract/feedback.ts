import * as z from 'zod/mini';
import { done, id, instant, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../limits.ts';

/** What someone told us of Clink. Nobody's name hangs on it, here or in the table. */
export const feedbackEntry = z.object({
  id,
  /** Null when the words were damaged on the server. */
  text: z.nullable(z.string()),
  audioUrl: z.nullable(z.string()),
  createdAt: instant,
});
export type FeedbackEntry = z.output<typeof feedbackEntry>;

export const newFeedback = z.strictObject({
  text: text(limits.feedbackMax).check(z.trim(), z.minLength(1, 'Please write a few words first.')),
});

export const feedback = {
  send: endpoint('POST', '/api/feedback', {
    summary: 'Sends feedback to the people who run this Clink. Who sent it is not kept.',
    access: 'anyone',
    body: newFeedback,
    reply: done,
    status: 201,
  }),
  list: endpoint('GET', '/api/admin/feedback', {
    summary: 'The feedback people have sent, newest first. For admins.',
    access: 'signed-in',
    reply: z.array(feedbackEntry),
  }),
};
