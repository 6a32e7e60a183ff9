import * as z from 'zod/mini';
import { id, idParams, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../limits.ts';

/** How many characters are read out, which takes some minutes; more than that is there to be read. */
export const mostHeard = 6_000;

/** A reflection said back to its writer. `audioUrl` is there once it was voiced by the narrator of today. */
export const review = z.object({
  review: z.string(),
  audioUrl: z.optional(z.string()),
  /** False where the words are better read than heard, are too many, or hold nothing a narrator can say. */
  canBeHeard: z.boolean(),
});
export type Review = z.output<typeof review>;

export const reviews = {
  make: endpoint('POST', '/api/notes/:id/review', {
    summary: 'Says a reflection of yours back to you, in the second person.',
    access: 'signed-in',
    params: idParams,
    reply: review,
  }),
  /** The words must be the review of that reflection: nothing else is ever voiced. */
  voice: endpoint('POST', '/api/tts/review', {
    summary: 'The review of a reflection in the voice of your narrator.',
    access: 'signed-in',
    // Turned to 'you' and with quotation marks, words become a little longer.
    body: z.strictObject({ text: text(limits.reflectionMax * 2), noteId: id }),
    reply: z.object({ audioUrl: z.string() }),
  }),
};
