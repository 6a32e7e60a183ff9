import * as z from 'zod/mini';
import { done, id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { author, codeQuery } from './shares.ts';
import { friendLineText } from './sharing-fields.ts';

/** A line with which a friend answered a toast of the viewer's. */
export const friendLine = z.object({
  id,
  line: z.string(),
  user: author,
  createdAt: instant,
  /** Whether the narrator is to speak it in the next toast. */
  welcome: z.boolean(),
});
export type FriendLine = z.output<typeof friendLine>;

export const friendLines = {
  offer: endpoint('POST', '/api/toasts/:id/answer', {
    summary: "Answers a friend's toast with one line, which they may let be spoken in their next toast.",
    access: 'signed-in',
    params: idParams,
    query: codeQuery,
    body: z.strictObject({ line: friendLineText }),
    reply: done,
    status: 201,
  }),
  list: endpoint('GET', '/api/friend-lines', {
    summary: 'The lines that friends sent you and that were not spoken yet, the newest first.',
    access: 'signed-in',
    reply: z.array(friendLine),
  }),
  decide: endpoint('PATCH', '/api/friend-lines/:id', {
    summary: 'Lets a line be spoken in your next toast, or not.',
    access: 'signed-in',
    params: idParams,
    body: z.strictObject({ welcome: z.boolean() }),
    reply: friendLine,
  }),
  remove: endpoint('DELETE', '/api/friend-lines/:id', {
    summary: 'Puts a line away.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
};
