import * as z from 'zod/mini';
import { done, id, idParams, instant, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { recordingTypes } from './recordings.ts';
import { limits } from '../limits.ts';

/** What someone told us of Clink. Nobody's name hangs on it, here or in the table. */
export const feedbackEntry = z.object({
  id,
  /** Null when there are no words, and when they were damaged on the server. */
  text: z.nullable(z.string()),
  /** There, and true, when the words were damaged. */
  unreadable: z.optional(z.boolean()),
  audioUrl: z.nullable(z.string()),
  createdAt: instant,
});
export type FeedbackEntry = z.output<typeof feedbackEntry>;

/** So many characters of base64 hold a recording of the longest kind. */
const recordingCharacters = Math.ceil(limits.feedbackBytes / 3) * 4;

const emptyFeedback = 'Please write or say a few words first.';

const recording = z.strictObject({
  type: z.enum(recordingTypes),
  base64: z.string().check(
    z.maxLength(recordingCharacters, `A recording can be up to ${limits.feedbackMinutes} minutes long.`),
    // Not a pattern of groups: those take room on the stack for each of millions of characters.
    z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'This could not be read as a recording.'),
  ),
});

export const newFeedback = z
  .strictObject({ text: z.optional(text(limits.feedbackMax).check(z.trim())), recording: z.optional(recording) })
  .check(
    z.refine(({ text: words = '', recording: sound }) => words !== '' || sound !== undefined, {
      path: ['text'],
      error: emptyFeedback,
    }),
  );

export const feedback = {
  send: endpoint('POST', '/api/feedback', {
    summary: 'Sends feedback to the people who run this Clink, in words or as a recording. Who sent it is not kept.',
    access: 'anyone',
    body: newFeedback,
    bodyBytes: recordingCharacters + limits.requestBytes,
    reply: done,
    status: 201,
  }),
  list: endpoint('GET', '/api/admin/feedback', {
    summary: 'The feedback people have sent, newest first. For admins.',
    access: 'signed-in',
    reply: z.array(feedbackEntry),
  }),
  sound: endpoint('GET', '/api/admin/feedback/:id/audio', {
    summary: 'What was said in a piece of feedback. For admins.',
    access: 'signed-in',
    params: idParams,
    reply: z.unknown(),
  }),
  remove: endpoint('DELETE', '/api/admin/feedback/:id', {
    summary: 'Removes a piece of feedback that was dealt with. For admins.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
};
