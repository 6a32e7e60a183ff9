import * as z from 'zod/mini';
import { idParams } from './common.ts';
import { endpoint } from './endpoint.ts';
import { codeQuery } from './shares.ts';
import { reactions as known } from '../sharing.ts';

/** How often each was given, and which of them is the viewer's. */
export const reactionCounts = z.object({
  reactions: z.record(z.string(), z.int()),
  userReaction: z.nullable(z.enum(known)),
});
export type ReactionCounts = z.output<typeof reactionCounts>;

const reaction = z.enum(known, {
  error: ({ input }) =>
    typeof input === 'string' && input !== '' ? 'This reaction is not known.' : 'Reaction is required',
});

export const reactions = {
  list: endpoint('GET', '/api/toasts/:id/reactions', {
    summary: 'How a shared toast was answered.',
    access: 'anyone',
    params: idParams,
    query: codeQuery,
    reply: reactionCounts,
  }),
  react: endpoint('POST', '/api/toasts/:id/reactions', {
    summary: 'Answers a shared toast with a reaction; the same again takes it back.',
    access: 'signed-in',
    params: idParams,
    query: codeQuery,
    body: z.strictObject({ reaction }),
    reply: reactionCounts,
  }),
};
